import * as z from 'zod/mini'
import { addDays, addMonths, mondayOf, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, isCountry, type Country } from '#kernel/country.ts'
import { choice } from '#kernel/form-fields.ts'

/** What can be looked at: so many days, today included, the month so far, and the one before it. */
export const periods = ['7', '30', 'month', 'last-month', '90', '365'] as const
export type Period = (typeof periods)[number]
const defaultPeriod: Period = '30'

/** What is asked of the analytics: `?days=30&country=cm`; both countries without one. Codes: `required`, `unknown_value`. */
export const analyticsQuestionSchema = z.object(
  { days: z._default(choice(periods), defaultPeriod), country: z.optional(choice(countries)) },
  'invalid',
)

/** Days in a row, the last included. */
export type DaySpan = { readonly from: CalendarDate; readonly to: CalendarDate }

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`

/** The days of a period, as seen today. */
export function daysUntil(today: CalendarDate, period: Period): DaySpan {
  const first = firstOfMonth(today)
  if (period === 'month') return { from: first, to: today }
  if (period === 'last-month') return { from: addMonths(first, -1), to: addDays(first, -1) }
  return { from: addDays(today, 1 - Number(period)), to: today }
}

/** What a period is compared with: as many days before it; of a month the one before, of one that runs as far as that has come. */
export function daysBefore({ from, to }: DaySpan, period: Period): DaySpan {
  const last = addDays(from, -1)
  if (period === 'last-month') return { from: firstOfMonth(last), to: last }
  if (period !== 'month') return { from: addDays(from, -Number(period)), to: last }
  const sameDay = addDays(firstOfMonth(last), Number(to.slice(8)) - 1)
  return { from: firstOfMonth(last), to: sameDay < last ? sameDay : last }
}

/** A period's bars: days, in a quarter weeks (Monday first), in a year months; the first and the last may be shorter. */
export function barsOf(period: Period, { from, to }: DaySpan): DaySpan[] {
  const bars: DaySpan[] = []
  for (let start = from; start <= to;) {
    const end = lastDayOf(period, start)
    bars.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return bars
}

function lastDayOf(period: Period, day: CalendarDate): CalendarDate {
  if (period === '365') return addDays(addMonths(firstOfMonth(day), 1), -1)
  return period === '90' ? addDays(mondayOf(day), 6) : day
}

/** Which analytics a screen shows: a period, one country or (null) both. */
export type AnalyticsQuestion = { readonly days: Period; readonly country: Country | null }

/** What an address asks for; thirty days of both countries unless it says otherwise. */
export function analyticsQuestionOf(address: URLSearchParams): AnalyticsQuestion {
  const country = address.get('country')
  const days = periods.find((known) => known === address.get('days')) ?? defaultPeriod
  return { days, country: isCountry(country) ? country : null }
}

/** The part of an address that asks for analytics, as the API takes it too. */
export function addressOf({ days, country }: AnalyticsQuestion): string {
  return new URLSearchParams({ days, ...(country && { country }) }).toString()
}
