import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ListedLead } from './admin-lead.ts'
import { bookingAhead } from './booking-ahead.ts'
import { steppedStatuses } from './lead-status.ts'
import type { SlotKind } from './slots.ts'

/** What is to be done for a request on a day: its next step, or a time at which its customer is expected. */
export type Planned = { readonly kind: 'step' | SlotKind; readonly on: CalendarDate; readonly time: string | null }

type OfRequest = Pick<ListedLead, 'status' | 'nextStepOn' | 'nextStepTime'> & Parameters<typeof bookingAhead>[0]

/** The appointment and the step of a request that have a day, what comes first before. */
export function plannedOf({ status, nextStepOn, nextStepTime, ...request }: OfRequest, now: Date): readonly Planned[] {
  const ahead = status === 'spam' ? null : bookingAhead(request, now)
  const planned: Planned[] = ahead ? [{ kind: ahead.kind, on: ahead.date, time: ahead.time }] : []
  if (nextStepOn !== null && steppedStatuses.includes(status))
    planned.push({ kind: 'step', on: nextStepOn, time: nextStepTime })
  return planned.toSorted(byTime)
}

type Timed = { readonly on: CalendarDate | null; readonly time: string | null }

/** Sorts by day and hour; what has no hour is for the end of its day, and what has no day comes last. */
export const byTime = (one: Timed, other: Timed): number => momentOf(one).localeCompare(momentOf(other))

const momentOf = ({ on, time }: Timed) => `${on ?? '9999-99-99'} ${time ?? '24:00'}`
