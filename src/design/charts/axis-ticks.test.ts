import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [87, [0, 25, 50, 75, 100]],
  [1_900, [0, 500, 1_000, 1_500, 2_000]],
  [Number.NaN, [0, 1]],
])('an axis up to %d', (highest, expected) => {
  expect(axisTicks(highest)).toEqual(expected)
})

test('covers the highest value in a handful of even steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (highest) => {
      const ticks = axisTicks(highest)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }),
  )
})
