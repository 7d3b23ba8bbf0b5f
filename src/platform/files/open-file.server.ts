import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { openStream, dataKeyBytes } from '#platform/encryption/piece-cipher.server.ts'
import { releaseBytes } from './byte-reader.ts'
import type { Services } from '../services.server.ts'
import { MissingFileError } from './file-store.server.ts'
import { storedFiles } from './tables.server.ts'
import { randomBytes } from 'node:crypto'
import type { Files } from './files.server.ts'
import { sealIntoSpool, type SealedSpool } from './sealed-spool.server.ts'

/**
 * The content of a kept and sealed file, once it is open; verified piece by piece as it is read, which fails at the first
 * byte that changed and when the store fails. To be read or destroyed. Refuses with `not_found` when no such file is kept,
 * `file_missing` when it should be in the store and is not, which the log tells.
 * @throws UnreadableError when no secret of ours sealed it
 * @throws FileStoreError when the store fails
 */
export async function openFile(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  key: string,
): Promise<Outcome<Readable>> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
  if (!file?.kept || file.sealedKey === null) return refused('not_found')
  const dataKey = files.keyRing.unwrap(file.sealedKey, key)
  try {
    const sealed = await files.store.read(key)
    const opened = Readable.from(openStream(dataKey, released(sealed)), { objectMode: false })
    opened.on('error', (err) => log.error({ err, key }, 'a file broke off while it was read'))
    return done(opened.once('close', () => sealed.destroy()))
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error
    log.error({ key }, 'a file is missing from the store: bring it back from a backup')
    return refused('file_missing')
  }
}

/** What the cipher has taken in is of no more use. */
async function* released(sealed: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of sealed as AsyncIterable<Buffer>) {
    yield chunk
    releaseBytes(chunk)
  }
}

/** A content that waits to be stored, and the key that seals it and nothing else. */
export type SealedContent = { readonly key: Buffer; readonly spool: SealedSpool }

/** Takes in a content as it streams, sealed by a key of its own. When it breaks off, so does this, and nothing is left. */
export async function sealContent(files: Files, content: AsyncIterable<Uint8Array>): Promise<SealedContent> {
  const key = randomBytes(dataKeyBytes)
  return { key, spool: await sealIntoSpool(files.spoolFolder, key, content) }
}
