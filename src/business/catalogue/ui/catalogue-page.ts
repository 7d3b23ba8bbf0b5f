import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVisitor, type Visitor } from '#client/visitor.tsx'
import type { Country } from '#kernel/country.ts'
import { defaultLanguage, type Language } from '#kernel/language.ts'
import { pageIn } from '#kernel/parse.ts'
import type { Product } from '../product.ts'
import { productFilterOf, type ProductFilter } from '../product-filter.ts'
import type { ProductChoices } from '../product-page.ts'
import { siteTypeOf, type SiteType } from '../site-type.ts'
import { groupTwins } from '../twin.ts'

/** A page of the catalogue as an address names it: `type`, `page` and what narrows it. */
export type AskedPage = { readonly siteType: SiteType; readonly page: number; readonly filter: ProductFilter }

/** The page of the catalogue that an address names. */
export const askedPageOf = (search: Pick<URLSearchParams, 'get'>): AskedPage => ({
  siteType: siteTypeOf(search.get('type')),
  page: pageIn(search),
  filter: productFilterOf(search),
})

/** The address of a page of the catalogue. */
export function catalogueAddress({ siteType, page, filter }: AskedPage): string {
  const search = new URLSearchParams(filter)
  if (siteType !== 'all') search.set('type', siteType)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/products?${search}` : '/products'
}

function addressOf(path: string, country: Country, { siteType, page, filter }: AskedPage, language?: Language): string {
  const query = new URLSearchParams({ country, ...filter })
  if (siteType !== 'all') query.set('type', siteType)
  if (page > 1) query.set('page', String(page))
  if (language && language !== defaultLanguage) query.set('lang', language)
  // A price is asked for, and ordered by, as the card tells it first.
  if (filter.budget || filter.sort?.includes('price')) query.set('prices', 'complete')
  return `${path}?${query}`
}

/** A page of the catalogue, priced for a country, in the order of the visitor's language. */
export const productPageQuery = (visitor: Visitor, asked: AskedPage) =>
  queryOptions<Product[]>({ queryKey: [productPageAddress(visitor, asked)] })

/** Where the API answers a page of the catalogue. */
export const productPageAddress = ({ country, language }: Visitor, asked: AskedPage) =>
  addressOf('/api/products', country, asked, language)

/** How many products there are on all pages of a list. */
export const productCountQuery = (country: Country, asked: AskedPage) =>
  queryOptions<{ count: number }>({ queryKey: [addressOf('/api/products/count', country, { ...asked, page: 1 })] })

/** How many things a visitor sees of a list: cards where all of it is on one page, else the products on all of its pages. */
export function useShownCount(asked: AskedPage): number {
  const visitor = useVisitor()
  const { data: products = [] } = useQuery(productPageQuery(visitor, asked))
  const { data } = useQuery(productCountQuery(visitor.country, asked))
  const count = Math.max(data?.count ?? 0, products.length)
  return count === products.length ? groupTwins(products).length : count
}

/** What the products for a type of site can be narrowed by. */
export const productChoicesQuery = (country: Country, siteType: SiteType) =>
  queryOptions<ProductChoices>({
    queryKey: [`${addressOf('/api/products/choices', country, { siteType, page: 1, filter: {} })}&prices=complete`],
  })
