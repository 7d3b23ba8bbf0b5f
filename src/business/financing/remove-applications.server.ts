import { inArray, and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import type { Services } from '#platform/services.server.ts'
import {
  financingApplications,
  financingDocuments,
  financingEarlierDocuments,
  financingUploads,
} from './tables.server.ts'
import { removeUploads } from './upload-parts.server.ts'
import { draftDays } from '#kernel/retention.ts'

/** Deletes applications and all that belongs to them; the bytes of their documents go soon after `tx` commits. Answers how many of each went. */
export async function removeApplications(
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  applicationIds: readonly number[],
): Promise<{ readonly applications: number; readonly documents: number }> {
  if (applicationIds.length === 0) return { applications: 0, documents: 0 }
  const ids = [...applicationIds]
  await removeUploads(tx, services, inArray(financingUploads.applicationId, ids))
  const remove = (table: typeof financingDocuments | typeof financingEarlierDocuments) =>
    tx.delete(table).where(inArray(table.applicationId, ids)).returning({ key: table.storedKey })
  const documents = [...(await remove(financingDocuments)), ...(await remove(financingEarlierDocuments))]
  await dropFiles(
    tx,
    services,
    documents.map(({ key }) => key),
  )
  const { id } = financingApplications
  const applications = await tx.delete(financingApplications).where(inArray(id, ids)).returning({ id })
  return { applications: applications.length, documents: documents.length }
}

const dayMs = 86_400_000
const batch = 100

/** Deletes, with their documents, the drafts that were begun more than {@link draftDays} days ago. Answers how many. */
export async function removeOldDrafts(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<number> {
  const { db, now } = services
  const { id, status, createdAt } = financingApplications
  const begunBefore = new Date(now().getTime() - draftDays * dayMs)
  let removed = 0
  for (;;) {
    // Not the drafts that are being submitted or added to right now.
    const count = await db.transaction(async (tx) => {
      const drafts = await tx
        .select({ id })
        .from(financingApplications)
        .where(and(eq(status, 'draft'), lt(createdAt, begunBefore)))
        .limit(batch)
        .for('update', { skipLocked: true })
      const ids = drafts.map((draft) => draft.id)
      await removeApplications(tx, services, ids)
      return drafts.length
    })
    removed += count
    if (count < batch) return removed
  }
}
