import { lt } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { uploadHours } from './resumable-upload.ts'
import { financingUploads } from './tables.server.ts'
import { removeUploads } from './upload-parts.server.ts'

/** Deletes what arrived of documents whose rest did not come within a day. Answers how many. */
export async function removeOldUploads(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<number> {
  const begunBefore = new Date(services.now().getTime() - uploadHours * 3_600_000)
  return services.db.transaction((tx) => removeUploads(tx, services, lt(financingUploads.createdAt, begunBefore)))
}
