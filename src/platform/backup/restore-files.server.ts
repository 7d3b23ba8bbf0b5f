import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import type { FileStore } from '../files/file-store.server.ts'
import { StartupError } from '../startup-error.ts'
import { damaged, entryNames, indexSchema, parse, type FileIndex } from './archive-contents.ts'
import type { ArchiveReader } from './archive-stream.server.ts'

/**
 * Files that no row of the archive names would belong to nobody; those that it names may be there already.
 * @throws StartupError that names some
 */
export async function refuseStrangers(client: Client, store: FileStore): Promise<void> {
  const strangers: string[] = []
  let looked: string[] = []
  const look = async () => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS found(key)
       WHERE NOT EXISTS (SELECT FROM stored_files f WHERE found.key IN (f.key, f.key || '.part'))`,
      [looked],
    )
    strangers.push(...rows.map(({ key }) => key))
    looked = []
  }
  for await (const key of store.list()) {
    looked.push(key)
    if (looked.length === 1000) await look()
    if (strangers.length > 3) break
  }
  await look()
  if (strangers.length === 0) return
  throw new StartupError(
    `STORAGE_URL is not empty: it holds ${strangers.slice(0, 3).join(', ')}${strangers.length > 3 ? ' and more' : ''}, ` +
      'which the archive does not name',
  )
}

/**
 * Stores what is not there yet, noting it in `stored`, and reads every file again as it is stored.
 * @throws StartupError for a file that is not as it was backed up
 */
export async function takeFiles(archive: ArchiveReader, store: FileStore, stored: string[]): Promise<void> {
  for (let name = await archive.peek(); name !== entryNames.manifest; name = await archive.peek()) {
    if (name?.startsWith(entryNames.file('')))
      await takeFile(archive, name.slice(entryNames.file('').length), store, stored)
    else if (name?.startsWith('indexes/')) await compareFiles(parse(indexSchema, await archive.takeJson()), store)
    else if (name === null) throw new StartupError('The archive is cut off: its end is missing')
    else throw damaged()
  }
}

async function takeFile(archive: ArchiveReader, key: string, store: FileStore, stored: string[]): Promise<void> {
  const { size, content } = await archive.take()
  if ((await store.size(key)) === size) {
    for await (const _ of content);
    return
  }
  // With what a killed restore had written of it.
  await store.remove(key)
  stored.push(key)
  await store.put(key, content, size)
}

async function compareFiles(index: FileIndex, store: FileStore): Promise<void> {
  for (const { key, sha256 } of index) {
    const hashed = createHash('sha256')
    for await (const chunk of await store.read(key)) hashed.update(chunk as Uint8Array)
    if (hashed.digest('hex') !== sha256)
      throw new StartupError(`The file ${key} in STORAGE_URL is not as it was backed up`)
  }
}
