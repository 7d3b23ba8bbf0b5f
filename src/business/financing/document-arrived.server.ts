import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { changeStatus } from './application-status.ts'
import type { DocumentType } from './document-type.ts'
import { financingApplications, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { tellStaff } from './tell-of-application.server.ts'

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
