import type { Services } from '#platform/services.server.ts'
import { eq, and, isNull } from 'drizzle-orm'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction, Queryable } from '#platform/database/database.server.ts'
import { applicationChangeSchema, type AdminApplication, type ApplicationChange } from './admin-application.ts'
import { changeStatus, changesFrom } from './application-status.ts'
import { needsSecondOpinion } from './second-opinion.ts'
import { issueStatusLink } from './status-link.server.ts'
import { financingApplications as applications, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { tellDecision } from './tell-of-application.server.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { affordabilityOf } from './affordability.ts'
import { readApplications } from './application-queries.server.ts'
import { statedIncome } from './stated-income.ts'

/**
 * Takes an application on: into review, back to the applicant for one document again, approved, declined. The applicant is
 * mailed in their language. Over the amount of {@link needsSecondOpinion} the first approval only waits for a second
 * person's. Refused as {@link permit} says; as `invalid` (fields), `not_found`, `stale`; as `conflict`: `status`
 * (`status_not_allowed`), or `status` (`second_person_needed`) when the same person approves twice.
 */
export const decideApplication = staffUseCase(
  { may: 'applications.work', input: applicationChangeSchema },
  (permitted, change, id: number): Promise<AdminApplication> => {
    const { db, log, now, by } = permitted
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
      const before = row && (await readForReview(tx, log, id))
      if (!row || !before) return need(refused('not_found'))
      if (isStale(before, change)) return need(stale(before))
      const status = changeStatus(row.status, change.status, 'staff')
      // A document more may be asked for while another is awaited.
      const isAnother = row.status === 'more_info_needed' && change.status === 'more_info_needed'
      if (!isAnother) need(status)
      const at = versionAfter(before, now())
      const waits = change.status === 'approved' && needsSecondOpinion(before)
      if (waits && row.firstApproverId === by.id) return need(samePerson())
      if (waits && row.firstApproverName === null) {
        await tx
          .update(applications)
          .set({ firstApproverId: by.id, firstApproverName: by.name, openedAt: row.openedAt ?? at, updatedAt: at })
          .where(eq(applications.id, id))
      } else await apply(tx, permitted, row, change, at)
      const after = (await readForReview(tx, log, id)) ?? before
      const entry = { action: 'application.update', kind: 'application', recordId: id, ...told(before, after, change) }
      await recordChange(tx, by, entry, at)
      return after
    })
  },
)

function samePerson(): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'status', code: 'second_person_needed' }] })
}

/** The audit log holds no personal data: of the reason only that there was one. */
function told(before: AdminApplication, after: AdminApplication, { reason, documentType }: ApplicationChange) {
  const kept = ({ status, firstApproverName, requestedDocuments }: AdminApplication) => ({
    status,
    firstApproverName,
    requestedDocuments,
  })
  return {
    label: before.reference,
    before: kept(before),
    after: { ...kept(after), hasReason: reason !== '', ...(documentType && { documentType }) },
  }
}

async function apply(
  tx: Transaction,
  services: Permitted,
  row: ApplicationRow,
  { status, reason, documentType }: ApplicationChange,
  at: Date,
): Promise<void> {
  const asked = status === 'more_info_needed' && documentType ? [documentType] : []
  const requestedDocuments = status === 'more_info_needed' ? [...new Set([...row.requestedDocuments, ...asked])] : []
  const [changed] = await tx
    .update(applications)
    .set({
      status,
      requestedDocuments,
      openedAt: row.openedAt ?? at,
      updatedAt: at,
      ...(status !== 'approved' && { firstApproverId: null, firstApproverName: null }),
    })
    .where(eq(applications.id, row.id))
    .returning()
  const entry = { applicationId: row.id, at, actor: 'staff' } as const
  const note = reason || null
  if (status !== row.status) {
    const own = asked.length > 0 ? null : note
    await tx.insert(financingTimeline).values({ ...entry, event: 'status', status, note: own })
  }
  for (const type of asked) {
    await tx.insert(financingTimeline).values({ ...entry, event: 'document_requested', documentType: type, note })
  }
  if (!changed) return
  const statusLink = await issueStatusLink(tx, services, row.id)
  await tellDecision(tx, services, changed, { status, reason, documentType: documentType ?? null, statusLink })
}

/**
 * An application to whoever decides on it; from now on it counts as opened, and nobody is reminded of it. Refused as
 * {@link permit} says, or `not_found`.
 */
export const openApplication = staffUseCase(
  { may: 'applications.work' },
  async ({ db, log, now }, id: number): Promise<AdminApplication> => {
    const unopened = and(eq(applications.id, id), eq(applications.status, 'submitted'), isNull(applications.openedAt))
    await db.update(applications).set({ openedAt: now() }).where(unopened)
    const found = await readForReview(db, log, id)
    return found ?? need(refused('not_found'))
  },
)

/** The same for a verb that has been permitted; undefined where there is none. */
async function readForReview(db: Queryable, log: Services['log'], id: number): Promise<AdminApplication | undefined> {
  const [application] = await readApplications(db, eq(applications.id, id))
  const [row] = await db
    .select({
      language: applications.language,
      openedAt: applications.openedAt,
      firstApproverName: applications.firstApproverName,
    })
    .from(applications)
    .where(eq(applications.id, id))
  if (!application || !row) return undefined
  const limits = await readOfficeLimits(db, log)
  const affordability = affordabilityOf(application)
  const { monthlyIncome, incomePeriod } = application.additionalInfo
  const income = statedIncome(monthlyIncome, incomePeriod)
  return {
    ...application,
    language: row.language,
    openedAt: row.openedAt?.toISOString() ?? null,
    firstApproverName: row.firstApproverName,
    secondApprovalAbove: limits[application.country].secondApprovalAbove,
    affordability,
    statedIncome: income,
    isAffordable: affordability && income !== null ? income >= affordability.minimumIncome : null,
    allowedStatuses: changesFrom(application.status, 'staff'),
  }
}
