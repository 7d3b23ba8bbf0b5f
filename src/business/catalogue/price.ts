import * as z from 'zod/mini'
import { countries, type Country } from '#kernel/country.ts'

/** Where a price comes from: set to look right, read in a dealer's list, or fixed by the contract of the site. */
export const priceStatuses = ['illustrative', 'published', 'specification'] as const

/** One country's price of a product: whole units of that country's currency, and how the amount was come by. */
const priceSchema = z.object({
  amount: z.int().check(z.positive('price_positive')),
  status: z.enum(priceStatuses),
  basis: z.string(),
})
type Price = z.infer<typeof priceSchema>

/** The prices of one product; a country that is absent has no price there ("on request"). */
export const priceListSchema = z.partialRecord(z.enum(countries), priceSchema)
export type PriceList = Readonly<Partial<Record<Country, Price>>>
