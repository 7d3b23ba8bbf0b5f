import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import type { Product, ProductDetail } from '../product.ts'
import { isRowId } from '#kernel/is-row-id.ts'

/** The first page of the catalogue, priced for a country. */
export const productsQuery = (country: Country) =>
  queryOptions<Product[]>({ queryKey: [`/api/products?country=${country}`] })

/** What a visitor who looks at a product may compare it with; `id` as the address has it. */
export const relatedQuery = (id: string, country: Country) =>
  queryOptions<Product[]>({
    queryKey: [`/api/products?country=${country}&relatedTo=${encodeURIComponent(id)}`],
    enabled: isRowId(id),
  })

/** One product with its sheet; `id` as the address has it. */
export const productQuery = (id: string, country: Country) =>
  queryOptions<ProductDetail>({ queryKey: [`/api/products/${encodeURIComponent(id)}?country=${country}`] })
