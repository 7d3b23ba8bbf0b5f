import { findProduct, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import type { AppliedPlan } from './application.ts'
import { applicationRequestSchema } from './plan-request.ts'
import { pricePlan } from './price-plan.ts'

/** What an application is for, at the catalogue's price. */
export type RequestedPlan = {
  readonly country: Country
  readonly product: ProductSummary
  readonly plan: AppliedPlan
}

/** Reads what a visitor applies for. Refuses with `invalid` (fields), else as {@link pricePlan} says. */
export async function requestedPlan(
  services: CatalogueServices & Pick<Services, 'now'>,
  request: unknown,
): Promise<Outcome<RequestedPlan>> {
  const parsed = parse(applicationRequestSchema, request)
  if (!parsed.ok) return parsed
  const { productId, country, totalAmount, monthlyPayment, ...terms } = parsed.value
  const offered = (await findProduct(services, productId, country)) ?? undefined
  const shown = { ...terms, price: ['totalAmount', totalAmount], monthlyPayment } as const
  const priced = pricePlan(offered, shown, wallClock(services.now(), countryTable[country].timeZone).date)
  if (!priced.ok) return priced
  const { product, plan } = priced.value
  return done({ country, product, plan: { ...terms, ...plan } })
}
