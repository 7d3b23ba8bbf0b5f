import { queryOptions } from '@tanstack/react-query'
import type { Visitor } from '#client/visitor.tsx'
import type { Country } from '#kernel/country.ts'
import { defaultLanguage, type Language } from '#kernel/language.ts'
import type { Product, ProductDetail } from '../product.ts'
import type { SiteType } from '../site-type.ts'

/** A page of the catalogue as an address names it: `type`, `page`. */
export type AskedPage = { readonly siteType: SiteType; readonly page: number }

function addressOf(path: string, country: Country, { siteType, page }: AskedPage, language?: Language): string {
  const query = new URLSearchParams({ country })
  if (siteType !== 'all') query.set('type', siteType)
  if (page > 1) query.set('page', String(page))
  if (language && language !== defaultLanguage) query.set('lang', language)
  return `${path}?${query}`
}

/** A page of the catalogue, priced for a country, in the order of the visitor's language. */
export const productPageQuery = ({ country, language }: Visitor, asked: AskedPage) =>
  queryOptions<Product[]>({ queryKey: [addressOf('/api/products', country, asked, language)] })

/** How many products there are of a site type. */
export const productCountQuery = (country: Country, siteType: SiteType) =>
  queryOptions<{ count: number }>({ queryKey: [addressOf('/api/products/count', country, { siteType, page: 1 })] })

/** The first page of the catalogue, priced for a country. */
export const productsQuery = (country: Country) =>
  queryOptions<Product[]>({ queryKey: [addressOf('/api/products', country, { siteType: 'all', page: 1 })] })

/** What a visitor who looks at a product may compare it with; `id` as the address has it. */
export const relatedQuery = (id: string, country: Country) =>
  queryOptions<Product[]>({
    queryKey: [`/api/products?country=${country}&relatedTo=${encodeURIComponent(id)}`],
    enabled: /^[1-9]\d{0,8}$/.test(id),
  })

/** One product with its sheet; `id` as the address has it. */
export const productQuery = (id: string, country: Country) =>
  queryOptions<ProductDetail>({ queryKey: [`/api/products/${encodeURIComponent(id)}?country=${country}`] })
