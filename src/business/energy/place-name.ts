import { countryTable, type Country } from '#kernel/country.ts'
import type { ListedPlace } from './listed-place.ts'

/** What people call a place: its state in Nigeria, its town in Burkina Faso. */
export function placeName({ region, city }: Pick<ListedPlace, 'region' | 'city'>, country: Country): string {
  return countryTable[country].placeKind === 'state' ? region : city
}
