import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { applicationChangeSchema, type AdminApplication, type ApplicationChange } from './admin-application.ts'
import { changeStatus } from './application-status.ts'
import { readForReview } from './review-application.server.ts'
import { needsSecondOpinion } from './second-opinion.ts'
import { issueStatusLink } from './status-link.server.ts'
import { financingApplications as applications, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { tellDecision } from './tell-of-application.server.ts'

/**
 * Takes an application on: into review, back to the applicant for one document again, approved, declined. The applicant is
 * mailed in their language. Over the amount of {@link needsSecondOpinion} the first approval only waits for a second
 * person's. Refused as {@link permit} says; as `invalid` (fields), `not_found`, `stale`; as `conflict`: `status`
 * (`status_not_allowed`), or `status` (`second_person_needed`) when the same person approves twice.
 */
export async function decideApplication(
  acting: Acting,
  id: number,
  request: unknown,
): Promise<Outcome<AdminApplication>> {
  const { db, actor, now } = acting
  const permitted = permit(actor, 'applications.work')
  if (!permitted.ok) return permitted
  const parsed = parse(applicationChangeSchema, request)
  if (!parsed.ok) return parsed
  const change = parsed.value
  const by = permitted.value
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
    const before = row && (await readForReview(tx, id))
    if (!row || !before) return refused('not_found')
    if (isStale(before, change)) return stale(before)
    const status = changeStatus(row.status, change.status, 'staff')
    // A document more may be asked for while another is awaited.
    const isAnother = row.status === 'more_info_needed' && change.status === 'more_info_needed'
    if (!status.ok && !isAnother) return status
    const at = versionAfter(before, now())
    const waits = change.status === 'approved' && needsSecondOpinion(before)
    if (waits && row.firstApproverId === by.id) return samePerson()
    if (waits && row.firstApproverName === null) {
      await tx
        .update(applications)
        .set({ firstApproverId: by.id, firstApproverName: by.name, openedAt: row.openedAt ?? at, updatedAt: at })
        .where(eq(applications.id, id))
    } else await apply(tx, acting, row, change, at)
    const after = (await readForReview(tx, id)) ?? before
    await recordChange(
      tx,
      by,
      { action: 'application.update', kind: 'application', recordId: id, ...told(before, after, change) },
      at,
    )
    return done(after)
  })
}

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
  acting: Acting,
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
  const statusLink = await issueStatusLink(tx, acting, row.id)
  await tellDecision(tx, acting, changed, { status, reason, documentType: documentType ?? null, statusLink })
}
