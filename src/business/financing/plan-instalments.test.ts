import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPercentage, anyTenure } from '../../../tests/support/any-plan.ts'
import { addMonths } from '#kernel/calendar-date.ts'
import { planInstalments } from './plan-instalments.ts'
import { planLimits } from './plan-limits.ts'
import type { PlanTerms } from './plan-terms.ts'

const { downPayment, tenure } = planLimits
const start = '2026-03-05'
const plan = (totalAmount: number, downPaymentPercentage: number, tenureMonths: number) =>
  planInstalments({ totalAmount, downPaymentPercentage, tenureMonths }, start)
const amounts = (...terms: Parameters<typeof plan>) => plan(...terms).paymentSchedule.map(({ amount }) => amount)

const terms = (totals: fc.Arbitrary<number>): fc.Arbitrary<PlanTerms> =>
  fc.record({ totalAmount: totals, downPaymentPercentage: anyPercentage, tenureMonths: anyTenure })
const anyTotal = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1_000_000_000_000 }))
/** From here on the rule for small totals never speaks: the largest down payment leaves over half the months' square. */
const leastReal = Math.ceil((tenure.max ** 2 / 2 + 1) / (1 - downPayment.max / 100))
const realTotal = fc.integer({ min: leastReal, max: 1_000_000_000_000 })
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the plan of the specification', () => {
  const { paymentSchedule, ...numbers } = plan(3_500_000, 30, 12)

  test('costs 1,050,000 down and 204,167 a month', () => {
    expect(numbers).toEqual({ downPayment: 1_050_000, monthlyPayment: 204_167, totalAmount: 3_500_000 })
  })

  test('has a last instalment of 204,163', () => {
    expect(paymentSchedule).toHaveLength(13)
    expect(paymentSchedule[0]).toEqual({
      paymentNumber: 0,
      dueDate: '2026-03-05',
      amount: 1_050_000,
      remainingBalance: 2_450_000,
    })
    expect(paymentSchedule[1]).toEqual({
      paymentNumber: 1,
      dueDate: '2026-04-05',
      amount: 204_167,
      remainingBalance: 2_245_833,
    })
    expect(paymentSchedule[12]).toEqual({
      paymentNumber: 12,
      dueDate: '2027-03-05',
      amount: 204_163,
      remainingBalance: 0,
    })
  })
})

test('paying in full is one row, the whole price, now', () => {
  expect(plan(3_500_000, 30, 0)).toEqual({
    downPayment: 3_500_000,
    monthlyPayment: 0,
    totalAmount: 3_500_000,
    paymentSchedule: [{ paymentNumber: 0, dueDate: start, amount: 3_500_000, remainingBalance: 0 }],
  })
})

test('due dates keep to the end of shorter months', () => {
  const dates = planInstalments({ totalAmount: 1_000_000, downPaymentPercentage: 20, tenureMonths: 4 }, '2027-12-31')
  expect(dates.paymentSchedule.map(({ dueDate }) => dueDate)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
})

describe('a total of a few units', () => {
  test.each([
    // Nothing is left to pay monthly.
    [1, 10, 24, [1]],
    [2, 80, 24, [2]],
    // Fewer units than months: one instalment a unit.
    [10, 30, 24, [3, 1, 1, 1, 1, 1, 1, 1]],
    [4, 10, 24, [1, 1, 1, 1]],
    // 36 over 24 months is 1.5, rounded up it would be paid off in month 18.
    [40, 10, 24, [4, ...Array<number>(23).fill(1), 13]],
    // 7 over 3 is 2.33: the nearest, and the last takes the rest.
    [10, 30, 3, [3, 2, 2, 3]],
  ])('%i at %i percent over %i months', (total, percent, months, expected) => {
    expect(amounts(total, percent, months)).toEqual(expected)
  })
})

describe('every plan', () => {
  test('sums to the total, to the unit', () => {
    fc.assert(
      fc.property(terms(anyTotal), (chosen) => {
        const { paymentSchedule } = planInstalments(chosen, start)
        expect(paymentSchedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(chosen.totalAmount)
      }),
      { numRuns: 2000 },
    )
  })

  test('has whole, positive payments and a balance that falls to nothing', () => {
    fc.assert(
      fc.property(terms(anyTotal), (chosen) => {
        const { paymentSchedule, ...numbers } = planInstalments(chosen, start)
        let balance = chosen.totalAmount
        for (const [number, row] of paymentSchedule.entries()) {
          balance -= row.amount
          expect([row.paymentNumber, row.remainingBalance]).toEqual([number, balance])
          expect(Number.isInteger(row.amount) && row.amount > 0).toBe(true)
        }
        expect(balance).toBe(0)
        expect(paymentSchedule[0]?.amount).toBe(numbers.downPayment)
        expect(paymentSchedule.slice(1, -1).every(({ amount }) => amount === numbers.monthlyPayment)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a real price is the plain formula, in as many instalments as months', () => {
    fc.assert(
      fc.property(terms(realTotal), (chosen) => {
        const { totalAmount, downPaymentPercentage, tenureMonths } = chosen
        const { paymentSchedule, ...numbers } = planInstalments(chosen, start)
        expect(paymentSchedule).toHaveLength(tenureMonths + 1)
        if (tenureMonths === 0) return
        const down = Math.round((totalAmount * downPaymentPercentage) / 100)
        const monthly = Math.round((totalAmount - down) / tenureMonths)
        expect(numbers).toEqual({ downPayment: down, monthlyPayment: monthly, totalAmount })
        const last = paymentSchedule.at(-1)?.amount ?? 0
        expect(Math.abs(last - monthly)).toBeLessThanOrEqual(tenureMonths / 2)
      }),
      { numRuns: 2000 },
    )
  })

  test('is due month after month from its start', () => {
    fc.assert(
      fc.property(terms(realTotal), day, (chosen, from) => {
        const dates = planInstalments(chosen, from).paymentSchedule.map(({ dueDate }) => dueDate)
        expect(dates).toEqual(Array.from({ length: chosen.tenureMonths + 1 }, (_, months) => addMonths(from, months)))
      }),
    )
  })
})
