import { randomBytes } from 'node:crypto'
import { dataKeyBytes } from '../encryption/piece-cipher.server.ts'
import type { Files } from './files.server.ts'
import { sealIntoSpool, type SealedSpool } from './sealed-spool.server.ts'

/** A content that waits to be stored, and the key that seals it and nothing else. */
export type SealedContent = { readonly key: Buffer; readonly spool: SealedSpool }

/** Takes in a content as it streams, sealed by a key of its own. When it breaks off, so does this, and nothing is left. */
export async function sealContent(files: Files, content: AsyncIterable<Uint8Array>): Promise<SealedContent> {
  const key = randomBytes(dataKeyBytes)
  return { key, spool: await sealIntoSpool(files.spoolFolder, key, content) }
}
