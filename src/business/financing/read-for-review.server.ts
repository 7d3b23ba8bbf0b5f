import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { findProduct, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import type { Product, ProductDetail } from '#business/catalogue/product.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AdminApplication } from './admin-application.ts'
import { affordabilityOf } from './affordability.ts'
import { concernsOf } from './application-concerns.ts'
import { readApplications } from './application-queries.server.ts'
import { changesFrom } from './application-status.ts'
import { staffReviewDueOn } from './review-deadline.ts'
import { statedIncome } from './stated-income.ts'
import { financingApplications as applications, financingDocuments, financingTimeline } from './tables.server.ts'

/** The product of an application as the catalogue has it now; null where there is none. Not to be asked within a transaction: it may wait for another connection. */
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
  { db, log }: { readonly db: Queryable } & Pick<Services, 'log'>,
  by: Pick<Staff, 'id'>,
  id: number,
  product: Product | null,
): Promise<AdminApplication | undefined> {
  const [application] = await readApplications(db, eq(applications.id, id))
  const [row] = await db
    .select({
      language: applications.language,
      openedAt: applications.openedAt,
      firstApproverName: applications.firstApproverName,
      assigneeId: applications.assigneeId,
      assigneeName: staff.name,
    })
    .from(applications)
    .leftJoin(staff, eq(staff.id, applications.assigneeId))
    .where(eq(applications.id, id))
  if (!application || !row) return undefined
  const { country, status, reference, additionalInfo } = application
  const limits = await readOfficeLimits(db, log)
  const affordability = affordabilityOf(application)
  const income = statedIncome(additionalInfo.monthlyIncome, additionalInfo.incomePeriod)
  const { timeline, since } = await readTimeline(db, id)
  const closed = await closedDatesSince(db, [since])
  const allowedStatuses = changesFrom(status, 'staff')
  const read = {
    ...application,
    ...row,
    openedAt: row.openedAt?.toISOString() ?? null,
    timeline,
    documents: await readDocuments(db, id),
    reviewDueOn: staffReviewDueOn({ status, since, country }, closed[country]),
    mails: additionalInfo.email ? await readMails(db, reference, additionalInfo.email) : [],
    secondApprovalAbove: limits[country].secondApprovalAbove,
    otherApprovers: (await staffWhoMay(db, 'applications.work')).filter((other) => other.id !== by.id).length,
    affordability,
    statedIncome: income,
    isAffordable: affordability && income !== null ? income >= affordability.minimumIncome : null,
    allowedStatuses,
  }
  const isOpen = allowedStatuses.includes('approved')
  return { ...read, concerns: isOpen ? concernsOf(read, product) : [] }
}

/** What happened, also what the applicant does not read, and since when it waits for staff. */
async function readTimeline(
  db: Queryable,
  applicationId: number,
): Promise<{ timeline: AdminApplication['timeline'][number][]; since: Date | null }> {
  const rows = await db
    .select()
    .from(financingTimeline)
    .where(eq(financingTimeline.applicationId, applicationId))
    .orderBy(asc(financingTimeline.id))
  const sent = rows.findLast(
    ({ actor, event, status }) => actor === 'applicant' && event === 'status' && status !== 'draft',
  )
  const timeline = rows.map(({ at, event, status, documentType, note, staffName, staffNote, concerns }) => {
    return { at: at.toISOString(), event, status, documentType, note, staffName, staffNote, concerns: concerns ?? [] }
  })
  return { timeline, since: sent?.at ?? null }
}

async function readDocuments(db: Queryable, applicationId: number): Promise<AdminApplication['documents']> {
  const { id, type, name, mediaType, size, createdAt, openedAt, openedBy } = financingDocuments
  const rows = await db
    .select({ id, type, name, mediaType, size, uploadedAt: createdAt, openedAt, openedBy })
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, applicationId))
    .orderBy(asc(id))
  return rows.map((row) =>
    Object.assign(row, {
      uploadedAt: row.uploadedAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
    }),
  )
}

/** The applicant's mails about this application that the outbox still has, the newest first. */
async function readMails(db: Queryable, reference: string, to: string): Promise<AdminApplication['mails']> {
  const { id, template, state, createdAt, sentAt, props } = mailOutbox
  const rows = await db
    .select({ id, state, createdAt, sentAt, told: sql<AdminApplication['status'] | null>`${props}->>'status'` })
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
