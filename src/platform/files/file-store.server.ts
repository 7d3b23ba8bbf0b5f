import { access, constants, mkdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { StartupError } from '../startup-error.ts'
import type { Storage } from '../storage-setting.ts'
import { DurableDriver } from './durable-driver.server.ts'

/** Where files are, by keys that we make. A file is whole or not there, and never changes. */
export type FileStore = {
  /** Stores `size` bytes, each chunk valid until the next is asked for; once it resolves they survive a power cut. */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>
  /** Bytes of a file as it is stored; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Rejects, or its stream fails, when there is no such file. */
  read(key: string): Promise<Readable>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Every key. */
  list(): AsyncGenerator<string>
}

/**
 * The store that STORAGE_URL names, tried once.
 * @throws StartupError in one line when it can't be used
 */
export async function openFileStore(storage: Storage): Promise<FileStore> {
  const store = await storeOf(storage)
  try {
    if (storage.kind === 'file') await openFolder(storage.folder)
    else for await (const _ of store.list()) break
    return store
  } catch (error) {
    const named = storage.kind === 'file' ? `the folder ${storage.folder}` : `the bucket ${storage.bucket}`
    const { cause = error } = error as Error
    const { code, name, message } = cause as Error & { code?: string }
    throw new StartupError(`STORAGE_URL names ${named}, which can't be used (${code ?? `${name}: ${message}`})`, {
      cause,
    })
  }
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

async function storeOf(storage: Storage): Promise<FileStore> {
  if (storage.kind === 'file') {
    const driver = new DurableDriver(storage.folder)
    return storeOn(new Disk(driver), (key, content) => driver.write(key, content))
  }
  // The S3 library is large: only a site that uses it loads it.
  const { s3Driver } = await import('./s3-driver.server.ts')
  const disk = new Disk(s3Driver(storage))
  return storeOn(disk, (key, content, size) => {
    const stream = Readable.from(copiesOf(content), { objectMode: false })
    return disk.putStream(key, stream, { contentLength: size })
  })
}

function storeOn(disk: Disk, put: FileStore['put']): FileStore {
  return {
    put,
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) })
        for (const object of page.objects) if (object.isFile) yield object.key
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}

/** Whether a store says that it has no such file, and not that it can't be reached. */
function isMissing(error: unknown): boolean {
  const { code, name } = (error as Error).cause as Error & { code?: string }
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NotFound' || name === 'NoSuchKey'
}

/** A stream asks for chunks ahead of their use. */
async function* copiesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk)
}
