import { isDecided, type ApplicationStatus, type StatusActor } from './application-status.ts'
import type { StaffTimelineEvent } from './timeline.ts'

type Happened = {
  readonly id: number
  readonly event: StaffTimelineEvent
  readonly status: ApplicationStatus | null
  /** Whose part it was: staff may have done that of the applicant. */
  readonly actor: StatusActor
}
type Weighed = { readonly status: ApplicationStatus; readonly firstApproverName: string | null }

/** What an application stands on. */
type Decisions<Entry> = {
  /** What was decided; a cancellation leaves the approval before it as it was. */
  readonly decision: Entry | undefined
  /** The first of two approvals, also while it waits for the second. */
  readonly firstApproval: Entry | undefined
  /** What closed it as withdrawn. */
  readonly cancellation: Entry | undefined
}

/** Reads them out of its whole timeline. */
export function decisionsIn<Entry extends Happened>(
  { status, firstApproverName }: Weighed,
  entries: readonly Entry[],
): Decisions<Entry> {
  const { decision, cancellation } = closingOf(status, entries)
  if (decision?.status === 'approved') return { decision, firstApproval: confirmedBy(decision, entries), cancellation }
  const isAwaited = decision === undefined && firstApproverName !== null
  return { decision, firstApproval: isAwaited ? latestFirstApproval(entries) : undefined, cancellation }
}

/** The last time that somebody approved what two people must, whatever became of it. */
export function latestFirstApproval<Entry extends Pick<Happened, 'event'>>(
  entries: readonly Entry[],
): Entry | undefined {
  return entries.findLast(({ event }) => event === 'first_approval')
}

function closingOf<Entry extends Happened>(status: ApplicationStatus, entries: readonly Entry[]) {
  const steps = entries.filter(({ event }) => event === 'status')
  const at = steps.findLastIndex((step) => step.status === status)
  if (status !== 'withdrawn') return { decision: isDecided(status) ? steps[at] : undefined, cancellation: undefined }
  const before = steps[at - 1]
  return { decision: before?.status === 'approved' ? before : undefined, cancellation: steps[at] }
}

/** The first approval that another one confirms: what staff decided or took back since ends one. */
function confirmedBy<Entry extends Happened>(approval: Entry, entries: readonly Entry[]): Entry | undefined {
  const earlier = entries.filter(({ id }) => id < approval.id)
  const isEnd = ({ event, actor }: Entry) =>
    event === 'approval_taken_back' || (event === 'status' && actor === 'staff')
  return latestFirstApproval(earlier.slice(earlier.findLastIndex(isEnd) + 1))
}
