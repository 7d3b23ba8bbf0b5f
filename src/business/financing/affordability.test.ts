import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordabilityOf, meetsConditions, paymentShare, termsWithin, weighPlan } from './affordability.ts'
import { monthlyPaymentOf } from './down-payment.ts'
import { planLimits } from './plan-limits.ts'

const needed = (monthlyPayment: number) => affordabilityOf({ monthlyPayment }, 'NGN')

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

test('a share never reads as the limit from the other side of it', () => {
  expect(paymentShare(120, 500, true)).toBe(24)
  expect(paymentShare(204_167, 900_000, true)).toBe(22.7)
  expect(paymentShare(2_999, 10_000, true)).toBe(29.9)
  expect(paymentShare(3_001, 10_000, false)).toBe(30.1)
  expect(paymentShare(100, 0, false)).toBeNull()
})

test.each([
  ['enough', 100_000, 400_000, { isAffordable: true, isTooSmall: false, share: 25 }],
  ['more than the share', 150_000, 400_000, { isAffordable: false, isTooSmall: false, share: 37.5 }],
  [
    'less than is asked for whatever the payment',
    20_000,
    200_000,
    { isAffordable: false, isTooSmall: true, share: 10 },
  ],
])('a plan is weighed by an income: %s', (_, monthlyPayment, income, weighed) => {
  expect(weighPlan({ monthlyPayment }, 'NGN', income)).toMatchObject(weighed)
  expect(meetsConditions({ monthlyPayment }, 'NGN', income)).toBe(weighed.isAffordable)
})

test('nothing is weighed that has no monthly payment, and by no income', () => {
  expect([weighPlan({ monthlyPayment: 0 }, 'NGN', 400_000), weighPlan({ monthlyPayment: 1 }, 'NGN', null)]).toEqual([
    null,
    null,
  ])
})

const plan = { totalAmount: 3_500_000, downPaymentPercentage: 30, tenureMonths: 12 }

test.each([
  [680_557, 30, 12],
  [680_556, 30, 13],
  [340_278, 30, 24],
  [340_277, 30, 24],
  [340_276, 35, 24],
  [300_000, 40, 24],
  [299_999, null, null],
])('an income of %i carries %s percent and %s months', (income, downPaymentPercentage, tenureMonths) => {
  const wanted = tenureMonths === null ? null : { ...plan, downPaymentPercentage, tenureMonths }
  expect(termsWithin(plan, 'NGN', income)).toEqual(wanted)
})

test('the plan that an income carries is affordable, within the limits, and no shorter or smaller than was asked', () => {
  const terms = fc.record({
    totalAmount: fc.integer({ min: 1, max: 100_000_000 }),
    downPaymentPercentage: fc.integer({ min: 2, max: 16 }).map((steps) => steps * 5),
    tenureMonths: fc.integer({ min: 0, max: 24 }),
  })
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 5_000_000 }), (asked, income) => {
      const found = termsWithin(asked, 'NGN', income)
      if (!found) return
      expect(income).toBeGreaterThanOrEqual(affordabilityOf(monthlyPaymentOf(found), 'NGN')?.minimumIncome ?? 0)
      expect(found.downPaymentPercentage).toBeLessThanOrEqual(planLimits.downPayment.max)
      expect(found.tenureMonths).toBeLessThanOrEqual(planLimits.tenure.max)
      expect(found.tenureMonths).toBeGreaterThanOrEqual(asked.tenureMonths)
      expect(found.downPaymentPercentage).toBeGreaterThanOrEqual(asked.downPaymentPercentage)
    }),
  )
})
