import { asc, desc, inArray, or, type SQL, and, eq } from 'drizzle-orm'
import { staff } from '#business/accounts/tables.server.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { quotesOfIds } from '#business/quotes/read-quote.server.ts'
import type { QuoteInShort } from '#business/quotes/quote.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { applicationReference, type Application, type DocumentSummary } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { undecidedStatuses } from './application-status.ts'
import { missingDocuments } from './document-type.ts'
import { reviewDueOn } from './review-deadline.ts'
import {
  financingApplications,
  financingDocuments,
  financingEarlierDocuments,
  financingTimeline,
  type ApplicationRow,
} from './tables.server.ts'
import { timelineEvents } from './timeline.ts'

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
  return (await readApplicationRows(db, or(...access.map(opens)))).map(toApplication)
}

/** An application as it is stored, with all that belongs to it, the oldest first. */
export type ApplicationRows = {
  readonly row: ApplicationRow
  readonly assigneeName: string | null
  readonly documents: readonly DocumentRow[]
  readonly timeline: readonly TimelineRow[]
  readonly quote: QuoteInShort | null
  /** The days on which its country's office is closed, from its submission on; none once it is decided. */
  readonly closed: readonly CalendarDate[]
}
type DocumentRow = typeof financingDocuments.$inferSelect
type TimelineRow = typeof financingTimeline.$inferSelect

/** The applications of a condition, newest first, with all that belongs to them. Who may read them is the caller's to check. */
export async function readApplicationRows(db: Queryable, condition: SQL | undefined): Promise<ApplicationRows[]> {
  const found = await db
    .select({ row: financingApplications, assigneeName: staff.name })
    .from(financingApplications)
    .leftJoin(staff, eq(staff.id, financingApplications.assigneeId))
    .where(condition)
    .orderBy(desc(financingApplications.id))
  const ids = found.map(({ row }) => row.id)
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
  const undecided = found.filter(({ row }) => undecidedStatuses.includes(row.status))
  const closed = await closedDatesSince(
    db,
    undecided.map(({ row }) => row.submittedAt),
  )
  const quotes = await quotesOfIds(
    db,
    found.map(({ row }) => row.quoteId),
  )
  return found.map(({ row, assigneeName }) => ({
    row,
    assigneeName,
    documents: documents.filter(({ applicationId }) => applicationId === row.id),
    timeline: timeline.filter(({ applicationId }) => applicationId === row.id),
    quote: quotes.get(row.quoteId) ?? null,
    closed: closed[row.country],
  }))
}

/** An application as its owner reads it. */
export function toApplication({ row, documents, timeline, quote, closed }: ApplicationRows): Application {
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
    documents: documents.map(toSummary),
    missingDocuments: missingDocuments(documents.map(({ type }) => type)),
    requestedDocuments: row.requestedDocuments,
    timeline: timeline.flatMap(toEntry),
    reviewDueOn: submittedAt && status === 'submitted' ? reviewDueOn(submittedAt, country, closed) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
  }
}

/** A document as it may be seen: never its bytes. */
export function toSummary(row: DocumentRow): DocumentSummary {
  const { id, type, name, mediaType, size, createdAt } = row
  return { id, type, name, mediaType, size, uploadedAt: createdAt.toISOString() }
}

/** As its owner reads it; none of what is for the staff alone. */
function toEntry({ at, event: happened, status, documentType, note }: TimelineRow) {
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

/** The documents of applications, those included in whose place others came. */
export async function allDocumentsOf(db: Queryable, applicationIds: readonly number[]) {
  const columns = (table: typeof financingDocuments | typeof financingEarlierDocuments) => {
    return {
      id: table.id,
      applicationId: table.applicationId,
      type: table.type,
      name: table.name,
      key: table.storedKey,
    }
  }
  const of = [...applicationIds]
  const now = await db
    .select(columns(financingDocuments))
    .from(financingDocuments)
    .where(inArray(financingDocuments.applicationId, of))
    .orderBy(asc(financingDocuments.id))
  const earlier = await db
    .select(columns(financingEarlierDocuments))
    .from(financingEarlierDocuments)
    .where(inArray(financingEarlierDocuments.applicationId, of))
    .orderBy(asc(financingEarlierDocuments.id))
  return { now, earlier }
}
