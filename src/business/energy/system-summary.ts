import type { SystemSummary } from './audit-answer.ts'
import type { SizedSystem } from './sized-catalogue.ts'

/** What an answer says of a system. */
export function summaryOf({ product, price }: SizedSystem): SystemSummary {
  const { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, imageUrl, currency } = product
  return { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, imageUrl, price, currency }
}
