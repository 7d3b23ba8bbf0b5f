import { and, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { DaySpan } from './period.ts'

/** True of rows of some countries whose moment lies in a span of days of their country's calendar. */
export function withinDays(
  country: PgColumn,
  moment: PgColumn,
  among: readonly Country[],
  { from, to }: DaySpan,
): SQL | undefined {
  return or(
    ...among.map((one) => {
      const midnight = (day: CalendarDate) =>
        new Date(Date.parse(`${day}T00:00:00Z`) - countryTable[one].utcOffset * 3_600_000)
      return and(eq(country, one), gte(moment, midnight(from)), lt(moment, midnight(addDays(to, 1))))
    }),
  )
}
