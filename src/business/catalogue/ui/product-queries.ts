import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import type { Product, ProductDetail } from '../product.ts'

/** The catalogue, priced for a country. */
export const productsQuery = (country: Country) =>
  queryOptions<Product[]>({ queryKey: [`/api/products?country=${country}`] })

/** One product with its sheet; `id` as the address has it. */
export const productQuery = (id: string, country: Country) =>
  queryOptions<ProductDetail>({ queryKey: [`/api/products/${encodeURIComponent(id)}?country=${country}`] })
