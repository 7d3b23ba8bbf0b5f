import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { ListedApplication } from './admin-application.ts'

/** How much of its time a review has left: none, today, or until a later day. */
export type ReviewClock = { readonly state: 'overdue' | 'today' | 'ahead'; readonly dueOn: CalendarDate }

/** The clock of an application by its country's calendar; null for one that waits for no review. */
export function reviewClock(
  { reviewDueOn, country }: Pick<ListedApplication, 'reviewDueOn' | 'country'>,
  now: Date,
): ReviewClock | null {
  if (reviewDueOn === null) return null
  const today = wallClock(now, countryTable[country].utcOffset).date
  const state = today > reviewDueOn ? 'overdue' : today === reviewDueOn ? 'today' : 'ahead'
  return { state, dueOn: reviewDueOn }
}
