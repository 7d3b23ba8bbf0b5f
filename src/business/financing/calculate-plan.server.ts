import { catalogueOf, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { affordabilityOf } from './affordability.ts'
import type { Calculation } from './calculation.ts'
import { calculationRequestSchema } from './plan-request.ts'
import { pricePlan } from './price-plan.ts'

/**
 * What a product costs down and a month, from today on (the country's day): worked out once, as visitors move the same few
 * sliders. Refused as `invalid` (fields), else as {@link pricePlan} says.
 */
export async function calculatePlan(
  services: CatalogueServices & Pick<Services, 'now'>,
  request: unknown,
): Promise<Outcome<Calculation>> {
  const parsed = parse(calculationRequestSchema, request)
  if (!parsed.ok) return parsed
  const { productId, country, totalPrice, downPaymentPercentage, tenureMonths } = parsed.value
  const today = wallClock(services.now(), countryTable[country].timeZone).date
  const key = `plan ${country} ${productId} ${totalPrice} ${downPaymentPercentage} ${tenureMonths} ${today}`
  const options = { bytes: () => bytesOfPlan, keep: (outcome: Outcome<Calculation>) => outcome.ok }
  return services.cache.read(key, options, async () => {
    const offered = (await catalogueOf(services, country)).find(({ id }) => id === productId)
    const terms = { downPaymentPercentage, tenureMonths, price: ['totalPrice', totalPrice] as const }
    const priced = pricePlan(offered, terms, today)
    if (!priced.ok) return priced
    const { product, plan } = priced.value
    const priceStatus = offered?.priceStatus ?? null
    return done({ product: { ...product, priceStatus }, ...plan, affordability: affordabilityOf(plan) })
  })
}

/** With its answer, which is written and packed once. */
const bytesOfPlan = 6_000
