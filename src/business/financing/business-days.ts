import { addDays, isWeekend, type CalendarDate, type WallClock } from '#kernel/calendar-date.ts'

/** When the office is open, Monday to Friday, in minutes from midnight (specification 2, section 9: 8am to 5pm). */
const officeHours = { start: 8 * 60, end: 17 * 60 } as const

/** Minutes of one business day. */
export const businessDayMinutes = officeHours.end - officeHours.start

/** True on a weekday that is no holiday. */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[] = []): boolean {
  return !isWeekend(date) && !holidays.includes(date)
}

/** The `days`-th business day after `date`, `date` itself when `days` is 0. */
export function addBusinessDays(
  date: CalendarDate,
  days: number,
  holidays: readonly CalendarDate[] = [],
): CalendarDate {
  let day = date
  for (let left = days; left > 0; left -= isBusinessDay(day, holidays) ? 1 : 0) day = addDays(day, 1)
  return day
}

/** How many minutes the office was open between two times of the same clock; 0 when `to` comes before `from`. */
export function officeMinutesBetween(from: WallClock, to: WallClock, holidays: readonly CalendarDate[] = []): number {
  let minutes = 0
  for (let day = from.date; day <= to.date; day = addDays(day, 1)) {
    if (!isBusinessDay(day, holidays)) continue
    const opens = Math.max(officeHours.start, day === from.date ? from.minutes : 0)
    const closes = Math.min(officeHours.end, day === to.date ? to.minutes : officeHours.end)
    minutes += Math.max(0, closes - opens)
  }
  return minutes
}
