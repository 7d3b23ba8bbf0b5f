import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { ApplicationStatus } from './application-status.ts'
import { addBusinessDays, businessDayMinutes, officeMinutesBetween } from './business-days.ts'

/** Within how many business days a submitted application is reviewed (specification 2, section 4). */
export const reviewBusinessDays = 2

/** How many office minutes before that staff are reminded. */
const reminderMinutes = 4 * 60

/** The day by which the applicant hears from us, in the country's calendar. */
export function reviewDueOn(submittedAt: Date, country: Country, holidays: readonly CalendarDate[] = []): CalendarDate {
  return addBusinessDays(wallClock(submittedAt, countryTable[country].utcOffset).date, reviewBusinessDays, holidays)
}

type Review = { readonly status: ApplicationStatus; readonly since: Date | null; readonly country: Country }

/**
 * The day by which staff decide: two business days after the applicant did their last part (`since`). Null once it is decided,
 * and while the applicant has something to send.
 */
export function staffReviewDueOn(
  { status, since, country }: Review,
  holidays: readonly CalendarDate[],
): CalendarDate | null {
  return since && (status === 'submitted' || status === 'in_review') ? reviewDueOn(since, country, holidays) : null
}

/** True once at most four office hours are left of the two business days that a review may take. */
export function isReminderDue(
  submittedAt: Date,
  now: Date,
  country: Country,
  holidays: readonly CalendarDate[] = [],
): boolean {
  const clock = (instant: Date) => wallClock(instant, countryTable[country].utcOffset)
  const passed = officeMinutesBetween(clock(submittedAt), clock(now), holidays)
  return passed >= reviewBusinessDays * businessDayMinutes - reminderMinutes
}
