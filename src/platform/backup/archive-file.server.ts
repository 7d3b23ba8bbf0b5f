import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'

/** How the name of an archive ends until it is whole. */
const draftEnd = '.part'

/**
 * Hands `write` a stream into a file that only this user may read; it has its name once all of it would survive a power cut, and
 * before that none. A file of that name stays as it was until then.
 */
export async function writeArchiveFile<T>(path: string, write: (sink: Writable) => Promise<T>): Promise<T> {
  const draft = `${path}${draftEnd}`
  await rm(draft, { force: true })
  try {
    const result = await write(createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, path)
    const folder = await open(dirname(path), 'r')
    await folder.sync()
    await folder.close()
    return result
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
