import { and, eq } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import { keepFile } from '#platform/files/keep-files.server.ts'
import type { ReceivedFile } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { expectsDocument, type DocumentType } from './document-type.ts'
import type { DocumentReceipt, DocumentTarget } from './document-upload.ts'
import { accessTo, lockOwnApplication, opens } from './application-queries.server.ts'
import {
  financingApplications,
  financingDocuments,
  financingEarlierDocuments,
  financingTimeline,
  type ApplicationRow,
} from './tables.server.ts'
import { changeStatus } from './application-status.ts'
import { tellStaff } from './tell-of-application.server.ts'

const folder = 'documents'

/** Whether a document may be sent to this application now. Refuses with `not_found` or as {@link expectsDocument} does. */
export async function mayReceive(
  db: Queryable,
  access: readonly ApplicationAccess[],
  { financingApplicationId, documentType }: DocumentTarget,
): Promise<Outcome<null>> {
  const own = accessTo(access, financingApplicationId)
  if (!own) return refused('not_found')
  const { status, requestedDocuments } = financingApplications
  const [application] = await db.select({ status, requestedDocuments }).from(financingApplications).where(opens(own))
  return application ? expectsDocument(application, documentType) : refused('not_found')
}

/**
 * Makes a received file of its applicant the application's document of its type. Refuses as {@link mayReceive} does, and keeps
 * nothing then. `also` is done in the same transaction.
 */
export async function storeDocument(
  services: Services,
  access: readonly ApplicationAccess[],
  { financingApplicationId, documentType: type }: DocumentTarget,
  file: ReceivedFile,
  also: (tx: Transaction) => Promise<Outcome<null>> = async () => done(null),
): Promise<Outcome<DocumentReceipt>> {
  return keepDocument(services, type, file, null, async (tx) => {
    const application = await lockOwnApplication(tx, access, financingApplicationId)
    if (!application.ok) return application
    const expected = expectsDocument(application.value, type)
    if (!expected.ok) return expected
    const more = await also(tx)
    return more.ok ? application : more
  })
}

/**
 * Makes a received file the document of its type of the application that `lock` answers and holds, in the place of the one before,
 * which is kept with the application, but for a draft's. Refuses as `lock` does, and keeps nothing then. `by` is who of the staff brings it for its applicant.
 */
export async function keepDocument(
  services: Services,
  type: DocumentType,
  file: ReceivedFile,
  by: Staff | null,
  lock: (tx: Transaction) => Promise<Outcome<ApplicationRow>>,
): Promise<Outcome<DocumentReceipt>> {
  const now = services.now()
  const { name, mediaType, size } = file
  return keepFile(services, folder, file, async (tx, storedKey) => {
    const application = await lock(tx)
    if (!application.ok) return application
    const { id: applicationId, status } = application.value
    const [replaced] = await tx
      .delete(financingDocuments)
      .where(and(eq(financingDocuments.applicationId, applicationId), eq(financingDocuments.type, type)))
      .returning()
    const replacedHash = replaced?.contentHash ?? null
    const earlier = status === 'draft' ? null : await keepEarlier(tx, replaced)
    await tx.insert(financingDocuments).values({
      applicationId,
      type,
      name,
      mediaType,
      size,
      storedKey,
      replacedHash,
      createdAt: now,
      takenBy: by?.name ?? null,
    })
    await documentArrived(tx, services, application.value, type, by, earlier)
    if (replaced && !earlier) await dropFiles(tx, services, [replaced.storedKey])
    return done({ documentType: type, name, mediaType, size, uploadedAt: now.toISOString() })
  })
}

type Earlier = Pick<typeof financingEarlierDocuments.$inferSelect, 'id' | 'name'>

/** A document that another one takes the place of stays to be looked at. */
async function keepEarlier(
  tx: Transaction,
  replaced: typeof financingDocuments.$inferSelect | undefined,
): Promise<Earlier | null> {
  if (!replaced) return null
  const { applicationId, type, name, mediaType, size, storedKey, createdAt } = replaced
  const [kept] = await tx
    .insert(financingEarlierDocuments)
    .values({ applicationId, type, name, mediaType, size, storedKey, createdAt })
    .returning()
  return kept ?? null
}

/**
 * Notes that a document that {@link expectsDocument} allowed has been stored, in the transaction that stored it and holds the
 * application. Of one that staff had asked for again, or brought themselves (`by`), the timeline tells, and in whose place it came (`earlier`); with the last of those the
 * application goes back into review, and staff are told what its applicant did.
 */
export async function documentArrived(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  type: DocumentType,
  by: Staff | null = null,
  earlier: Earlier | null = null,
): Promise<void> {
  const now = services.now()
  const { id, status } = application
  const requestedDocuments = application.requestedDocuments.filter((requested) => requested !== type)
  const isComplete = status === 'more_info_needed' && requestedDocuments.length === 0
  const next = isComplete ? changeStatus(status, 'in_review', 'applicant') : null
  const change = { updatedAt: now, requestedDocuments, ...(next?.ok && { status: next.value }) }
  await tx.update(financingApplications).set(change).where(eq(financingApplications.id, id))
  if (status === 'draft') return

  // Also of what staff keep for them it is the applicant's part that is done: from then on the review has its days.
  const whose = { actor: 'applicant', staffId: by?.id ?? null, staffName: by?.name ?? null } as const
  const arrived = { applicationId: id, at: now, ...whose } as const
  await tx.insert(financingTimeline).values({
    ...arrived,
    event: 'document_received',
    documentType: type,
    staffNote: earlier?.name ?? null,
    earlierId: earlier?.id ?? null,
  })
  if (!next?.ok) return
  await tx.insert(financingTimeline).values({ ...arrived, event: 'status', status: next.value })
  if (!by) await tellStaff(tx, services, { ...application, ...change }, 'completed')
}
