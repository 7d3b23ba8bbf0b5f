import { asc, inArray, and, eq, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
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

/** Deletes applications and all that belongs to them; the bytes of their documents go soon after `tx` commits. */
export async function removeApplications(
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await removeUploads(tx, services, inArray(financingUploads.applicationId, [...ids]))
  const { now, earlier } = await allDocumentsOf(tx, ids)
  await tx.delete(financingDocuments).where(inArray(financingDocuments.applicationId, [...ids]))
  await tx.delete(financingEarlierDocuments).where(inArray(financingEarlierDocuments.applicationId, [...ids]))
  const keys = [...now, ...earlier].map(({ key }) => key)
  await dropFiles(tx, services, keys)
  await tx.delete(financingApplications).where(inArray(financingApplications.id, [...ids]))
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
