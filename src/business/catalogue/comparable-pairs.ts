import { labelled } from './ratings.ts'
import type { Product } from './product.ts'
import { groupTwins, lineOf } from './twin.ts'

/** Two systems that a buyer hesitates between: of one size and two makers, or of one line and a larger battery. */
export type ComparablePair = { readonly kind: 'brands' | 'larger'; readonly products: readonly [Product, Product] }

/**
 * Up to three pairs of a list to begin a comparison with, in the list's order: two makers, a size up, two makers again. No system stands in two of
 * them; one without a price, or without a power or a battery on its label, in none.
 */
export function comparablePairs(products: readonly Product[]): ComparablePair[] {
  const systems = groupTwins(products).flatMap(({ product }) => {
    const { power, storage } = labelled(product)
    return product.price === null || power === null || storage === null ? [] : [{ product, power, storage }]
  })
  const taken = new Set<number>()
  const kinds = ['brands', 'larger', 'brands'] as const
  return kinds.flatMap((kind) => {
    for (const one of systems) {
      const other = systems.find(
        ({ product, power, storage }) =>
          !taken.has(one.product.id) &&
          !taken.has(product.id) &&
          power === one.power &&
          (kind === 'brands'
            ? storage === one.storage && product.manufacturer !== one.product.manufacturer
            : storage > one.storage && lineOf(product) === lineOf(one.product)),
      )
      if (!other) continue
      taken.add(one.product.id).add(other.product.id)
      return [{ kind, products: [one.product, other.product] as const }]
    }
    return []
  })
}
