import { and, asc, between, eq, gte } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { perCountry, type Country } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { closedDayFormSchema, type ClosedDay } from './closed-day.ts'
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

/**
 * Closes a country's office for a day: nothing more can be booked on it; what is booked stays until somebody moves it.
 * Refused also as `conflict` (`date`: `taken`) where it is closed already.
 */
export const closeDay = staffUseCase(
  { may: 'calendar.manage', input: closedDayFormSchema },
  ({ db, by, now }, day): Promise<ClosedDay> =>
    db.transaction(async (tx) => {
      const [closed] = await tx
        .insert(closedDays)
        .values({ ...day, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id, country, date, name })
      if (!closed) return need(refused('conflict', { errors: [{ path: 'date', code: 'taken' }] }))
      const about = { kind: 'calendar', recordId: closed.id, label: closed.date }
      await recordChange(tx, by, { action: 'calendar.close', ...about, after: closed }, now())
      return closed
    }),
)

/** Opens the office again on a day that was closed. Refused also as `not_found`. */
export const reopenDay = staffUseCase(
  { may: 'calendar.manage' },
  ({ db, by, now }, closedDayId: number): Promise<null> =>
    db.transaction(async (tx) => {
      const [open] = await tx.delete(closedDays).where(eq(id, closedDayId)).returning({ id, country, date, name })
      if (!open) return need(refused('not_found'))
      const about = { kind: 'calendar', recordId: open.id, label: open.date }
      await recordChange(tx, by, { action: 'calendar.reopen', ...about, before: open }, now())
      return null
    }),
)
