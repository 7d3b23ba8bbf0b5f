import * as z from 'zod/mini'
import { isWithoutPanels, type PanelFacts } from './is-without-panels.ts'
import { productSchema } from './product.ts'

/** What names, pictures, links and prices a product: what other answers say of it. It has a price. */
export const productSummarySchema = z.extend(
  z.pick(productSchema, {
    id: true,
    slug: true,
    name: true,
    nameEn: true,
    manufacturer: true,
    capacity: true,
    batteryCapacity: true,
    imageUrl: true,
    currency: true,
  }),
  {
    price: z.int().check(z.describe('Whole units of `currency`.')),
    withoutPanels: z.optional(z.boolean()).check(z.describe('Whether the price is without panels.')),
  },
)
export type ProductSummary = Readonly<z.infer<typeof productSummarySchema>>

type PricedProduct = {
  readonly product: Omit<ProductSummary, 'price' | 'withoutPanels'> & PanelFacts
  readonly price: number
}

/** The summary of a product that costs `price`. */
export function summaryOf({ product, price }: PricedProduct): ProductSummary {
  const { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, imageUrl, currency } = product
  const named = { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, imageUrl }
  return { ...named, price, currency, withoutPanels: isWithoutPanels(product) }
}
