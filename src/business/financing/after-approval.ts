import type { AdminApplication } from './admin-application.ts'

/** Whether the down payment came since it was approved. */
export function isDownPaymentReceived({ timeline }: Pick<AdminApplication, 'timeline'>): boolean {
  const approved = timeline.findLastIndex(({ status }) => status === 'approved')
  return approved >= 0 && timeline.slice(approved).some(({ event }) => event === 'down_payment_received')
}

/** What follows an approval: the call that its mail promises, then the down payment. */
export const stepsAfterApproval = ['call', 'down_payment'] as const
