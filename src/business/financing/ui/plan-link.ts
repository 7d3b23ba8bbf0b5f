import type { Country } from '#kernel/country.ts'
import { planSearch, type ChosenPlan } from './plan-address.ts'

/** The address that shows this plan again to whoever opens it; prices are a country's, so it names the country. */
export function planLink(plan: ChosenPlan, country: Country): string {
  const origin = globalThis.location?.origin ?? ''
  return `${origin}/financing${planSearch(plan)}&country=${country}`
}
