import * as z from 'zod/mini'
import { contactOf } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { defaultLanguage, languages, type Language } from '#kernel/language.ts'
import { canBeFinanced } from './can-be-financed.ts'
import { inDisplayOrder } from './display-order.ts'
import type { Product } from './product.ts'
import { productsPerPage } from './products-per-page.ts'
import { relatedProducts } from './related-products.ts'
import { forSiteType, siteTypes, type SiteType } from './site-type.ts'

const figure = (digits: number) => z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`), 'invalid'))

/** What is asked of the catalogue beside the country. Codes: `invalid`, `unknown_value`, `too_big`. */
export const productPageSchema = z.object({
  page: z._default(figure(6), '1'),
  limit: z._default(
    figure(2).check(z.refine((limit) => Number(limit) <= productsPerPage, 'too_big')),
    String(productsPerPage),
  ),
  type: z._default(choice(siteTypes), 'all'),
  lang: z._default(choice(languages), defaultLanguage),
  financed: z.optional(choice(['true'])),
  q: z._default(line(0, 100), ''),
  relatedTo: z.optional(figure(9)),
})

/** How many products a list has on all its pages. */
export const productCountSchema = z.object({ count: z.int() })

/** A page of a list, counted from 1, how many pages there are (at least one), and how many products on all of them. */
export type ProductPageOf = {
  readonly items: readonly Product[]
  readonly page: number
  readonly pages: number
  readonly count: number
}

/**
 * The page that is asked for of a country's products; nothing beyond the last. With `financed` those that can be paid in
 * instalments, with `q` those whose names or maker have every word of it; with `relatedTo`, those worth comparing with it.
 */
export function productPage(
  products: readonly Product[],
  asked: z.output<typeof productPageSchema>,
  country: Country,
): ProductPageOf {
  const { page, limit, relatedTo } = asked
  const all = relatedTo ? comparable(products, Number(relatedTo)) : listed(products, asked)
  const size = Number(limit)
  const from = (Number(page) - 1) * size
  return {
    items: all.slice(from, from + size).map((product) => asShown(product, country)),
    page: Number(page),
    pages: Math.max(1, Math.ceil(all.length / size)),
    count: all.length,
  }
}

/** An office may have taken its prices off the site since the products were read. */
function asShown(product: Product, country: Country): Product {
  return contactOf(country).hasPriceList ? product : { ...product, price: null, priceStatus: null }
}

function comparable(products: readonly Product[], id: number): readonly Product[] {
  const product = products.find((one) => one.id === id)
  return product ? relatedProducts(product, products) : []
}

type Listing = Pick<z.output<typeof productPageSchema>, 'type' | 'lang' | 'financed' | 'q'>

function listed(products: readonly Product[], { type, lang, financed, q }: Listing): readonly Product[] {
  const all = inOrder(products, type, lang)
  if (!financed && q === '') return all
  return all.filter((product) => (!financed || canBeFinanced(product)) && hasWords(foldedNames(product), q))
}

const folded = new WeakMap<Product, string>()

function foldedNames(product: Product): string {
  const names = folded.get(product) ?? foldText(`${product.name} ${product.nameEn} ${product.manufacturer}`)
  folded.set(product, names)
  return names
}

const ordered = new WeakMap<readonly Product[], Map<string, readonly Product[]>>()

/** Ordered once for each list, and remembered as long as the list is: ten thousand names take a while to compare. */
function inOrder(products: readonly Product[], type: SiteType, language: Language): readonly Product[] {
  const known = ordered.get(products) ?? new Map<string, readonly Product[]>()
  ordered.set(products, known)
  const key = `${type} ${language}`
  const made = known.get(key) ?? inDisplayOrder(forSiteType(products, type), language)
  known.set(key, made)
  return made
}
