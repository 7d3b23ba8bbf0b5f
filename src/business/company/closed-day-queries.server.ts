import { and, asc, between, eq, gte } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { perCountry, type Country } from '#kernel/country.ts'
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

/** Each country's closed days from the earliest of some instants on (a day before it: its clock may be behind). */
export async function closedDatesSince(
  db: Queryable,
  instants: readonly (Date | null)[],
): Promise<Readonly<Record<Country, readonly CalendarDate[]>>> {
  const times = instants.flatMap((instant) => (instant ? [instant.getTime()] : []))
  if (times.length === 0) return perCountry(() => [])
  const from = addDays(new Date(Math.min(...times)).toISOString().slice(0, 10), -1)
  const rows = await db.select({ country, date }).from(closedDays).where(gte(date, from))
  return perCountry((of) => rows.filter((row) => row.country === of).map((row) => row.date))
}

/** Whether a country's office is closed on a day though it is a weekday. */
export async function isClosedOn(db: Queryable, of: Country, day: CalendarDate): Promise<boolean> {
  const found = await closedDaysOf(db, of, day, day)
  return found.length > 0
}
