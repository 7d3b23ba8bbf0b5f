import { and, asc, between, eq, gte } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ClosedDay } from './closed-day.ts'
import { closedDays } from './tables.server.ts'

const { id, country, date, name } = closedDays
const most = 400

/** The closed days of a country from a day on, to another if there is one; the soonest first. */
export function closedDaysOf(db: Queryable, of: Country, from: CalendarDate, to?: CalendarDate): Promise<ClosedDay[]> {
  return db
    .select({ id, country, date, name })
    .from(closedDays)
    .where(and(eq(country, of), to === undefined ? gte(date, from) : between(date, from, to)))
    .orderBy(asc(date))
    .limit(most)
}

/** Whether a country's office is closed on a day though it is a weekday. */
export async function isClosedOn(db: Queryable, of: Country, day: CalendarDate): Promise<boolean> {
  const found = await closedDaysOf(db, of, day, day)
  return found.length > 0
}
