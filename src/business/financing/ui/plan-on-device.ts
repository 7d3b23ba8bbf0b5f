import type { Product } from '#business/catalogue/product.ts'
import { priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import type { Calculated } from '#client/calculated.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { Calculation } from '../calculation.ts'
import type { CalculationRequest } from '../plan-request.ts'
import { calculateOffer } from '../price-plan.ts'

/** What the page shows of what is paid, and the moment at which it was told of it. */
export type ShownOffer = {
  readonly product: Product | undefined
  readonly quote: Quote | null
  readonly toldAt: number
}

/**
 * The plan as the server calculates it, at the price that the page shows.
 * @throws Error where that can't be paid so
 */
export async function planOnDevice(
  request: CalculationRequest,
  { product, quote, toldAt }: ShownOffer,
  now = new Date(),
): Promise<Calculated<Calculation>> {
  const today = wallClock(now, countryTable[request.country].utcOffset).date
  const price = quote && priceToday({ ...quote, isValid: today <= quote.validUntil })
  if (quote && price === null) throw new Error('this system is not sold any more')
  const paid = quote && price !== null ? { quote, price } : null
  const outcome = calculateOffer(product, request, today, paid)
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return { ...outcome.value, pricesOf: new Date(toldAt).toISOString() }
}
