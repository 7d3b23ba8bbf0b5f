import { keepInSession, recallFromSession } from '#client/session-store.ts'
import type { ApplicationRequest } from '../plan-request.ts'

/** The plan that the visitor simulated last, with the numbers that they were shown: what applying for it sends. */
export type SimulatedPlan = ApplicationRequest

const name = 'simulated plan'
const numbers = ['productId', 'downPaymentPercentage', 'tenureMonths', 'monthlyPayment', 'totalAmount'] as const

/** Keeps the plan for this tab, so that the eligibility page applies for it. */
export function keepSimulatedPlan(plan: SimulatedPlan): void {
  keepInSession(name, plan)
}

/** The plan that was kept; null when none was, or when it can't be read. The server checks it like any other. */
export function recallSimulatedPlan(): SimulatedPlan | null {
  const kept = recallFromSession(name)
  if (typeof kept !== 'object' || kept === null) return null
  const plan = kept as SimulatedPlan
  return numbers.every((field) => Number.isInteger(plan[field])) ? plan : null
}
