import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFromSession, keepInSession } from '#client/session-store.ts'
import { keepSimulatedPlan, recallSimulatedPlan } from './simulated-plan.ts'

const plan = {
  productId: 2,
  downPaymentPercentage: 30,
  tenureMonths: 12,
  monthlyPayment: 204_167,
  totalAmount: 3_500_000,
  country: 'cm',
} as const

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined)
  removeFromSession('simulated plan')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('nothing is kept before a plan was simulated', () => {
  expect(recallSimulatedPlan()).toBeNull()
})

test('the plan is kept as it was shown', () => {
  keepSimulatedPlan(plan)
  expect(recallSimulatedPlan()).toEqual(plan)
})

test.each([null, 'plan', 7, [], {}, { ...plan, totalAmount: '3500000' }, { ...plan, tenureMonths: undefined }])(
  'what is no plan is none: %j',
  (kept) => {
    keepInSession('simulated plan', kept)
    expect(recallSimulatedPlan()).toBeNull()
  },
)
