import { and, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays, midnightAt } from '#kernel/calendar-date.ts'
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
      const { utcOffset } = countryTable[one]
      const [first, after] = [midnightAt(from, utcOffset), midnightAt(addDays(to, 1), utcOffset)]
      return and(eq(country, one), gte(moment, first), lt(moment, after))
    }),
  )
}
