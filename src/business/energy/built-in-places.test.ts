import { expect, test } from 'vitest'
import { defaultPlaceOf, findPlace, places, placesIn } from './built-in-places.ts'

test('37 places in Nigeria and 19 in Burkina Faso, each with its own key', () => {
  expect(placesIn('cm')).toHaveLength(37)
  expect(placesIn('bf')).toHaveLength(19)
  expect(placesIn()).toHaveLength(56)
  expect(new Set(places.map(({ key }) => key)).size).toBe(56)
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
