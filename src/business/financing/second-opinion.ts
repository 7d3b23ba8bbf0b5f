import type { AdminApplication } from './admin-application.ts'

/** Whether two people approve an application: its total is above what was set for its country when they decide. */
export function needsSecondOpinion({
  totalAmount,
  secondApprovalAbove,
}: Pick<AdminApplication, 'totalAmount' | 'secondApprovalAbove'>): boolean {
  return totalAmount > secondApprovalAbove
}
