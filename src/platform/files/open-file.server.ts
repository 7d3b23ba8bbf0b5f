import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { openStream } from '../encryption/sealed-stream.server.ts'
import { releaseBytes } from '../release-bytes.ts'
import type { Services } from '../services.server.ts'
import { storedFiles } from './tables.server.ts'

/**
 * The content of a kept and sealed file, verified piece by piece as it is read; null when there is no such file.
 * @throws UnreadableError when no secret of ours sealed it. The stream fails with one at the first byte that changed.
 */
export async function openFile({ db, files }: Pick<Services, 'db' | 'files'>, key: string): Promise<Readable | null> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
  if (!file?.kept || file.sealedKey === null) return null
  const dataKey = files.keyRing.unwrap(file.sealedKey, key)
  const opened = openStream(dataKey, released(await files.store.read(key)))
  return Readable.from(opened, { objectMode: false })
}

/** What the cipher has taken in is of no more use. */
async function* released(sealed: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of sealed as AsyncIterable<Buffer>) {
    yield chunk
    releaseBytes(chunk)
  }
}
