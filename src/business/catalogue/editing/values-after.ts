import { pricesAfter } from './prices-after.ts'
import type { ProductFields } from './product-fields.ts'
import type { ProductRecord } from './product-record.ts'

export type ProductValues = ReturnType<typeof valuesAfter>

/** What is stored of what staff wrote, but its slug; `before` is the product as it was. */
export function valuesAfter(fields: ProductFields, before: ProductRecord | null) {
  const { slug: _slug, price, prices, ratings, specification, ...plain } = fields
  return {
    ...plain,
    ...(ratings ?? before?.ratings),
    prices: pricesAfter(before, { price, prices }),
    specification: specification ?? before?.specification ?? {},
  }
}

/** Whether storing the values would leave a product as it is. */
export function saysTheSame(values: ProductValues, before: ProductRecord): boolean {
  const known: Readonly<Record<string, unknown>> = { ...before, ...before.ratings }
  return Object.entries(values).every(([name, value]) => written(value) === written(known[name]))
}

/** A value in letters, whatever the order of its members. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return members.map(([name, member]) => `${name}: ${written(member)}`).join('\n')
}
