import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import type { Services } from '#platform/services.server.ts'
import { financingApplications, financingDocuments, financingUploads } from './tables.server.ts'
import { removeUploads } from './upload-parts.server.ts'

/** Deletes applications and all that belongs to them; the bytes of their documents go soon after `tx` commits. */
export async function removeApplications(
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await removeUploads(tx, services, inArray(financingUploads.applicationId, [...ids]))
  const documents = await tx
    .delete(financingDocuments)
    .where(inArray(financingDocuments.applicationId, [...ids]))
    .returning({ key: financingDocuments.storedKey })
  const keys = documents.map(({ key }) => key)
  await dropFiles(tx, services, keys)
  await tx.delete(financingApplications).where(inArray(financingApplications.id, [...ids]))
}
