import { perCountry, type Country } from '#kernel/country.ts'
import type { OfficeLimits } from '#kernel/office-limits.ts'
import type { OfficeSettings } from './country-settings.ts'
import type { Settings } from './setting-groups.ts'

/** What the offices take on, out of what is set. */
export function officeLimitsOf({ countries }: Pick<Settings, 'countries'>): Record<Country, OfficeLimits> {
  return perCountry((country) => limits(countries[country]))
}

function limits({ consultationPlaces, appointmentPlaces, secondApprovalAbove }: OfficeSettings): OfficeLimits {
  return { places: { consultation: consultationPlaces, appointment: appointmentPlaces }, secondApprovalAbove }
}
