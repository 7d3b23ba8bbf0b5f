import * as z from 'zod/mini'

/** A day without a time, `YYYY-MM-DD`: what a visitor picks and what a slot belongs to. */
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

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes fifty times as long as using it. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** A time as a wall clock shows it: the day, and the minutes since its midnight. */
export type WallClock = { readonly date: CalendarDate; readonly minutes: number }

const lastRead = new Map<string, { readonly minute: number; readonly clock: WallClock }>()

/** What a wall clock in `timeZone` shows at `instant`. It is read once a minute: hot calls ask for nothing but now. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const minute = Math.floor(instant.getTime() / 60_000)
  const last = lastRead.get(timeZone)
  if (last?.minute === minute) return last.clock
  const [date = '', hour, minutes] = clockFormat(timeZone).format(instant).split(/, |:/)
  const clock = { date, minutes: Number(hour) * 60 + Number(minutes) }
  lastRead.set(timeZone, { minute, clock })
  return clock
}

/** The day of an instant where it is read. */
export function localDay(instant: Date): CalendarDate {
  return wallClock(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone).date
}

// Public schemas write theirs on the spot: what they import costs each first visit bytes.

/** An instant in an answer of the back office, ISO 8601. */
export const momentField = () => z.string().check(z.meta({ format: 'date-time' }))

/** A day in an answer of the back office, `YYYY-MM-DD`. */
export const dayField = () => z.string().check(z.meta({ format: 'date' }))
