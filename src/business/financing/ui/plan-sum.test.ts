import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPercentage, anyTenure } from '../../../../tests/support/any-plan.ts'
import { planInstalments } from '../plan-instalments.ts'
import { partsOf } from './plan-sum.ts'

const parts = (totalAmount: number, downPaymentPercentage: number, tenureMonths: number) =>
  partsOf(planInstalments({ totalAmount, downPaymentPercentage, tenureMonths }, '2026-03-05'))

test('the down payment, the even instalments, and the last that takes the rounding', () => {
  expect(parts(3_500_000, 30, 12)).toEqual([
    { part: 'first', count: 1, amount: 1_050_000 },
    { part: 'even', count: 11, amount: 204_167 },
    { part: 'last', count: 1, amount: 204_163 },
  ])
})

test('instalments that are all alike are one part', () => {
  expect(parts(1_200_000, 50, 12)).toEqual([
    { part: 'first', count: 1, amount: 600_000 },
    { part: 'even', count: 12, amount: 50_000 },
  ])
})

test('paying in full, and in one instalment', () => {
  expect(parts(3_500_000, 30, 0)).toEqual([{ part: 'first', count: 1, amount: 3_500_000 }])
  expect(parts(1_000, 30, 1)).toEqual([
    { part: 'first', count: 1, amount: 300 },
    { part: 'even', count: 1, amount: 700 },
  ])
})

test('the parts sum to the total and count every payment', () => {
  const total = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(total, anyPercentage, anyTenure, (price, percentage, months) => {
      const plan = planInstalments(
        { totalAmount: price, downPaymentPercentage: percentage, tenureMonths: months },
        '2026-03-05',
      )
      const summed = partsOf(plan)
      expect(summed.reduce((sum, { count, amount }) => sum + count * amount, 0)).toBe(price)
      expect(summed.reduce((sum, { count }) => sum + count, 0)).toBe(plan.paymentSchedule.length)
    }),
  )
})
