import { weekdays, type OpeningPeriod } from '#business/company/settings/country-settings.ts'
import { addDays, midnightAt, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'

/** An office that opens on no day of two months has no next day to promise. */
const mostDays = 62

const dayMs = 24 * 3_600_000

/** The day on which an answer is promised where 24 hours can't be, and until when it is promised. */
export type AnswerPromise = { readonly answeredOn: CalendarDate | null; readonly answerDueAt: Date }

/**
 * What whoever writes at `now` is promised: an answer within 24 hours where the office still works today and tomorrow, as by one that
 * says no hours. Before days on which it does not open: by the same hour of the day on which it does again; once it has closed: by the
 * end of its next day. All on the country's clock.
 */
export function answerPromise(
  now: Date,
  country: Country,
  openingHours: readonly OpeningPeriod[],
  closedDays: readonly CalendarDate[],
): AnswerPromise {
  const { utcOffset } = countryTable[country]
  const { date: today, minutes } = wallClock(now, utcOffset)
  const closes = (day: CalendarDate) => (closedDays.includes(day) ? 0 : lastMinute(day, openingHours))
  const isOpen = minutes < closes(today)
  const days = Array.from({ length: mostDays }, (_, index) => index + 1)
  const daysAhead = days.find((count) => closes(addDays(today, count)) > 0)
  if (daysAhead === undefined || (isOpen && daysAhead === 1)) {
    return { answeredOn: null, answerDueAt: new Date(now.getTime() + dayMs) }
  }
  const answeredOn = addDays(today, daysAhead)
  const end = midnightAt(answeredOn, utcOffset).getTime() + closes(answeredOn) * 60_000
  return { answeredOn, answerDueAt: new Date(isOpen ? now.getTime() + daysAhead * dayMs : end) }
}

/** The day that comes after so many on which an office works, itself one; any day of an office that says no hours. */
export function workingDayAfter(
  today: CalendarDate,
  count: number,
  openingHours: readonly OpeningPeriod[],
  closedDays: readonly CalendarDate[],
): CalendarDate {
  const ahead = Array.from({ length: mostDays }, (_, index) => addDays(today, index + 1))
  const worked = ahead.filter((day) => !closedDays.includes(day) && lastMinute(day, openingHours) > 0)
  return worked[count - 1] ?? addDays(today, count)
}

/** When the office closes on a day, in minutes from midnight; 0 on one that it does not open. */
function lastMinute(day: CalendarDate, openingHours: readonly OpeningPeriod[]): number {
  // A week of `Date` starts on Sunday, that of settings on Monday.
  const place = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const ends = openingHours.flatMap(({ from, to, closes }) => {
    if (place < weekdays.indexOf(from) || place > weekdays.indexOf(to)) return []
    const [hour = 0, minute = 0] = closes.split(':').map(Number)
    return [hour * 60 + minute]
  })
  return Math.max(0, ...ends)
}
