import { expect, test } from 'vitest'
import { amountOff, largestDiscount } from './quote.ts'

test.each([
  [3_500_000, 1_050_000],
  [3_500_005, 1_050_002],
  [3_500_001, 1_050_000],
])('thirty percent of %i are %i, and not too much', (total, taken) => {
  expect(amountOff({ percent: 30 }, total)).toBe(taken)
  expect(largestDiscount(total)).toBe(taken)
})

test('an amount is taken off as it is', () => expect(amountOff(50_000, 3_500_000)).toBe(50_000))
