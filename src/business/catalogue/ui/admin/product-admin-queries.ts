import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import { pagesOf } from '#client/pages-of.ts'
import type { DataSort } from '#design/admin/data-column.ts'
import type { Category } from '../../product.ts'
import type { ProductCounts, ProductPage, ProductPlace, ProductRecord } from '../../editing/product-record.ts'

export const productsPath = '/api/admin/products'

/** One product as staff read it. */
export const productRecordQuery = (id: string) =>
  queryOptions<ProductRecord>({ queryKey: [`${productsPath}/${encodeURIComponent(id)}`], staleTime: 0, gcTime: 0 })

/** Where a product stands in the catalogue. */
export const productPlaceQuery = (id: number) =>
  queryOptions<readonly ProductPlace[]>({ queryKey: [`${productsPath}/${id}/places`] })

/** The shelves of the catalogue. */
export const categoriesQuery = () => queryOptions<Category[]>({ queryKey: ['/api/product-categories'] })

/** How many products there are. */
export const productCountsQuery = () =>
  queryOptions({
    queryKey: [productsPath, 'counts'],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${productsPath}/counts`, { credentials: 'include', signal })
      if (!response.ok) throw await apiErrorOf(response)
      return (await response.json()) as ProductCounts
    },
  })

/** The list, page by page; `kept` narrows it to a kind of product. */
export function productPagesQuery(q: string, kept: Readonly<Record<string, string>>, sort: DataSort) {
  const order = `${sort.desc ? '-' : ''}${sort.id}`
  const filter = new URLSearchParams({ limit: '50', sort: order, ...kept, ...(q && { q }) })
  return { ...pagesOf<ProductPage>(productsPath, filter), placeholderData: keepPreviousData }
}
