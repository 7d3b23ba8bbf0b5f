import { expect, test } from 'vitest'
import { placesIn } from './built-in-places.ts'
import { zones } from './zones.ts'

test('each place of Nigeria is in one zone', () => {
  const zoned = zones.flatMap((zone) => zone.places)
  expect(zoned.toSorted()).toEqual(
    placesIn('cm')
      .map(({ key }) => key)
      .toSorted(),
  )
})
