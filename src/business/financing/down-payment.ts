import type { PlanTerms } from './plan-terms.ts'

/**
 * What is paid at the start, in whole units: total x percent / 100 to the nearest unit (halves up), at least one; all of it
 * where no months follow.
 */
export function downPaymentOf({ totalAmount, downPaymentPercentage, tenureMonths }: PlanTerms): number {
  if (tenureMonths === 0) return totalAmount
  return Math.max(1, Math.round((totalAmount * downPaymentPercentage) / 100))
}

/** Every instalment but the last, which takes the rounding, and how many there are: fewer than months where units are; 0 of none. */
export function monthlyPaymentOf(terms: PlanTerms): { readonly monthlyPayment: number; readonly instalments: number } {
  const rest = terms.totalAmount - downPaymentOf(terms)
  const instalments = Math.min(terms.tenureMonths, rest)
  return { monthlyPayment: instalments === 0 ? 0 : evenPayment(rest, instalments), instalments }
}

function evenPayment(rest: number, instalments: number): number {
  const nearest = Math.round(rest / instalments)
  return nearest * (instalments - 1) < rest ? nearest : Math.floor(rest / instalments)
}
