import type { InstalmentPlan } from '../instalment-plan.ts'

/** What a plan's total is made of: equal payments of one amount, in the order in which they fall due. */
export type PlanPart = { readonly part: 'first' | 'even' | 'last'; readonly count: number; readonly amount: number }

/** The parts that sum to the total: the down payment, the equal instalments, and the last where it differs. */
export function partsOf({ paymentSchedule }: Pick<InstalmentPlan, 'paymentSchedule'>): PlanPart[] {
  const [first, ...instalments] = paymentSchedule.map(({ amount }) => amount)
  const parts: PlanPart[] = first === undefined ? [] : [{ part: 'first', count: 1, amount: first }]
  const last = instalments.at(-1)
  const even = instalments.filter((amount) => amount === instalments[0]).length
  if (even > 0) parts.push({ part: 'even', count: even, amount: instalments[0] ?? 0 })
  if (last !== undefined && last !== instalments[0]) parts.push({ part: 'last', count: 1, amount: last })
  return parts
}
