import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { AppliedPlan } from './application.ts'
import type { Currency } from '#kernel/money.ts'
import type { KnownApplication } from './admin-application.ts'
import type { ApplicationStatus } from './application-status.ts'

type Contract = { readonly status: ApplicationStatus; readonly plan: Pick<AppliedPlan, 'paymentSchedule'> }

/**
 * The day of the last payment of an approved application, until which the law has its contract kept; null for what is no
 * contract, or one that had ended before `today`.
 */
export function keptUntil({ status, plan }: Contract, today: CalendarDate): CalendarDate | null {
  const last = plan.paymentSchedule.at(-1)?.dueDate
  return status === 'approved' && last !== undefined && last >= today ? last : null
}

/** What the contracts that run of what somebody has applied for take each month. */
export const runningPayments = (
  known: readonly Pick<KnownApplication, 'product' | 'runningPayment'>[],
): { readonly monthlyPayment: number; readonly currency: Currency }[] =>
  known.flatMap(({ product: { currency }, runningPayment: monthlyPayment }) =>
    monthlyPayment === null ? [] : [{ monthlyPayment, currency }],
  )
