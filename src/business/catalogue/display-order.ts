import type { Language } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Product } from './product.ts'

/** The lines that come first, in this order (specification 1, section 2). */
const preferredNames = ['Power M', 'Eco Beast', 'AC200MAX', 'EB70', 'IVEM', 'LUNA']
const preferred = preferredNames.map((name) => new RegExp(`(^|\\W)${name}(\\W|$)`, 'i'))

type Ordered = Pick<Product, 'id' | 'name' | 'nameEn' | 'price'>

function rankOf(product: Ordered): number {
  const rank = preferred.findIndex((name) => name.test(product.name))
  return rank === -1 ? preferred.length : rank
}

/** Cheapest first; a product without a price in the country comes after those with one. */
function byPrice(a: Ordered, b: Ordered): number {
  if (a.price === b.price) return 0
  return (a.price ?? Infinity) - (b.price ?? Infinity)
}

/**
 * The catalogue in display order: the preferred lines first (within a line cheapest first, then by name),
 * everything else alphabetically by its name in `language`, figures compared as numbers; namesakes by id.
 */
export function inDisplayOrder<T extends Ordered>(products: readonly T[], language: Language): T[] {
  const collator = new Intl.Collator(language, { numeric: true })
  return products
    .map((product) => ({ product, rank: rankOf(product) }))
    .toSorted((a, b) => {
      if (a.rank !== b.rank) return a.rank - b.rank
      const price = a.rank < preferred.length ? byPrice(a.product, b.product) : 0
      return (
        price ||
        collator.compare(nameIn(a.product, language), nameIn(b.product, language)) ||
        a.product.id - b.product.id
      )
    })
    .map(({ product }) => product)
}
