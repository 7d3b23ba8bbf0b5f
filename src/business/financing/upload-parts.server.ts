import { and, asc, eq, inArray, type SQL, lt } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import { keepFile } from '#platform/files/keep-files.server.ts'
import { openFile, type SealedContent } from '#platform/files/open-file.server.ts'
import { releaseBytes } from '#platform/files/byte-reader.ts'
import type { Services } from '#platform/services.server.ts'
import { financingUploadParts, financingUploads } from './tables.server.ts'
import { uploadHours } from './resumable-upload.ts'

const folder = 'parts'

/** Keeps what came of an upload at `start`. Refuses with `conflict` when another connection was there before. */
export async function keepPart(
  services: Services,
  uploadId: string,
  start: number,
  part: SealedContent,
): Promise<Outcome<null>> {
  return keepFile(services, folder, part, async (tx, storedKey) => {
    const advanced = await advance(tx, uploadId, start, start + part.spool.size)
    if (advanced.ok) await tx.insert(financingUploadParts).values({ uploadId, start, storedKey })
    return advanced
  })
}

/** Notes that an upload has come from one place to another. Refuses with `conflict` when it is not at the first. */
export async function advance(tx: Transaction, id: string, from: number, to: number): Promise<Outcome<null>> {
  const advanced = await tx
    .update(financingUploads)
    .set({ received: to })
    .where(and(eq(financingUploads.id, id), eq(financingUploads.received, from)))
    .returning({ id: financingUploads.id })
  return advanced.length > 0 ? done(null) : refused('conflict', { errors: [{ path: 'offset', code: 'other_offset' }] })
}

/** What has been kept of an upload, from its first byte on; each chunk is valid until the next is asked for. */
export async function* keptContent(services: Services, uploadId: string): AsyncGenerator<Buffer> {
  const parts = await services.db
    .select()
    .from(financingUploadParts)
    .where(eq(financingUploadParts.uploadId, uploadId))
    .orderBy(asc(financingUploadParts.start))
  for (const { storedKey } of parts) {
    const part = await openFile(services, storedKey)
    if (!part.ok) throw new UnreadableError('damaged')
    for await (const chunk of part.value as AsyncIterable<Buffer>) {
      yield chunk
      releaseBytes(chunk)
    }
  }
}

/** Gives up what has been kept of uploads: of one that has become a document nothing else remains to be. */
export async function dropParts(
  tx: Queryable,
  services: Pick<Services, 'jobs'>,
  uploadIds: readonly string[],
): Promise<void> {
  const dropped = await tx
    .delete(financingUploadParts)
    .where(inArray(financingUploadParts.uploadId, [...uploadIds]))
    .returning({ key: financingUploadParts.storedKey })
  const keys = dropped.map(({ key }) => key)
  await dropFiles(tx, services, keys)
}

/** Gives up the uploads that `which` names, and what has been kept of them. Answers how many. */
export async function removeUploads(
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  which: SQL | undefined,
): Promise<number> {
  if (!which) return 0
  // Locked first: a part that is just being kept has come before, or comes to nothing.
  const found = await tx.select({ id: financingUploads.id }).from(financingUploads).where(which).for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return 0
  await dropParts(tx, services, ids)
  await tx.delete(financingUploads).where(inArray(financingUploads.id, ids))
  return ids.length
}

/** Deletes what arrived of documents whose rest did not come within a day. Answers how many. */
export async function removeOldUploads(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<number> {
  const begunBefore = new Date(services.now().getTime() - uploadHours * 3_600_000)
  return services.db.transaction((tx) => removeUploads(tx, services, lt(financingUploads.createdAt, begunBefore)))
}
