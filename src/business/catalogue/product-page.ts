import * as z from 'zod/mini'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'
import { canBeFinanced } from './can-be-financed.ts'
import type { Product } from './product.ts'
import { productsPerPage, siteTypes } from './site-type.ts'
import { isPricedTwin } from './twin.ts'

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

/** The page that is asked for of a list; nothing beyond the last. */
export function productPage(
  all: readonly Product[],
  { page, limit }: Pick<z.output<typeof productPageSchema>, 'page' | 'limit'>,
): ProductPageOf {
  const size = Number(limit)
  const from = (Number(page) - 1) * size
  return {
    items: all.slice(from, from + size),
    page: Number(page),
    pages: Math.max(1, Math.ceil(all.length / size)),
    count: all.length,
  }
}

/** The products worth comparing with one of them. */
export function comparable(products: readonly Product[], id: number): readonly Product[] {
  const product = products.find((one) => one.id === id)
  return product ? relatedProducts(product, products) : []
}

/** With `financed` those that can be paid in instalments, with `q` those whose names or maker have every word of it. */
export function matching(
  all: readonly Product[],
  { financed, q }: Pick<z.output<typeof productPageSchema>, 'financed' | 'q'>,
): readonly Product[] {
  if (!financed && q === '') return all
  return all.filter((product) => (!financed || canBeFinanced(product)) && hasWords(foldedNames(product), q))
}

const folded = new WeakMap<Product, string>()

function foldedNames(product: Product): string {
  const names = folded.get(product) ?? foldText(`${product.name} ${product.nameEn} ${product.manufacturer}`)
  folded.set(product, names)
  return names
}

/** How far two products lie apart in price, as a share; a missing price is as far as it gets. */
function priceDistance(a: Product, b: Product): number {
  return a.price === null || b.price === null ? Infinity : Math.abs(Math.log(a.price / b.price))
}

/**
 * What a visitor who looks at `product` may compare it with: up to `count` others, the priced twins of one
 * without a price first, then those of its category, then those nearest in price, then those of the lowest id.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[], count = 3): Product[] {
  const shelf = (other: Product) =>
    isPricedTwin(product, other) ? -1 : Number(other.categoryId !== product.categoryId)
  const distance = new Map(catalogue.map((other) => [other.id, priceDistance(product, other)]))
  const apart = (other: Product) => distance.get(other.id) ?? Infinity
  return catalogue
    .filter((other) => other.id !== product.id)
    .toSorted((a, b) => {
      if (shelf(a) !== shelf(b)) return shelf(a) - shelf(b)
      return apart(a) === apart(b) ? a.id - b.id : apart(a) - apart(b)
    })
    .slice(0, count)
}
