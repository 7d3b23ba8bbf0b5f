import * as z from 'zod/mini'
import { eligibilityConditions } from './eligibility-conditions.ts'
import type { InstalmentPlan } from './instalment-plan.ts'

/** What a plan asks of a monthly income, in whole units of the plan's currency. */
export const affordabilitySchema = z.object({
  incomeAbove: z.int().check(z.describe('The payment is under the allowed share of an income above this.')),
  incomeAtLeast: z.int().check(z.describe('The least income, whatever the payment.')),
  minimumIncome: z.int().check(z.describe('The smallest income that meets both.')),
  incomeShare: z.int().check(z.describe('Percent of the income that the payment stays below.')),
  activityMonths: z.int().check(z.describe('How long the income has come in, at least.')),
})
export type Affordability = Readonly<z.infer<typeof affordabilitySchema>>

type Conditions = {
  readonly [Name in 'monthlyIncome' | 'incomeShare' | 'activityMonths']: { readonly value: number }
}

/** The monthly income that a plan needs; null when nothing is paid monthly. `conditions` are the company's own. */
export function affordabilityOf(
  { monthlyPayment }: Pick<InstalmentPlan, 'monthlyPayment'>,
  conditions: Conditions = eligibilityConditions,
): Affordability | null {
  if (monthlyPayment === 0) return null
  const incomeShare = conditions.incomeShare.value
  const incomeAtLeast = conditions.monthlyIncome.value
  const incomeAbove = Math.floor((monthlyPayment * 100) / incomeShare)
  return {
    incomeAbove,
    incomeAtLeast,
    minimumIncome: Math.max(incomeAtLeast, incomeAbove + 1),
    incomeShare,
    activityMonths: conditions.activityMonths.value,
  }
}
