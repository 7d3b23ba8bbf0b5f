import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

test.each([
  [[], 2, 1],
  [[1], 2, 2],
  [[2], 2, 1],
  [[2], 1, null],
  [[2, 3], 2, null],
  [[7], 2, 1],
  [[1, 2], 3, 3],
  [[2, 1], 2, null],
  [[3], 2, 1],
  [[1, 2, 3], 2, null],
  [[], 0, null],
] as const)('of %j taken, with %i in all: %s', (taken, capacity, place) => {
  expect(freePlace(taken, capacity)).toBe(place)
})
