import { asc, desc, inArray, or, type SQL, and, eq } from 'drizzle-orm'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { quotesOfIds } from '#business/quotes/read-quote.server.ts'
import type { QuoteInShort } from '#business/quotes/quote.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { applicationReference, type Application, type DocumentSummary } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { missingDocuments } from './document-type.ts'
import { reviewDueOn } from './review-deadline.ts'
import { financingApplications, financingDocuments, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { timelineEvents, type TimelineEntry } from './timeline.ts'

/** The application of this id to its owner; `not_found` to everybody else. */
export async function findOwnApplication(
  db: Queryable,
  access: readonly ApplicationAccess[],
  id: number,
): Promise<Outcome<Application>> {
  const own = accessTo(access, id)
  const [application] = own ? await listOwnApplications(db, [own]) : []
  return application ? done(application) : refused('not_found')
}

/** Every application that a browser opens, newest first. */
export async function listOwnApplications(db: Queryable, access: readonly ApplicationAccess[]): Promise<Application[]> {
  if (access.length === 0) return []
  return readApplications(db, or(...access.map(opens)))
}

/** The applications of a condition, newest first, with all that belongs to them. Who may read them is the caller's to check. */
export async function readApplications(db: Queryable, condition: SQL | undefined): Promise<Application[]> {
  const rows = await db.select().from(financingApplications).where(condition).orderBy(desc(financingApplications.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const documents = await db
    .select()
    .from(financingDocuments)
    .where(inArray(financingDocuments.applicationId, ids))
    .orderBy(asc(financingDocuments.id))
  const timeline = await db
    .select()
    .from(financingTimeline)
    .where(inArray(financingTimeline.applicationId, ids))
    .orderBy(asc(financingTimeline.id))
  const waiting = rows.filter(({ status }) => status === 'submitted')
  const closed = await closedDatesSince(
    db,
    waiting.map(({ submittedAt }) => submittedAt),
  )
  const quotes = await quotesOfIds(
    db,
    rows.map(({ quoteId }) => quoteId),
  )
  const isOf = (id: number) => (row: { applicationId: number }) => row.applicationId === id
  return rows.map((row) =>
    toApplication(
      row,
      quotes.get(row.quoteId) ?? null,
      documents.filter(isOf(row.id)).map(toSummary),
      timeline.filter(isOf(row.id)).flatMap(toEntry),
      closed[row.country],
    ),
  )
}

function toApplication(
  row: ApplicationRow,
  quote: QuoteInShort | null,
  documents: DocumentSummary[],
  timeline: TimelineEntry[],
  closed: readonly CalendarDate[],
): Application {
  const { id, status, country, product, plan, submittedAt } = row
  return {
    id,
    reference: applicationReference(id),
    status,
    country,
    product,
    quote,
    ...plan,
    additionalInfo: {
      fullName: row.fullName,
      monthlyIncome: row.monthlyIncome ?? '',
      incomePeriod: row.incomePeriod,
      employerName: row.employerName ?? '',
      email: row.email,
      phone: row.phone,
    },
    documents,
    missingDocuments: missingDocuments(documents.map(({ type }) => type)),
    requestedDocuments: row.requestedDocuments,
    timeline,
    reviewDueOn: submittedAt && status === 'submitted' ? reviewDueOn(submittedAt, country, closed) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
  }
}

function toSummary(row: typeof financingDocuments.$inferSelect): DocumentSummary {
  const { id, type, name, mediaType, size, createdAt } = row
  return { id, type, name, mediaType, size, uploadedAt: createdAt.toISOString() }
}

/** As its owner reads it; none of what is for the staff alone. */
function toEntry({ at, event: happened, status, documentType, note }: typeof financingTimeline.$inferSelect) {
  const event = timelineEvents.find((known) => known === happened)
  return event ? [{ at: at.toISOString(), event, status, documentType, note }] : []
}

/** The browser's own way into an application; null when it has none. */
export function accessTo(access: readonly ApplicationAccess[], id: number): ApplicationAccess | null {
  return access.find((entry) => entry.id === id) ?? null
}

/** True of the row that `access` opens. */
export function opens({ id, key }: ApplicationAccess) {
  return and(eq(financingApplications.id, id), eq(financingApplications.accessKey, key))
}

/**
 * The application of this id as its owner may change it: nobody else does until `tx` ends. Refuses with `not_found` a
 * stranger and an application that is gone alike.
 */
export async function lockOwnApplication(
  tx: Transaction,
  access: readonly ApplicationAccess[],
  id: number,
): Promise<Outcome<ApplicationRow>> {
  const own = accessTo(access, id)
  if (!own) return refused('not_found')
  const [application] = await tx.select().from(financingApplications).where(opens(own)).for('update')
  return application ? done(application) : refused('not_found')
}
