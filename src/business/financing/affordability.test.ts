import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordabilityOf } from './affordability.ts'

const needed = (monthlyPayment: number) => affordabilityOf({ monthlyPayment })

test.each([
  // 204,167 is 30 percent of 680,556.67.
  [204_167, 680_556, 680_557],
  // 30,000 is exactly 30 percent of 100,000, which is not enough; the least income is.
  [30_000, 100_000, 300_000],
  // 90,000 is exactly 30 percent of the least income, so that one unit more is asked for.
  [90_000, 300_000, 300_001],
])('a payment of %i a month needs an income above %i, so %i', (payment, incomeAbove, minimumIncome) => {
  expect(needed(payment)).toEqual({
    incomeAbove,
    incomeAtLeast: 300_000,
    minimumIncome,
    incomeShare: 30,
    activityMonths: 6,
  })
})

test('a plan without monthly payments needs no income', () => {
  expect(needed(0)).toBeNull()
})

test('the income named is the smallest of which the payment is under 30 percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (payment) => {
      const { minimumIncome = 0 } = needed(payment) ?? {}
      const isEnough = (income: number) => income >= 300_000 && BigInt(payment) * 100n < BigInt(income) * 30n
      expect([isEnough(minimumIncome), isEnough(minimumIncome - 1)]).toEqual([true, false])
    }),
  )
})

test('the thresholds can be others', () => {
  const conditions = { monthlyIncome: { value: 100 }, incomeShare: { value: 50 }, activityMonths: { value: 3 } }
  expect(affordabilityOf({ monthlyPayment: 400 }, conditions)).toEqual({
    incomeAbove: 800,
    incomeAtLeast: 100,
    minimumIncome: 801,
    incomeShare: 50,
    activityMonths: 3,
  })
})
