import type { CatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { affordabilityOf } from './affordability.ts'
import type { Calculation } from './calculation.ts'
import { heldPlan } from './held-plans.ts'
import { calculationRequestSchema } from './plan-request.ts'
import { pricePlan } from './price-plan.ts'

/**
 * What a product costs down and a month, from today on (the country's day). Refused as `invalid` (fields), else as
 * {@link pricePlan} says.
 */
export async function calculatePlan(
  catalogue: Pick<CatalogueMemory, 'products'>,
  request: unknown,
  now: Date,
): Promise<Outcome<Calculation>> {
  const parsed = parse(calculationRequestSchema, request)
  if (!parsed.ok) return parsed
  const { productId, country, totalPrice, ...terms } = parsed.value
  const offered = (await catalogue.products(country)).find(({ id }) => id === productId)
  const today = wallClock(now, countryTable[country].timeZone).date
  const plans = offered && offered.price === totalPrice ? heldPlan(offered, today, terms) : null
  if (plans?.known) return done(plans.known)
  const priced = pricePlan(offered, { ...terms, price: ['totalPrice', totalPrice] }, today)
  if (!priced.ok) return priced
  const { product, plan } = priced.value
  const priceStatus = offered?.priceStatus ?? null
  const calculation = { product: { ...product, priceStatus }, ...plan, affordability: affordabilityOf(plan) }
  plans?.hold(calculation)
  return done(calculation)
}
