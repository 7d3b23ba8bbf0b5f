import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Storage } from '../storage-setting.ts'
import { DurableDriver } from './durable-driver.server.ts'

/** Where files are, by keys that we make. A file is whole or not there, and never changes. */
export type FileStore = {
  /** Stores `size` bytes; once it resolves they survive a power cut. */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>
  /** Rejects when there is no such file. */
  read(key: string): Promise<Readable>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Every key. */
  list(): AsyncGenerator<string>
}

/** The store that STORAGE_URL names. */
export async function openFileStore(storage: Storage): Promise<FileStore> {
  const disk = new Disk(await driverOf(storage))
  return {
    put: (key, content, size) =>
      disk.putStream(key, Readable.from(content, { objectMode: false }), { contentLength: size }),
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

/** The S3 library is large: only a site that uses it loads it. */
async function driverOf(storage: Storage): Promise<DriverContract> {
  if (storage.kind === 'file') return new DurableDriver(storage.folder)
  const { s3Driver } = await import('./s3-driver.server.ts')
  return s3Driver(storage)
}
