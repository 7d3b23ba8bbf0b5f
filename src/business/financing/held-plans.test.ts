import { expect, test } from 'vitest'
import { heldPlan } from './held-plans.ts'

type Held = Parameters<ReturnType<typeof heldPlan>['hold']>[0]
const product = () => ({ id: 2 }) as Parameters<typeof heldPlan>[0]
const plan = (monthlyPayment: number) => ({ monthlyPayment }) as Held
const terms = { downPaymentPercentage: 30, tenureMonths: 12 }

test('a plan is held for its product, its day and its terms, and for no other', () => {
  const offered = product()
  heldPlan(offered, '2026-03-05', terms).hold(plan(1))
  expect(heldPlan(offered, '2026-03-05', terms).known).toEqual(plan(1))
  expect(heldPlan(offered, '2026-03-05', { ...terms, tenureMonths: 11 }).known).toBeUndefined()
  expect(heldPlan(offered, '2026-03-05', { ...terms, downPaymentPercentage: 35 }).known).toBeUndefined()
  expect(heldPlan(product(), '2026-03-05', terms).known).toBeUndefined()
  expect(heldPlan(offered, '2026-03-06', terms).known).toBeUndefined()
})

test('what one product holds is bounded', () => {
  const offered = product()
  const months = Array.from({ length: 200 }, (_, tenureMonths) => ({ ...terms, tenureMonths }))
  for (const each of months) heldPlan(offered, '2026-03-05', each).hold(plan(each.tenureMonths))
  const known = months.map((each) => heldPlan(offered, '2026-03-05', each).known).filter(Boolean)
  expect(known.length).toBeLessThanOrEqual(64)
  expect(known.at(-1)).toEqual(plan(199))
})
