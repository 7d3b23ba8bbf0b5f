import { and, eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Database, Queryable } from '#platform/database/database.server.ts'
import { openBox, sealBox } from '#platform/encryption/sealed-box.server.ts'
import { UnreadableError } from '#platform/encryption/unreadable-error.ts'
import type { UploadRow } from './own-upload.server.ts'
import { financingUploadParts, financingUploads } from './tables.server.ts'

/** The bytes of a document between two places. */
const contextOf = (id: string, start: number) => `${id}/${start}`

/** Keeps what comes at `start`. Refuses with `conflict` when that was kept already, by another connection. */
export async function keepPart(
  db: Database,
  key: Buffer,
  { id }: UploadRow,
  start: number,
  part: Uint8Array,
): Promise<Outcome<null>> {
  const sealed = sealBox(key, contextOf(id, start), part)
  return db.transaction(async (tx) => {
    const advanced = await advance(tx, id, start, start + part.length)
    if (advanced.ok) await tx.insert(financingUploadParts).values({ uploadId: id, start, sealed })
    return advanced
  })
}

/** Notes that an upload has come from one place to another. Refuses with `conflict` when it is at neither. */
export async function advance(tx: Queryable, id: string, from: number, to: number): Promise<Outcome<null>> {
  const advanced = await tx
    .update(financingUploads)
    .set({ received: to })
    .where(and(eq(financingUploads.id, id), eq(financingUploads.received, from)))
    .returning({ id: financingUploads.id })
  return advanced.length > 0 ? done(null) : refused('conflict', { errors: [{ path: 'offset', code: 'other_offset' }] })
}

/** What has been kept of an upload, from its first byte to before `end`, one part in memory at a time. */
export async function* partsOf(db: Queryable, key: Buffer, { id }: UploadRow, end: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < end;) {
    const [part] = await db
      .select()
      .from(financingUploadParts)
      .where(and(eq(financingUploadParts.uploadId, id), eq(financingUploadParts.start, at)))
    if (!part) throw new UnreadableError('damaged')
    const bytes = openBox(key, contextOf(id, at), part.sealed)
    yield bytes
    at += bytes.length
  }
}
