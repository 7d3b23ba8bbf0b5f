import { and, eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { cutPieces } from '#platform/encryption/cut-pieces.ts'
import { receiveFile } from '#platform/files/received-file.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { documentRules, type DocumentReceipt } from './document-upload.ts'
import { findOwnUpload, type UploadRow } from './own-upload.server.ts'
import { storeDocument } from './store-document.server.ts'
import { financingUploadParts, financingUploads } from './tables.server.ts'
import { advance, keepPart, partsOf } from './upload-parts.server.ts'

/** What is lost of an upload at most when the process is killed. */
const partBytes = 256 * 1024

/** How far an upload is now, and what it has become if that is its end. */
export type UploadStep = { readonly received: number; readonly document: DocumentReceipt | null }

/**
 * Takes in what comes of an upload from `start` on, and keeps it part by part; when `content` breaks off, what had come is
 * kept. With its last byte it becomes the application's document. Refuses with `not_found`, `conflict` (`other_offset`:
 * it is at another place by now), and what makes a document be refused: then the upload is given up.
 */
export async function continueUpload(
  services: Services,
  access: readonly ApplicationAccess[],
  id: string,
  start: number,
  content: AsyncIterable<Uint8Array>,
): Promise<Outcome<UploadStep>> {
  const own = await findOwnUpload(services.db, access, id)
  if (!own.ok) return own
  const upload = own.value
  const key = services.files.keyRing.unwrap(upload.sealedKey, id)
  let received = start
  for await (const { piece } of cutPieces(untilItBreaksOff(content), partBytes)) {
    const end = received + piece.length
    if (end > upload.size) return refused('payload_too_large')
    if (end === upload.size && piece.length > 0) return finish(services, access, upload, key, received, piece)
    const kept = piece.length > 0 ? await keepPart(services.db, key, upload, received, piece) : done(null)
    if (!kept.ok) return kept
    received = end
  }
  return done({ received, document: null })
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
  upload: UploadRow,
  key: Buffer,
  start: number,
  last: Uint8Array,
): Promise<Outcome<UploadStep>> {
  const { db, files } = services
  const { id, applicationId: financingApplicationId, documentType, fileName, size } = upload
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* partsOf(db, key, upload, start)
    yield last
  }
  const target = { financingApplicationId, documentType }
  const file = await receiveFile(files, whole(), fileName, documentRules)
  const stored = file.ok
    ? await storeDocument(services, access, target, file.value, async (tx) => {
        await tx.delete(financingUploadParts).where(eq(financingUploadParts.uploadId, id))
        return advance(tx, id, start, size)
      })
    : file
  if (stored.ok) return done({ received: size, document: stored.value })
  // Unless another connection has brought it to its end.
  await db.delete(financingUploads).where(and(eq(financingUploads.id, id), eq(financingUploads.received, start)))
  return stored
}
