import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import { findProduct, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import type { Product, ProductDetail } from '#business/catalogue/product.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AdminApplication } from './admin-application.ts'
import { affordabilityOf, meetsConditions } from './affordability.ts'
import { concernsOf } from './application-concerns.ts'
import { readApplicationRows, toApplication, toSummary, type ApplicationRows } from './application-queries.server.ts'
import { changesFrom, undecidedStatuses } from './application-status.ts'
import { inOrder } from './document-type.ts'
import { otherApplications } from './other-applications.server.ts'
import { staffReviewDueOn } from './review-deadline.ts'
import { statedIncome } from './stated-income.ts'
import { financingApplications as applications, type ApplicationRow } from './tables.server.ts'

/**
 * The product of an application as the catalogue has it now; null where there is none. Not to be asked within a transaction: it
 * may wait for another connection.
 */
export async function productNow(services: CatalogueServices, id: number): Promise<ProductDetail | null> {
  const { product, country } = applications
  const [row] = await services.db.select({ product, country }).from(applications).where(eq(applications.id, id))
  return row ? findProduct(services, row.product.id, row.country) : null
}

/**
 * An application as `by` decides on it, beside its product of {@link productNow}; undefined where there is none. Who may read it is
 * the caller's to check.
 */
export async function readForReview(
  { db, log, now }: { readonly db: Queryable } & Pick<Services, 'log' | 'now'>,
  by: Pick<Staff, 'id' | 'role'>,
  id: number,
  product: Product | null,
): Promise<AdminApplication | undefined> {
  const [found] = await readApplicationRows(db, eq(applications.id, id))
  if (!found) return undefined
  const { row, assigneeName, closed } = found
  const application = toApplication(found)
  const { country, status, reference, additionalInfo } = application
  const limits = await readOfficeLimits(db, log)
  const approvers = await staffWhoMay(db, 'applications.decide')
  const affordability = affordabilityOf(application, application.product.currency)
  const openings = await openingsOf(db, id)
  const stated = statedIncome(additionalInfo.monthlyIncome, additionalInfo.incomePeriod)
  const countedIncome = row.incomeRead ?? stated
  const read = {
    ...application,
    language: row.language,
    dialledNumber: dialledNumber(row.phoneKey ?? phoneKeyOf(row.phone, row.country)),
    shownPhone: shownPhone(row),
    openedAt: row.openedAt?.toISOString() ?? null,
    askedAt: askedAt(found)?.toISOString() ?? null,
    firstApproverName: row.firstApproverName,
    isFirstApprover: row.firstApproverId === by.id,
    assigneeId: row.assigneeId,
    assigneeName,
    timeline: timelineOf(found),
    documents: documentsOf(found, openings),
    reviewDueOn: staffReviewDueOn({ status, since: waitingSince(found), country }, closed),
    mails: additionalInfo.email ? await readMails(db, reference, additionalInfo.email) : [],
    secondApprovalAbove: limits[country].secondApprovalAbove,
    otherApprovers: approvers.filter((other) => other.id !== by.id).map(({ name }) => name),
    affordability,
    statedIncome: stated,
    incomeRead: incomeReadOf(row),
    countedIncome,
    isAffordable: meetsConditions(application, application.product.currency, countedIncome),
    allowedStatuses: changesFrom(status, 'staff'),
    mayDecide: isAllowed(by.role, 'applications.decide'),
  }
  const others = await otherApplications(db, row, now())
  const known = others.map(({ known: one }) => one)
  if (!undecidedStatuses.includes(status)) return { ...read, others: known, concerns: [] }
  const isSecond = row.firstApproverName !== null && row.firstApproverId !== by.id
  const seen = new Set(openings.filter(({ staffId }) => staffId === by.id).map(({ documentId }) => documentId))
  const documents = read.documents.map((document) => ({ ...document, isUnseen: isSecond && !seen.has(document.id) }))
  return { ...read, others: known, concerns: concernsOf({ ...read, documents }, product, others) }
}

function incomeReadOf({ incomeRead: amount, incomeReadBy: by, incomeReadAt: at }: ApplicationRow) {
  return amount === null || at === null ? null : { amount, by, at: at.toISOString() }
}

/** What happened, also what the applicant does not read. */
function timelineOf({ timeline }: ApplicationRows): AdminApplication['timeline'] {
  return timeline.map(({ applicationId: _, at, concerns, ...told }) => ({
    ...told,
    at: at.toISOString(),
    concerns: concerns ?? [],
  }))
}

/** When the applicant last did their part: sent it in, or what was asked for again. */
function waitingSince({ row, timeline }: ApplicationRows): Date | null {
  const isTheirPart = ({ actor, event, status }: (typeof timeline)[number]) =>
    actor === 'applicant' && event === 'status' && status !== 'draft'
  return timeline.findLast(isTheirPart)?.at ?? row.submittedAt
}

/** Since when it waits for what was asked for again. */
function askedAt({ row, timeline }: ApplicationRows): Date | null {
  if (row.status !== 'more_info_needed') return null
  return timeline.findLast(({ event, status }) => event === 'status' && status === 'more_info_needed')?.at ?? null
}

function documentsOf({ documents }: ApplicationRows, openings: readonly Opening[]): AdminApplication['documents'] {
  return documents.map((document) => {
    const {
      openedAt,
      openedBy,
      checkedAt,
      checkedBy,
      seenElsewhere,
      takenBy,
      fault,
      contentHash: hash,
      replacedHash,
    } = document
    const same = documents.filter((other) => hash !== null && other.contentHash === hash && other.id !== document.id)
    return Object.assign(toSummary(document), {
      openedAt: openedAt?.toISOString() ?? null,
      openedBy,
      openings: openings.filter(({ documentId }) => documentId === document.id).map(({ by, at }) => ({ by, at })),
      checkedAt: checkedAt?.toISOString() ?? null,
      checkedBy,
      seenElsewhere,
      takenBy,
      fault,
      sameAs: inOrder(same.map(({ type }) => type)),
      isUnchanged: hash !== null && hash === replacedHash,
    })
  })
}

type Opening = {
  readonly documentId: unknown
  readonly staffId: string | null
  readonly by: string
  readonly at: string
}

/** Who opened which document of an application, the first first. */
async function openingsOf(db: Queryable, applicationId: number): Promise<Opening[]> {
  const { id, at, staffId, staffName, action, after, kind, recordId } = auditLog
  const isOpening = and(
    eq(kind, 'application'),
    eq(recordId, String(applicationId)),
    eq(action, 'application.document'),
  )
  const rows = await db.select({ at, staffId, staffName, after }).from(auditLog).where(isOpening).orderBy(asc(id))
  return rows.map((row) => {
    return { documentId: row.after?.['documentId'], staffId: row.staffId, by: row.staffName, at: row.at.toISOString() }
  })
}

/** The applicant's mails about this application that the outbox still has, the newest first. */
async function readMails(db: Queryable, reference: string, to: string): Promise<AdminApplication['mails']> {
  const { id, template, state, createdAt, sentAt, props } = mailOutbox
  const rows = await db
    .select({
      id,
      state,
      createdAt,
      sentAt,
      told: sql<AdminApplication['mails'][number]['status'] | null>`${props}->>'status'`,
    })
    .from(mailOutbox)
    .where(
      and(
        sql`${props}->>'reference' = ${reference}`,
        eq(mailOutbox.to, to),
        inArray(template, ['application-applicant', 'application-decision']),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
  return rows.map(({ told, sentAt: left, createdAt: made, id: mailId, state: became }) => {
    return { id: mailId, state: became, status: told ?? 'submitted', at: (left ?? made).toISOString() }
  })
}
