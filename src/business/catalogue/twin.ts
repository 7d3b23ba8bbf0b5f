import type { Product } from './product.ts'

const labels = ({ capacity, batteryCapacity }: Product) =>
  `${capacity}/${batteryCapacity}`.replaceAll(/\s/g, '').toLowerCase()

/** Whether a visitor who can't be told the price of `product` may take `other`: the same power and battery, with a price. */
export function isPricedTwin(product: Product, other: Product): boolean {
  const isSame = product.systemType === other.systemType && labels(product) === labels(other)
  return product.price === null && other.price !== null && product.capacity !== '' && isSame
}
