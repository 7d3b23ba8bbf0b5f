import * as z from 'zod/mini'

/** A day without a time, `YYYY-MM-DD`: what a visitor picks and what a slot belongs to. */
export type CalendarDate = string

/** True for a real day written `YYYY-MM-DD` (so not 2026-02-30, nor a day of the year 0, which PostgreSQL refuses). */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** True on Saturdays and Sundays. */
export function isWeekend(date: CalendarDate): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day === 0 || day === 6
}

const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The days of a month (1 is January) of the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : (daysInMonths[month - 1] ?? 0)
}

/** The same day `months` months later, or the last day of that month where it is shorter: 2024-01-31 and 1 is 2024-02-29. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const monthsSinceZero = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthsSinceZero / 12)
  const month = (monthsSinceZero % 12) + 1
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(month)}-${twoDigits(day)}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}

/** The day `days` days later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

/** A time as a wall clock shows it: the day, and the minutes since its midnight. */
export type WallClock = { readonly date: CalendarDate; readonly minutes: number }

/** What a wall clock shows at `instant` where it is `utcOffset` hours ahead of UTC. By hand: a browser's first `Intl` costs a page its start. */
export function wallClock(instant: Date, utcOffset: number): WallClock {
  const there = new Date(instant.getTime() + utcOffset * 3_600_000)
  return { date: there.toISOString().slice(0, 10), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() }
}

/** When a day begins where clocks are `utcOffset` hours ahead of UTC. */
export const midnightAt = (date: CalendarDate, utcOffset: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - utcOffset * 3_600_000)

/** How many hours the clock of whoever reads it is ahead of UTC at `instant`. In the browser only. */
export const localOffset = (instant: Date): number => -instant.getTimezoneOffset() / 60

/** What the clock of whoever reads it shows at `instant`. In the browser only. */
export const localClock = (instant: Date): WallClock => wallClock(instant, localOffset(instant))

/** Whether their clock shows another time than one that is `utcOffset` hours ahead of UTC, so that an hour needs to say whose it is. In the browser only. */
export const readsAnotherClock = (utcOffset: number): boolean => localOffset(new Date()) !== utcOffset

// Public schemas write theirs on the spot: what they import costs each first visit bytes.

/** An instant in an answer of the back office, ISO 8601. */
export const momentField = () => z.string().check(z.meta({ format: 'date-time' }))

/** A day in an answer of the back office, `YYYY-MM-DD`. */
export const dayField = () => z.string().check(z.meta({ format: 'date' }))
