import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { attempt, done, need, refused, type Outcome } from '#kernel/outcome.ts'
import { pieceBytes, UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import { ByteReader } from '#platform/files/byte-reader.ts'
import { receiveFile, type ReceivedFile } from '#platform/files/receive-upload.server.ts'
import { sealContent } from '#platform/files/open-file.server.ts'
import type { SealedSpool } from '#platform/files/sealed-spool.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { documentRules, type DocumentReceipt } from './document-upload.ts'
import { storeDocument, mayReceive } from './store-document.server.ts'
import { financingUploads, financingApplications } from './tables.server.ts'
import { advance, dropParts, keepPart, keptContent, removeUploads } from './upload-parts.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { lockOwnApplication, opens } from './application-queries.server.ts'
import { parse } from '#kernel/parse.ts'
import { resumableUploadSchema } from './resumable-upload.ts'

/** What is lost of an upload at most when the process is killed. */
const partBytes = 1024 * 1024

/** How far an upload is now, and what it has become if that is its end. */
export type UploadStep = { readonly received: number; readonly document: DocumentReceipt | null }

/**
 * Takes in what comes of an upload from `start` on, and keeps it part by part; when `content` breaks off, what had come is
 * kept. With its last byte it becomes the application's document. Refuses with `not_found`, `conflict` (`other_offset`:
 * it is at another place by now), `payload_too_large` (more than was announced), and what makes a document be refused: then the upload is given up;
 * `too_many_requests` when the application has sent as much as it may.
 */
export async function continueUpload(
  services: Services,
  access: readonly ApplicationAccess[],
  id: string,
  start: number,
  content: AsyncIterable<Uint8Array>,
  quota: UploadQuota,
): Promise<Outcome<UploadStep>> {
  const own = await findOwnUpload(services.db, access, id)
  if (!own.ok) return own
  const application = `${own.value.applicationId}`
  const left = await quota.left('application', application, documentRules.field)
  if (!left.ok) return left
  let came = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      came += chunk.length
      yield chunk
    }
  }
  try {
    return await takeParts(services, access, own.value, start, counted())
  } finally {
    await quota.use('application', application, came)
  }
}

async function takeParts(
  services: Services,
  access: readonly ApplicationAccess[],
  upload: UploadRow,
  start: number,
  content: AsyncIterable<Uint8Array>,
): Promise<Outcome<UploadStep>> {
  const { id } = upload
  const reader = new ByteReader(untilItBreaksOff(content))
  let received = start
  while (received < upload.size) {
    const part = await sealContent(services.files, reader.upTo(Math.min(partBytes, upload.size - received)))
    const end = received + part.spool.size
    // A body that is not read to its end costs the connection, so its end is looked for in any case.
    const isLast = end === upload.size && !(await hasMore(reader))
    if (isLast) return finish(services, access, upload, received, part.spool)
    if (end === received || end === upload.size) {
      await part.spool.discard()
      return end === received ? done({ received, document: null }) : refused('payload_too_large')
    }
    const kept = await keepPart(services, id, received, part)
    if (!kept.ok) return kept
    received = end
  }
  return done({ received, document: null })
}

async function hasMore(reader: ByteReader): Promise<boolean> {
  for await (const _ of reader.upTo(1)) return true
  return false
}

/** The sender is gone: it will ask how far it came. */
async function* untilItBreaksOff(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch {
    return
  }
}

/**
 * The last bytes are kept only as part of the document: an upload that is complete is one whose document is stored, whatever
 * happens to the process in between.
 */
async function finish(
  services: Services,
  access: readonly ApplicationAccess[],
  { id, applicationId: financingApplicationId, documentType, fileName, size }: UploadRow,
  start: number,
  last: SealedSpool,
): Promise<Outcome<UploadStep>> {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* keptContent(services, id)
    for (let at = 0; at < last.size; at += pieceBytes) yield await last.read(at, pieceBytes)
  }
  const file = await takeIn(services, fileName, whole(), last)
  const target = { financingApplicationId, documentType }
  const stored = file.ok
    ? await storeDocument(services, access, target, file.value, async (tx) => {
        await dropParts(tx, services, [id])
        return advance(tx, id, start, size)
      })
    : file
  if (stored.ok) return done({ received: size, document: stored.value })
  // Unless another connection has brought it to its end.
  const unfinished = and(eq(financingUploads.id, id), eq(financingUploads.received, start))
  await services.db.transaction((tx) => removeUploads(tx, services, unfinished))
  return stored
}

async function takeIn(
  { files }: Services,
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  last: SealedSpool,
): Promise<Outcome<ReceivedFile>> {
  try {
    return await receiveFile(files, content, fileName, documentRules)
  } catch (error) {
    // A part that is lost never comes back: the sender begins anew.
    if (error instanceof UnreadableError) return refused('not_found')
    throw error
  } finally {
    await last.discard()
  }
}

type UploadRow = typeof financingUploads.$inferSelect

/** The upload of this id to the owner of its application; `not_found` to everybody else. */
export async function findOwnUpload(
  db: Queryable,
  access: readonly ApplicationAccess[],
  id: string,
): Promise<Outcome<UploadRow>> {
  if (access.length === 0) return refused('not_found')
  const [upload] = await db
    .select(getTableColumns(financingUploads))
    .from(financingUploads)
    .innerJoin(financingApplications, eq(financingApplications.id, financingUploads.applicationId))
    .where(and(eq(financingUploads.id, id), or(...access.map(opens))))
  return upload ? done(upload) : refused('not_found')
}

/** Gives up an upload. Refuses with `not_found` everybody but its owner. */
export async function cancelUpload(
  services: Pick<Services, 'db' | 'jobs'>,
  access: readonly ApplicationAccess[],
  id: string,
): Promise<Outcome<null>> {
  const own = await findOwnUpload(services.db, access, id)
  if (!own.ok) return own
  await services.db.transaction((tx) => removeUploads(tx, services, eq(financingUploads.id, id)))
  return done(null)
}

/**
 * An applicant begins to send a document that may arrive in several goes, as the upload `id`: the one of that type which
 * was begun before is given up. Refuses with `invalid` (fields), `payload_too_large`, `not_found` or `conflict`, as
 * {@link mayReceive} does, `too_many_requests` when the application has sent as much as it may.
 */
export async function beginUpload(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  access: readonly ApplicationAccess[],
  id: string,
  request: unknown,
  quota: UploadQuota,
): Promise<Outcome<null>> {
  return attempt(async () => {
    const target = need(parse(resumableUploadSchema, request))
    const { financingApplicationId: applicationId, documentType, filename: fileName, size } = target
    if (size > documentRules.maxBytes) {
      need(refused('payload_too_large', { errors: [{ path: documentRules.field, code: 'file_too_large' }] }))
    }
    const { db, now } = services
    need(await mayReceive(db, access, target))
    need(await quota.left('application', `${applicationId}`, documentRules.field))
    await db.transaction(async (tx) => {
      // One after the other: of two that begin at once, as after an answer that was lost, the later stands.
      need(await lockOwnApplication(tx, access, applicationId))
      const { applicationId: application, documentType: type } = financingUploads
      await removeUploads(tx, services, and(eq(application, applicationId), eq(type, documentType)))
      await tx.insert(financingUploads).values({ id, applicationId, documentType, fileName, size, createdAt: now() })
    })
    return null
  })
}
