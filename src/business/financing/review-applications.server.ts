import { and, desc, eq, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { closedDatesSince } from '#business/company/closed-day-queries.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import {
  applicationFilterSchema,
  type ApplicationFilter,
  type ApplicationPage,
  type ListedApplication,
} from './admin-application.ts'
import { applicationReference } from './application.ts'
import { reviewDueOn } from './review-deadline.ts'
import { financingApplications as applications, type ApplicationRow } from './tables.server.ts'

const pageSize = 50

/** A page of applications, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export async function listApplications({ db, actor }: Acting, request: unknown): Promise<Outcome<ApplicationPage>> {
  const permitted = permit(actor, 'applications.work')
  if (!permitted.ok) return permitted
  const parsed = parse(applicationFilterSchema, request)
  if (!parsed.ok) return parsed
  const rows = await db
    .select()
    .from(applications)
    .where(and(...conditions(parsed.value)))
    .orderBy(desc(applications.id))
    .limit(pageSize + 1)
  const waiting = rows.filter(({ status }) => status === 'submitted')
  const closed = await closedDatesSince(
    db,
    waiting.map(({ submittedAt }) => submittedAt),
  )
  const items = rows.slice(0, pageSize).map((row) => asListed(row, closed[row.country]))
  const last = rows.length > pageSize ? items.at(-1) : undefined
  return done({ items, nextCursor: last ? String(last.id) : null })
}

function conditions({ status, country, q, cursor }: ApplicationFilter): (SQL | undefined)[] {
  return [
    status ? eq(applications.status, status) : ne(applications.status, 'draft'),
    country && eq(applications.country, country),
    cursor ? lt(applications.id, Number(cursor)) : undefined,
    q?.trim() ? sought(q.trim()) : undefined,
  ].map((condition) => condition || undefined)
}

/** By reference, mail, phone or employer. */
function sought(question: string): SQL | undefined {
  const reference = /^ref[\s-]?0*(\d{1,9})$/i.exec(question)?.[1]
  if (reference) return eq(applications.id, Number(reference))
  const part = `%${question.replace(/[\\%_]/g, '\\$&')}%`
  const digits = question.replace(/\D/g, '').replace(/^0+/, '')
  return or(
    sql`${applications.email} ilike ${part}`,
    sql`${applications.employerName} ilike ${part}`,
    digits.length >= 6
      ? sql`regexp_replace(coalesce(${applications.phone}, ''), '[^0-9]', '', 'g') like ${`%${digits}%`}`
      : undefined,
  )
}

function asListed(row: ApplicationRow, closed: readonly CalendarDate[]): ListedApplication {
  const { id, status, country, language, product, plan, email, phone, submittedAt, openedAt } = row
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
    email,
    phone,
    submittedAt: submittedAt?.toISOString() ?? null,
    reviewDueOn: submittedAt && status === 'submitted' ? reviewDueOn(submittedAt, country, closed) : null,
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
