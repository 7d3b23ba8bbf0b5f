import { and, eq } from 'drizzle-orm'
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
import { financingApplications, financingDocuments, financingTimeline, type ApplicationRow } from './tables.server.ts'
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
 * Makes a received file the application's document of its type, in the place of the one before, whose file goes. Refuses
 * as {@link mayReceive} does, and keeps nothing then. `also` is done in the same transaction.
 */
export async function storeDocument(
  services: Services,
  access: readonly ApplicationAccess[],
  { financingApplicationId, documentType: type }: DocumentTarget,
  file: ReceivedFile,
  also: (tx: Transaction) => Promise<Outcome<null>> = async () => done(null),
): Promise<Outcome<DocumentReceipt>> {
  const now = services.now()
  const { name, mediaType, size } = file
  return keepFile(services, folder, file, async (tx, storedKey) => {
    const application = await lockOwnApplication(tx, access, financingApplicationId)
    if (!application.ok) return application
    const expected = expectsDocument(application.value, type)
    if (!expected.ok) return expected
    const more = await also(tx)
    if (!more.ok) return more

    const { id: applicationId } = application.value
    const replaced = await tx
      .delete(financingDocuments)
      .where(and(eq(financingDocuments.applicationId, applicationId), eq(financingDocuments.type, type)))
      .returning({ key: financingDocuments.storedKey, hash: financingDocuments.contentHash })
    const replacedHash = replaced[0]?.hash ?? null
    await tx
      .insert(financingDocuments)
      .values({ applicationId, type, name, mediaType, size, storedKey, replacedHash, createdAt: now })
    await documentArrived(tx, services, application.value, type)
    await dropFiles(
      tx,
      services,
      replaced.map(({ key }) => key),
    )
    return done({ documentType: type, name, mediaType, size, uploadedAt: now.toISOString() })
  })
}

/**
 * Notes that a document that {@link expectsDocument} allowed has been stored, in the transaction that stored it and holds the
 * application. Of one that staff had asked for again the timeline tells; with the last of those the application goes
 * back into review and staff are told.
 */
export async function documentArrived(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  type: DocumentType,
): Promise<void> {
  const now = services.now()
  const { id, status } = application
  const requestedDocuments = application.requestedDocuments.filter((requested) => requested !== type)
  const isComplete = status === 'more_info_needed' && requestedDocuments.length === 0
  const next = isComplete ? changeStatus(status, 'in_review', 'applicant') : null
  const change = { updatedAt: now, requestedDocuments, ...(next?.ok && { status: next.value }) }
  await tx.update(financingApplications).set(change).where(eq(financingApplications.id, id))
  if (status === 'draft') return

  const arrived = { applicationId: id, at: now, actor: 'applicant' } as const
  await tx.insert(financingTimeline).values({ ...arrived, event: 'document_received', documentType: type })
  if (!next?.ok) return
  await tx.insert(financingTimeline).values({ ...arrived, event: 'status', status: next.value })
  await tellStaff(tx, services, { ...application, ...change }, 'completed')
}
