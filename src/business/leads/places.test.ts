import { expect, test } from 'vitest'
import { placesIn } from '#business/energy/built-in-places.ts'
import { hasMessage } from '#i18n/server-messages.server.ts'
import { isOnlyState, places, placesOf } from './places.ts'

test('are those whose sun the energy audit knows, so that a choice made there can be taken over', () => {
  expect(placesOf.cm).toEqual(placesIn('cm').map(({ key }) => key))
  expect(placesOf.bf.filter((town) => town !== 'other')).toEqual(placesIn('bf').map(({ key }) => key))
})

test('all have a name', () => {
  expect(places.filter((place) => !hasMessage(`leads.place.${place}`))).toEqual([])
})

test.each([
  ['Lagos', true],
  ['akwa ibom State', true],
  ['12 Allen Avenue, Lagos', false],
  ['Surulere', false],
])('%s is only a state: %s', (address, isOnly) => {
  expect(isOnlyState(address)).toBe(isOnly)
})
