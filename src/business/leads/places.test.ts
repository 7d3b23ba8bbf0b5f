import { expect, test } from 'vitest'
import { placesIn } from '#business/energy/built-in-places.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { isOnlyState, placeName, places, placesOf } from './places.ts'

test.each(countries)(
  'are those whose sun the energy audit knows, so that a choice made there can be taken over (%s)',
  (country) => {
    expect(placesOf[country].filter((place) => place !== 'other')).toEqual(placesIn(country).map(({ key }) => key))
    expect(placesOf[country].includes('other')).toBe(countryTable[country].placeKind === 'town')
  },
)

test('all are of one country, and have a name', () => {
  const named = places.filter((place) => place !== 'other')
  expect(new Set(named).size).toBe(named.length)
  expect(named.filter((place) => !placeName(place))).toEqual([])
  expect([placeName('fct'), placeName('leo'), placeName('other')]).toEqual(['FCT Abuja', 'Léo', null])
})

test.each([
  ['Lagos', 'cm', true],
  ['akwa ibom State', 'cm', true],
  ['FCT Abuja', 'cm', true],
  ['12 Allen Avenue, Lagos', 'cm', false],
  ['Surulere', 'cm', false],
  // A quarter of a town that has no states above it.
  ['Plateau', 'bf', false],
] as const)('%s in %s is only a state: %s', (address, country, isOnly) => {
  expect(isOnlyState(address, country)).toBe(isOnly)
})
