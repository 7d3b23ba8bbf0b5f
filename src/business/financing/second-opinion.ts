import type { AdminApplication } from './admin-application.ts'

type Limited = Pick<AdminApplication, 'secondApprovalAbove' | 'totalAmount'> & {
  readonly timeline: readonly Pick<AdminApplication['timeline'][number], 'event' | 'approvalAbove'>[]
}

const firstApprovalOf = ({ timeline }: Limited) => timeline.findLast(({ event }) => event === 'first_approval')

/**
 * Whether two people approve an application: its total is above what is set for its country, or was when somebody first approved
 * it, so that nobody who did approves it alone by setting more.
 */
export function needsSecondOpinion(application: Limited): boolean {
  return firstApprovalOf(application) !== undefined || application.totalAmount > application.secondApprovalAbove
}

/** The total above which two people approve this application. */
export function approvalLimit(application: Limited): number {
  return firstApprovalOf(application)?.approvalAbove ?? application.secondApprovalAbove
}
