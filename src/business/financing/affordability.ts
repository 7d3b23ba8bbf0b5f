import type { Currency } from '#kernel/money.ts'
import type { Affordability } from './calculation.ts'
import { monthlyPaymentOf } from './down-payment.ts'
import { eligibilityConditions } from './eligibility-conditions.ts'
import type { InstalmentPlan } from './instalment-plan.ts'
import { planLimits } from './plan-limits.ts'
import type { PlanTerms } from './plan-terms.ts'

type Paid = Pick<InstalmentPlan, 'monthlyPayment'>

/** The monthly income that a plan needs; null when nothing is paid monthly. */
export function affordabilityOf({ monthlyPayment }: Paid, currency: Currency): Affordability | null {
  if (monthlyPayment === 0) return null
  const incomeAtLeast = eligibilityConditions.monthlyIncome[currency]
  const incomeShare = eligibilityConditions.incomeShare.value
  const incomeAbove = Math.floor((monthlyPayment * 100) / incomeShare)
  return {
    incomeAbove,
    incomeAtLeast,
    minimumIncome: Math.max(incomeAtLeast, incomeAbove + 1),
    incomeShare,
    activityMonths: eligibilityConditions.activityMonths.value,
  }
}

/** How a plan stands to a monthly income. */
export type WeighedPlan = {
  readonly asked: Affordability
  readonly isAffordable: boolean
  /** Less comes in than is asked for whatever the payment. */
  readonly isTooSmall: boolean
  /** Percent of it that the payment takes, as {@link paymentShare} says. */
  readonly share: number | null
}

/** Weighs a plan by a monthly income: the one rule of every screen that says whether it carries it. Null where nothing is paid monthly or no income is known. */
export function weighPlan(plan: Paid, currency: Currency, income: number | null): WeighedPlan | null {
  const asked = affordabilityOf(plan, currency)
  if (!asked || income === null) return null
  const isAffordable = income >= asked.minimumIncome
  const share = paymentShare(plan.monthlyPayment, income, isAffordable)
  return { asked, isAffordable, isTooSmall: income < asked.incomeAtLeast, share }
}

/** What is paid each month by a plan or a contract. */
type Payment = { readonly monthlyPayment: number; readonly currency: Currency }

/** The same of a plan and the contracts of the same person that run; null too where there are none, or in another currency. */
export function weighWithRunning(
  plan: Payment,
  income: number | null,
  running: readonly Payment[],
): WeighedPlan | null {
  if (running.length === 0 || running.some(({ currency }) => currency !== plan.currency)) return null
  return weighPlan(
    { monthlyPayment: running.reduce((sum, one) => sum + one.monthlyPayment, plan.monthlyPayment) },
    plan.currency,
    income,
  )
}

/** Whether a monthly income meets the conditions of a plan; null where that can't be told. */
export const meetsConditions = (plan: Paid, currency: Currency, income: number | null) =>
  weighPlan(plan, currency, income)?.isAffordable ?? null

/**
 * Percent of a monthly income that a payment takes, to the nearest tenth; where that would read as the limit, rounded down for a plan that is
 * affordable and up for one that is not, so that neither reads as the other. Null of an income of nothing.
 */
export function paymentShare(monthlyPayment: number, income: number, isAffordable: boolean): number | null {
  if (income <= 0) return null
  const tenths = (monthlyPayment * 1000) / income
  const limit = eligibilityConditions.incomeShare.value * 10
  const nearest = Math.round(tenths)
  const isMisread = isAffordable ? nearest >= limit && tenths < limit : nearest <= limit && tenths > limit
  if (!isMisread) return nearest / 10
  return (isAffordable ? Math.floor(tenths) : Math.ceil(tenths)) / 10
}

/**
 * The plan nearest to `terms` that a monthly income carries: the months that it takes, then as much more at the start. Null where
 * no plan of ours does.
 */
export function termsWithin(terms: PlanTerms, currency: Currency, income: number): PlanTerms | null {
  const { downPayment, tenure } = planLimits
  const { totalAmount, downPaymentPercentage: percent } = terms
  const plan = (downPaymentPercentage: number, tenureMonths: number): PlanTerms => {
    return { totalAmount, downPaymentPercentage, tenureMonths }
  }
  const longer = upTo(terms.tenureMonths, tenure).map((months) => plan(percent, months))
  const more = upTo(percent, downPayment).map((greater) => plan(greater, tenure.max))
  const asked = (one: PlanTerms) => affordabilityOf(monthlyPaymentOf(one), currency)?.minimumIncome ?? 0
  return [...longer, ...more].find((one) => income >= asked(one)) ?? null
}

const upTo = (from: number, { max, step }: { readonly max: number; readonly step: number }) =>
  Array.from({ length: Math.floor((max - from) / step) + 1 }, (_, index) => from + index * step)
