import type { Product } from './product.ts'

const labels = ({ capacity, batteryCapacity }: Product) =>
  `${capacity}/${batteryCapacity}`.replaceAll(/\s/g, '').toLowerCase()

/** Whether a visitor who can't be told the price of `product` may take `other`: the same power and battery, with a price. */
export function isPricedTwin(product: Product, other: Product): boolean {
  const isSame = product.systemType === other.systemType && labels(product) === labels(other)
  return product.price === null && other.price !== null && product.capacity !== '' && isSame
}

const figures = /\d+(?:[.,]\d+)?\s*k?(?:VA|Wh|W)(?![a-z])/gi
const tiers = /(^|\s)(?:core|plus|elite)(?=\s|$)/gi

/** The line of a product: its name without figures and tiers. `Power M 6kVA / 10kWh` and `Power M Plus` are both `power m`. */
export const lineOf = ({ name }: Pick<Product, 'name'>) =>
  name.replace(figures, ' ').replace(tiers, ' ').replaceAll('/', ' ').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** What twins have in common; of a product without figures, itself. */
const figuresOf = (product: Product) =>
  product.capacity === ''
    ? String(product.id)
    : JSON.stringify([product.manufacturer, product.systemType, lineOf(product), labels(product)])

/** Whether two products differ in name only, their price too being the same. */
export function isTwin(one: Product, other: Product): boolean {
  return one.price === other.price && figuresOf(one) === figuresOf(other)
}

/** Products that differ in name only: the one to show, and the others. */
export type Twins = { readonly product: Product; readonly others: readonly Product[] }

/**
 * Products by what they are: those of one line, type, maker, power, battery and price together, in the order of the first. One
 * without a price stands with its twins that have one, unless these differ.
 */
export function groupTwins(products: readonly Product[]): Twins[] {
  const pricesOf = new Map<string, Set<number>>()
  for (const product of products) {
    const prices = pricesOf.get(figuresOf(product)) ?? new Set()
    if (product.price !== null) prices.add(product.price)
    pricesOf.set(figuresOf(product), prices)
  }
  const groups = new Map<string, Product[]>()
  for (const product of products) {
    const [only = null, ...others] = pricesOf.get(figuresOf(product)) ?? []
    const key = `${figuresOf(product)} ${product.price ?? (others.length === 0 ? only : null)}`
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return [...groups.values()].flatMap((group) => {
    const product = group.find(({ price }) => price !== null) ?? group[0]
    return product ? [{ product, others: group.filter((other) => other !== product) }] : []
  })
}
