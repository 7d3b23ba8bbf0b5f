import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import type { OtherApplication } from './application-concerns.ts'
import { applicationReference } from './application.ts'
import { keptUntil } from './running-contract.ts'
import { financingApplications as applications, type ApplicationRow } from './tables.server.ts'

/** What else was sent in from the phone or the email of an application, the newest first. */
export async function otherApplications(
  db: Queryable,
  { id, email, phone, phoneKey, country }: ApplicationRow,
  now: Date,
): Promise<OtherApplication[]> {
  const key = phoneKey ?? phoneKeyOf(phone, country)
  const isTheirs = [
    ...(email ? [eq(sql`lower(${applications.email})`, email.toLowerCase())] : []),
    ...(key ? [eq(applications.phoneKey, key)] : []),
  ]
  if (isTheirs.length === 0) return []
  const rows = await db
    .select()
    .from(applications)
    .where(and(ne(applications.id, id), isNotNull(applications.submittedAt), or(...isTheirs)))
    .orderBy(desc(applications.id))
  return rows.map((row) => ({
    reference: applicationReference(row.id),
    status: row.status,
    name: row.fullName ?? '',
    phone: row.phone,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    currency: row.product.currency,
    monthlyPayment: row.plan.monthlyPayment,
    tenureMonths: row.plan.tenureMonths,
    isRunning: keptUntil(row, wallClock(now, countryTable[row.country].utcOffset).date) !== null,
  }))
}
