import { weekdays, type OpeningPeriod } from '#business/company/settings/country-settings.ts'
import { addDays, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'

/** An office that opens on no day of two months has no next day to promise. */
const mostDays = 62

/**
 * The next day on which an office works, when it works no more on the day of `now`: after hours, on a day that it never opens, on
 * a closed one. Null while it still works, and for an office that says no hours. All on the country's clock.
 */
export function nextWorkingDay(
  now: Date,
  country: Country,
  openingHours: readonly OpeningPeriod[],
  closedDays: readonly CalendarDate[],
): CalendarDate | null {
  const { date: today, minutes } = wallClock(now, countryTable[country].utcOffset)
  const closes = (day: CalendarDate) => (closedDays.includes(day) ? 0 : lastMinute(day, openingHours))
  if (minutes < closes(today)) return null
  const ahead = Array.from({ length: mostDays }, (_, index) => addDays(today, index + 1))
  return ahead.find((day) => closes(day) > 0) ?? null
}

const promisedMs = 24 * 3_600_000

/** The day on which an answer is promised to whoever writes once the office has closed, and until when: the end of that day, else 24 hours. */
export type AnswerPromise = { readonly answeredOn: CalendarDate | null; readonly answerDueAt: Date }

/** What whoever writes at `now` is promised. */
export function answerPromise(
  now: Date,
  country: Country,
  openingHours: readonly OpeningPeriod[],
  closedDays: readonly CalendarDate[],
): AnswerPromise {
  const answeredOn = nextWorkingDay(now, country, openingHours, closedDays)
  if (answeredOn === null) return { answeredOn, answerDueAt: new Date(now.getTime() + promisedMs) }
  const minutes = lastMinute(answeredOn, openingHours) - countryTable[country].utcOffset * 60
  return { answeredOn, answerDueAt: new Date(Date.parse(`${answeredOn}T00:00:00Z`) + minutes * 60_000) }
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
