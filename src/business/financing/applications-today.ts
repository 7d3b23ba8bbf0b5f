import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'

/** An application that waits for an answer. */
export type WaitingApplication = {
  readonly id: number
  readonly reference: string
  readonly country: Country
  readonly submittedAt: string
  readonly reviewDueOn: CalendarDate
  readonly isOverdue: boolean
}

/** What of the applications needs doing now. */
export type ApplicationsToday = {
  /** All that were submitted and that nobody has begun to review. */
  readonly waiting: number
  /** Those that wait longest, what is overdue first. */
  readonly first: readonly WaitingApplication[]
}
