import type { Product } from './product.ts'

/** How far two products lie apart in price, as a share; a missing price is as far as it gets. */
function priceDistance(a: Product, b: Product): number {
  return a.price === null || b.price === null ? Infinity : Math.abs(Math.log(a.price / b.price))
}

/**
 * What a visitor who looks at `product` may compare it with: up to `count` others, those of its category first,
 * then those nearest in price, then those of the lowest id.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[], count = 3): Product[] {
  const elsewhere = (other: Product) => Number(other.categoryId !== product.categoryId)
  const distance = new Map(catalogue.map((other) => [other.id, priceDistance(product, other)]))
  const apart = (other: Product) => distance.get(other.id) ?? Infinity
  return catalogue
    .filter((other) => other.id !== product.id)
    .toSorted((a, b) => {
      if (elsewhere(a) !== elsewhere(b)) return elsewhere(a) - elsewhere(b)
      return apart(a) === apart(b) ? a.id - b.id : apart(a) - apart(b)
    })
    .slice(0, count)
}
