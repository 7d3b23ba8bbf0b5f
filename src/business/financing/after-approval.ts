import type { ApplicationStatus } from './application-status.ts'
import type { StaffTimelineEvent } from './timeline.ts'

type Happened = { readonly status: ApplicationStatus | null; readonly event: StaffTimelineEvent }

/** What was noted of the down payment since it was approved; undefined while it has not come. */
export function downPaymentReceived<Entry extends Happened>(timeline: readonly Entry[]): Entry | undefined {
  const approved = timeline.findLastIndex(({ status }) => status === 'approved')
  return approved < 0 ? undefined : timeline.slice(approved).find(({ event }) => event === 'down_payment_received')
}

/** What follows an approval: the call that its mail promises, then the down payment. */
export const stepsAfterApproval = ['call', 'down_payment'] as const
