import type { ListedApplication } from './admin-application.ts'

/** An application that nobody has decided on. */
export type WaitingApplication = Pick<
  ListedApplication,
  'id' | 'reference' | 'country' | 'status' | 'fullName' | 'reviewDueOn' | 'firstApproverName' | 'assigneeName'
> & { readonly isOverdue: boolean }

/** What of the applications needs doing now. */
export type ApplicationsToday = {
  /** All that nobody has decided on. */
  readonly waiting: number
  /** Those that wait longest, what is overdue first, and last what waits for its applicant. */
  readonly first: readonly WaitingApplication[]
}
