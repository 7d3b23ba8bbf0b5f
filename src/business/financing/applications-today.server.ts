import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { closedDatesSince } from '#business/company/closed-day-queries.server.ts'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { applicationReference } from './application.ts'
import type { ApplicationsToday, WaitingApplication } from './applications-today.ts'
import { reviewDueOn } from './review-deadline.ts'
import { financingApplications as applications } from './tables.server.ts'

const shown = 10

/** Applications against the two business days that a review may take. Two queries. Refused as {@link permit} says. */
export async function applicationsToday({ db, actor, now }: Acting): Promise<Outcome<ApplicationsToday>> {
  const permitted = permit(actor, 'applications.work')
  if (!permitted.ok) return permitted
  const { id, country, submittedAt, status } = applications
  const rows = await db
    .select({ id, country, submittedAt, waiting: sql<number>`(count(*) over ())::int` })
    .from(applications)
    .where(and(eq(status, 'submitted'), isNotNull(submittedAt)))
    .orderBy(asc(submittedAt), asc(id))
    .limit(shown)
  const closed = await closedDatesSince(
    db,
    rows.map((row) => row.submittedAt),
  )
  const first = rows.flatMap((row) =>
    row.submittedAt ? [waitingOf({ ...row, since: row.submittedAt }, now(), closed[row.country])] : [],
  )
  return done({
    waiting: rows[0]?.waiting ?? 0,
    first: first.toSorted((a, b) => a.reviewDueOn.localeCompare(b.reviewDueOn)),
  })
}

function waitingOf(
  row: Pick<WaitingApplication, 'id' | 'country'> & { since: Date },
  now: Date,
  closed: readonly CalendarDate[],
): WaitingApplication {
  const { id, country, since } = row
  const dueOn = reviewDueOn(since, country, closed)
  return {
    id,
    reference: applicationReference(id),
    country,
    submittedAt: since.toISOString(),
    reviewDueOn: dueOn,
    isOverdue: dueOn < wallClock(now, countryTable[country].timeZone).date,
  }
}
