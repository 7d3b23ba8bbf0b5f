import { expect, test } from 'vitest'
import { countries } from '#kernel/country.ts'
import { defaultPlaceOf, findPlace, places, placesIn } from './built-in-places.ts'

test('37 places in Nigeria and 19 in Burkina Faso; all have a country, and a key of their own', () => {
  expect(placesIn('cm')).toHaveLength(37)
  expect(placesIn('bf')).toHaveLength(19)
  expect(placesIn()).toEqual(places)
  expect(countries.flatMap((country) => placesIn(country)).length).toBe(places.length)
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
})

test('each has twelve months, and the published mean of the year is theirs', () => {
  for (const { monthly, annual } of places) {
    expect(monthly).toHaveLength(12)
    expect(Math.abs(monthly.reduce((sum, month) => sum + month, 0) / 12 - annual)).toBeLessThan(0.02)
  }
})

test('Lagos and Ouagadougou stand in for a visitor who names no place', () => {
  expect(defaultPlaceOf).toMatchObject({
    cm: { key: 'lagos', country: 'cm' },
    bf: { key: 'ouagadougou', country: 'bf' },
  })
  expect(findPlace('fct')).toMatchObject({ city: 'Abuja' })
  expect(findPlace('atlantis')).toBeUndefined()
})
