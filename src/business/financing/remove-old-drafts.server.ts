import { and, eq, lt } from 'drizzle-orm'
import { draftDays } from '#kernel/retention.ts'
import type { Services } from '#platform/services.server.ts'
import { removeApplications } from './remove-applications.server.ts'
import { financingApplications } from './tables.server.ts'

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
