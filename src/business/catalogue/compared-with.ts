import type { Product } from './product.ts'
import { labelled, systemRatings } from './ratings.ts'
import { groupTwins, isTwin } from './twin.ts'

/**
 * The two to hold against a system of so many `units` that carries a load: of those with no less power and battery the nearest in price, and
 * where these are too few the nearest of the others. None that differs from it in name only, none without a price.
 */
export function comparedWith(id: number, units: number, catalogue: readonly Product[]): readonly Product[] {
  const seen = catalogue.find((product) => product.id === id)
  if (!seen) return []
  const sizeOf = (product: Product) => {
    const { power, storage } = labelled(product)
    return { power: power ?? 0, storage: storage ?? 0 }
  }
  const needed = sizeOf(seen)
  const isTooSmall = (product: Product) => {
    const { power, storage } = sizeOf(product)
    return power < units * needed.power || storage < units * needed.storage
  }
  const apart = ({ price }: Product) => Math.abs((price ?? 0) - units * (seen.price ?? 0))
  return groupTwins(catalogue)
    .map(({ product }) => product)
    .filter((product) => product.price !== null && systemRatings(product) !== null && product.id !== id)
    .filter((product) => !isTwin(product, seen))
    .toSorted((one, other) => Number(isTooSmall(one)) - Number(isTooSmall(other)) || apart(one) - apart(other))
    .slice(0, 2)
}
