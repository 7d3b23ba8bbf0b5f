import { isDecided, type ApplicationStatus, type StatusActor } from './application-status.ts'
import type { StaffTimelineEvent } from './timeline.ts'

type Happened = {
  readonly id: number
  readonly event: StaffTimelineEvent
  readonly status: ApplicationStatus | null
  readonly staffName: string | null
  /** Left out where it is not read: then whoever is named did it. */
  readonly actor?: StatusActor
}

/** What was decided, and what closed it; a cancellation leaves the approval before it as it was. */
export function decisionsIn<Entry extends Happened>(status: ApplicationStatus, entries: readonly Entry[]) {
  const steps = entries.filter(({ event }) => event === 'status')
  const at = steps.findLastIndex((step) => step.status === status)
  if (status !== 'withdrawn') return { decision: isDecided(status) ? steps[at] : undefined, cancellation: undefined }
  const before = steps[at - 1]
  return { decision: before?.status === 'approved' ? before : undefined, cancellation: steps[at] }
}

/** The first of two approvals that an approval confirms. */
export function firstApprovalOf<Entry extends Happened>(approval: Entry, entries: readonly Entry[]): Entry | undefined {
  const earlier = entries.filter(({ id }) => id < approval.id)
  const isEnd = ({ event, staffName, actor }: Entry) =>
    event === 'approval_taken_back' || (event === 'status' && (actor ? actor === 'staff' : staffName !== null))
  return earlier.slice(earlier.findLastIndex(isEnd) + 1).findLast(({ event }) => event === 'first_approval')
}
