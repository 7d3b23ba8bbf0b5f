import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** What another program's reader finds in an archive: names and contents, checksums checked. */
export async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes)
  const found = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    found.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return found
}
