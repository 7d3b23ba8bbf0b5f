import { countryTable, isCountry, perCountry, type Country } from '#kernel/country.ts'
import type { Place } from './place.ts'
import reference from './reference/irradiance.json' with { type: 'json' }

function countryOf(code: string): Country {
  if (!isCountry(code)) throw new Error(`irradiance.json names the unknown country ${code}`)
  return code
}

/** Nigeria's 36 state capitals and the FCT, and 19 towns of Burkina Faso. The source stands in the JSON. */
export const places: readonly Place[] = reference.places.map((row) => {
  const { key, region, city, latitude, longitude, monthly, annual } = row
  return { key, country: countryOf(row.country), region, city, latitude, longitude, monthly, annual }
})

const byKey: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.key, place]))

/** The place of a key; undefined when there is none. */
export function findPlace(key: string): Place | undefined {
  return byKey.get(key)
}

function known(key: string): Place {
  const place = findPlace(key)
  if (!place) throw new Error(`irradiance.json has no ${key}`)
  return place
}

/** Where a visitor of each country is assumed to live until they say so. */
export const defaultPlaceOf: Readonly<Record<Country, Place>> = perCountry((country) =>
  known(countryTable[country].defaultPlace),
)

/** The places of one country, or all of them. */
export function placesIn(country?: Country): readonly Place[] {
  return country ? places.filter((place) => place.country === country) : places
}
