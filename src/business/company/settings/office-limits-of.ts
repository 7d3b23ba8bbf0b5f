import { perCountry, type Country } from '#kernel/country.ts'
import type { OfficeSettings } from './country-settings.ts'
import type { Settings } from './setting-groups.ts'

/** What a country's office takes on. For those who decide: what visitors may know of it is in brand.ts. */
export type OfficeLimits = {
  /** How many visitors take the same slot; 0: none is offered. */
  readonly places: { readonly consultation: number; readonly appointment: number }
  /** Whole units of the country's currency. */
  readonly secondApprovalAbove: number
}

/** What the offices take on, out of what is set. */
export function officeLimitsOf({ countries }: Pick<Settings, 'countries'>): Record<Country, OfficeLimits> {
  return perCountry((country) => limits(countries[country]))
}

function limits({ consultationPlaces, appointmentPlaces, secondApprovalAbove }: OfficeSettings): OfficeLimits {
  return { places: { consultation: consultationPlaces, appointment: appointmentPlaces }, secondApprovalAbove }
}
