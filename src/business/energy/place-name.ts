import { countryTable, type Country } from '#kernel/country.ts'
import type { ListedPlace } from './listed-place.ts'

/** What people call a place: a town by its name, any other kind by its region's. */
export function placeName({ region, city }: Pick<ListedPlace, 'region' | 'city'>, country: Country): string {
  return countryTable[country].placeKind === 'town' ? city : region
}
