import { and, desc, eq, lt, ne, or, sql, type SQL, asc, isNotNull } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { type CalendarDate, wallClock } from '#kernel/calendar-date.ts'
import {
  applicationFilterSchema,
  type ApplicationFilter,
  type ApplicationPage,
  type ListedApplication,
} from './admin-application.ts'
import { applicationReference } from './application.ts'
import { reviewDueOn } from './review-deadline.ts'
import { financingApplications as applications, type ApplicationRow } from './tables.server.ts'
import { countryTable } from '#kernel/country.ts'
import type { ApplicationsToday, WaitingApplication } from './applications-today.ts'

const pageSize = 50

/** A page of applications, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export const listApplications = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  async ({ db }, asked): Promise<ApplicationPage> => {
    const rows = await db
      .select()
      .from(applications)
      .where(and(...conditions(asked)))
      .orderBy(desc(applications.id))
      .limit(pageSize + 1)
    const waiting = rows.filter(({ status }) => status === 'submitted')
    const closed = await closedDatesSince(
      db,
      waiting.map(({ submittedAt }) => submittedAt),
    )
    const items = rows.slice(0, pageSize).map((row) => asListed(row, closed[row.country]))
    const last = rows.length > pageSize ? items.at(-1) : undefined
    return { items, nextCursor: last ? String(last.id) : null }
  },
)

function conditions({ status, country, q, cursor }: ApplicationFilter): (SQL | undefined)[] {
  return [
    status ? eq(applications.status, status) : ne(applications.status, 'draft'),
    country && eq(applications.country, country),
    cursor ? lt(applications.id, Number(cursor)) : undefined,
    q?.trim() ? sought(q.trim()) : undefined,
  ].map((condition) => condition || undefined)
}

/** By reference, name, mail, phone or employer. */
function sought(question: string): SQL | undefined {
  const reference = /^ref[\s-]?0*(\d{1,9})$/i.exec(question)?.[1]
  if (reference) return eq(applications.id, Number(reference))
  const part = `%${question.replace(/[\\%_]/g, '\\$&')}%`
  const digits = question.replace(/\D/g, '').replace(/^0+/, '')
  return or(
    sql`${applications.fullName} ilike ${part}`,
    sql`${applications.email} ilike ${part}`,
    sql`${applications.employerName} ilike ${part}`,
    digits.length >= 6
      ? sql`regexp_replace(coalesce(${applications.phone}, ''), '[^0-9]', '', 'g') like ${`%${digits}%`}`
      : undefined,
  )
}

function asListed(row: ApplicationRow, closed: readonly CalendarDate[]): ListedApplication {
  const { id, status, country, language, product, plan, fullName, email, phone, submittedAt, openedAt } = row
  const { totalAmount, monthlyPayment, tenureMonths } = plan
  return {
    id,
    reference: applicationReference(id),
    status,
    country,
    language,
    product,
    totalAmount,
    monthlyPayment,
    tenureMonths,
    fullName,
    email,
    phone,
    submittedAt: submittedAt?.toISOString() ?? null,
    reviewDueOn: submittedAt && status === 'submitted' ? reviewDueOn(submittedAt, country, closed) : null,
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const shown = 10

/** Applications against the two business days that a review may take. Two queries. Refused as {@link permit} says. */
export const applicationsToday = staffUseCase(
  { may: 'applications.work' },
  async ({ db, now }): Promise<ApplicationsToday> => {
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
    return {
      waiting: rows[0]?.waiting ?? 0,
      first: first.toSorted((a, b) => a.reviewDueOn.localeCompare(b.reviewDueOn)),
    }
  },
)

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
