import type { PlanTerms } from './plan-terms.ts'

/**
 * What is paid at the start, in whole units: total x percent / 100 to the nearest unit (halves up), at least one; all of it
 * where no months follow.
 */
export function downPaymentOf({ totalAmount, downPaymentPercentage, tenureMonths }: PlanTerms): number {
  if (tenureMonths === 0) return totalAmount
  return Math.max(1, Math.round((totalAmount * downPaymentPercentage) / 100))
}
