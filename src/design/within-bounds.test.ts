import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withinBounds } from './within-bounds.ts'

test.each([
  [3, { min: 1, max: 10 }, 3],
  [0, { min: 1, max: 10 }, 1],
  [99, { min: 1, max: 10 }, 10],
  [2.6, { min: 1, max: 10 }, 3],
  [0.3, { min: 0, max: 8, step: 0.5 }, 0.5],
  [9, { min: 0, max: 7, step: 2 }, 6],
  [Number.NaN, { min: 1, max: 10 }, 1],
  [Infinity, { min: 1, max: 10 }, 10],
])('%d within %o is %d', (value, bounds, expected) => {
  expect(withinBounds(value, bounds)).toBe(expected)
})

test('never outside, always on a step, and settled values stay', () => {
  const cases = fc.record({
    value: fc.double({ noNaN: true }),
    min: fc.integer({ min: -50, max: 50 }),
    steps: fc.integer({ min: 0, max: 400 }),
    step: fc.constantFrom(0.1, 0.25, 0.5, 1, 5),
  })
  fc.assert(
    fc.property(cases, ({ value, min, steps, step }) => {
      const bounds = { min, max: min + steps * step, step }
      const settled = withinBounds(value, bounds)
      expect(settled).toBeGreaterThanOrEqual(min)
      expect(settled).toBeLessThanOrEqual(bounds.max + 1e-6)
      expect(Math.abs((settled - min) / step - Math.round((settled - min) / step))).toBeLessThan(1e-4)
      expect(withinBounds(settled, bounds)).toBe(settled)
    }),
  )
})
