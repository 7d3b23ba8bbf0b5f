import { isCountry, type Country } from '#kernel/country.ts'
import { defaultPeriod, periods, type Period } from '../../period.ts'

/** Which analytics a screen shows: a period, one country or (null) both. */
export type AnalyticsQuestion = { readonly days: Period; readonly country: Country | null }

/** What an address asks for; thirty days of both countries unless it says otherwise. */
export function analyticsQuestionOf(address: URLSearchParams): AnalyticsQuestion {
  const country = address.get('country')
  const days = periods.find((known) => known === address.get('days')) ?? defaultPeriod
  return { days, country: isCountry(country) ? country : null }
}

/** The part of an address that asks for analytics, as the API takes it too. */
export function addressOf({ days, country }: AnalyticsQuestion): string {
  return new URLSearchParams({ days, ...(country && { country }) }).toString()
}
