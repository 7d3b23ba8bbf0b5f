import { expect, test } from 'vitest'
import { perMonth, rounded, twelveMonths } from './range.ts'

test('a year is told as twelve of the months that are told, whichever of them a page shows', () => {
  const year = { low: 2_655_000, high: 4_460_000 }
  expect(rounded(perMonth(year))).toEqual({ low: 220_000, high: 370_000 })
  expect(twelveMonths(year)).toEqual({ low: 2_640_000, high: 4_440_000 })
  // To two figures of its own it would be another: 2,700,000 to 4,500,000.
  expect(twelveMonths(year)).not.toEqual(rounded(year))
})
