import type { AdminApplication } from './admin-application.ts'
import { staffStatusKey, undecidedStatuses } from './application-status.ts'
import { latestFirstApproval } from './decisions.ts'

type Limited = Pick<AdminApplication, 'secondApprovalAbove' | 'totalAmount'> & {
  readonly timeline: readonly Pick<AdminApplication['timeline'][number], 'event' | 'approvalAbove'>[]
}

/**
 * Whether two people approve an application: its total is above what is set for its country, or was when somebody first approved
 * it, so that nobody who did approves it alone by setting more.
 */
export function needsSecondOpinion(application: Limited): boolean {
  return (
    latestFirstApproval(application.timeline) !== undefined || application.totalAmount > application.secondApprovalAbove
  )
}

type Awaitable = Pick<AdminApplication, 'status' | 'firstApproverName'>

/** Whether somebody has approved it where two people must, and nobody else yet. */
export function waitsForSecond({ status, firstApproverName }: Awaitable): boolean {
  return firstApproverName !== null && undecidedStatuses.includes(status)
}

/** The key of what staff call where it stands: that it waits for a second approval says more than its status. */
export function staffStateKey(application: Awaitable) {
  return waitsForSecond(application) ? 'admin-applications.second.badge' : staffStatusKey(application.status)
}

/** The total above which two people approve this application. */
export function approvalLimit(application: Limited): number {
  return latestFirstApproval(application.timeline)?.approvalAbove ?? application.secondApprovalAbove
}
