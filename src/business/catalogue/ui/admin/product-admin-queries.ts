import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import type { DataSort } from '#design/admin/data-column.ts'
import type { Category } from '../../category.ts'
import type { ProductCounts, ProductPage, ProductRecord } from '../../editing/product-record.ts'

export const productsPath = '/api/admin/products'

/** One product as staff read it. */
export const productRecordQuery = (id: string) =>
  queryOptions<ProductRecord>({ queryKey: [`${productsPath}/${encodeURIComponent(id)}`], staleTime: 0, gcTime: 0 })

/** The shelves of the catalogue. */
export const categoriesQuery = () => queryOptions<Category[]>({ queryKey: ['/api/product-categories'] })

async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { credentials: 'include', signal })
  if (!response.ok) throw await apiErrorOf(response)
  return (await response.json()) as T
}

/** How many products there are. */
export const productCountsQuery = () =>
  queryOptions({
    queryKey: [productsPath, 'counts'],
    queryFn: ({ signal }) => read<ProductCounts>(`${productsPath}/counts`, signal),
  })

/** The list, page by page. */
export function productPagesQuery(q: string, sort: DataSort) {
  return infiniteQueryOptions({
    queryKey: [productsPath, q, sort],
    placeholderData: keepPreviousData,
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = new URLSearchParams({
        limit: '50',
        sort: `${sort.desc ? '-' : ''}${sort.id}`,
        ...(q && { q }),
        ...(cursor && { cursor }),
      })
      return read<ProductPage>(`${productsPath}?${query.toString()}`, signal)
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
