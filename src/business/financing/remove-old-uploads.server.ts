import { lt } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { uploadHours } from './resumable-upload.ts'
import { financingUploads } from './tables.server.ts'

/** Deletes what arrived of documents whose rest did not come within a day. Answers how many. */
export async function removeOldUploads({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const begunBefore = new Date(now().getTime() - uploadHours * 3_600_000)
  const removed = await db
    .delete(financingUploads)
    .where(lt(financingUploads.createdAt, begunBefore))
    .returning({ id: financingUploads.id })
  return removed.length
}
