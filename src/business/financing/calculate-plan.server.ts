import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { offeredQuote, type QuoteServices } from '#business/quotes/read-quote.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Calculation } from './calculation.ts'
import { calculationRequestSchema } from './plan-request.ts'
import { calculateOffer } from './price-plan.ts'

/**
 * What a product, or the whole of a quote, costs down and a month, from today on (the country's day): worked out once, as
 * visitors move the same few sliders. Refused as `invalid` (fields), else as {@link offeredQuote} and {@link calculateOffer} say.
 */
export async function calculatePlan(services: QuoteServices, request: unknown): Promise<Outcome<Calculation>> {
  const parsed = parse(calculationRequestSchema, request)
  if (!parsed.ok) return parsed
  const { productId, country, totalPrice, downPaymentPercentage, tenureMonths, quoteKey } = parsed.value
  // Read every time: until when a quote opens is no concern of the cache.
  const offer = quoteKey === undefined ? null : await offeredQuote(services, quoteKey, { productId, country })
  if (offer && !offer.ok) return offer
  const paid = offer && offer.value
  const today = wallClock(services.now(), countryTable[country].utcOffset).date
  const key = `plan ${country} ${productId} ${totalPrice} ${downPaymentPercentage} ${tenureMonths} ${today} ${quoteKey ?? ''} ${paid?.price ?? ''}`
  const options = { bytes: () => bytesOfPlan, keep: (outcome: Outcome<Calculation>) => outcome.ok }
  return services.cache.read(key, options, async () => {
    const offered = (await catalogueOf(services, country)).find(({ id }) => id === productId)
    return calculateOffer(offered, parsed.value, today, paid)
  })
}

/** With its answer, which is written and packed once. */
const bytesOfPlan = 6_000
