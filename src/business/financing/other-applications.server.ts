import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { contactQuestionSchema } from '#kernel/contact-question.ts'
import { countryTable } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { phoneKeyOf, phoneKeys } from '#platform/phone-number.server.ts'
import type { KnownApplication } from './admin-application.ts'
import type { OtherApplication } from './application-concerns.ts'
import { applicationReference } from './application.ts'
import { keptUntil } from './running-contract.ts'
import { financingApplications as applications, type ApplicationRow } from './tables.server.ts'

/** What was sent in by a phone or an email, the newest first: asked before an application is begun for them. Refused as {@link permit} says, or `invalid` (fields). */
export const findKnownApplications = staffUseCase(
  { may: 'applications.work', input: contactQuestionSchema },
  async ({ db, now }, { phone, email }): Promise<KnownApplication[]> =>
    (await sentIn(db, phone === undefined ? [] : phoneKeys(phone), email)).map((row) => asKnown(row, now())),
)

/** What else was sent in from the phone or the email of an application, the newest first. */
export async function otherApplications(
  db: Queryable,
  { id, email, phone, phoneKey, country }: ApplicationRow,
  now: Date,
): Promise<(OtherApplication & { readonly known: KnownApplication })[]> {
  const key = phoneKey ?? phoneKeyOf(phone, country)
  const rows = await sentIn(db, key ? [key] : [], email, id)
  return rows.map((row) => {
    const known = asKnown(row, now)
    return {
      known,
      reference: applicationReference(row.id),
      status: row.status,
      name: row.fullName ?? '',
      phone: row.phone,
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      currency: row.product.currency,
      monthlyPayment: row.plan.monthlyPayment,
      tenureMonths: row.plan.tenureMonths,
      isRunning: known.runningPayment !== null,
    }
  })
}

/** An application as it is led to. */
function asKnown(row: ApplicationRow, now: Date): KnownApplication {
  const { id, status, fullName, product, submittedAt, plan, country } = row
  const isRunning = keptUntil(row, wallClock(now, countryTable[country].utcOffset).date) !== null
  return {
    id,
    reference: applicationReference(id),
    status,
    fullName,
    product,
    submittedAt: submittedAt?.toISOString() ?? null,
    runningPayment: isRunning ? plan.monthlyPayment : null,
  }
}

/** The applications that were sent in by one of these phones or by an email, but for one. */
async function sentIn(
  db: Queryable,
  keys: readonly string[],
  email: string | null | undefined,
  but?: number,
): Promise<ApplicationRow[]> {
  const isTheirs = [
    ...(email ? [eq(sql`lower(${applications.email})`, email.toLowerCase())] : []),
    ...(keys.length > 0 ? [inArray(applications.phoneKey, [...keys])] : []),
  ]
  if (isTheirs.length === 0) return []
  return db
    .select()
    .from(applications)
    .where(
      and(
        but === undefined ? undefined : ne(applications.id, but),
        isNotNull(applications.submittedAt),
        or(...isTheirs),
      ),
    )
    .orderBy(desc(applications.id))
}
