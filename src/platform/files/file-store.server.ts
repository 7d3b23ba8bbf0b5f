import type { Readable } from 'node:stream'
import { UnavailableError } from '../unavailable.server.ts'

/**
 * Where files are, by keys that we make. A file is whole or not there, and never changes. No call outlasts its deadline:
 * what the store can't do, or not in time, is a {@link FileStoreError}.
 */
export type FileStore = {
  /** Stores `size` bytes, each chunk valid until the next is asked for; once it resolves they survive a power cut. */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>
  /** Bytes of a file as it is stored; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Resolves once the file is open. @throws MissingFileError when there is no such file */
  read(key: string): Promise<Readable>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Every key. */
  list(): AsyncGenerator<string>
}

/** The store failed or did not answer in time: it may work again in a moment. */
export class FileStoreError extends UnavailableError {
  override name = 'FileStoreError'
}

/** There is no such file. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'

  constructor(key: string, options?: ErrorOptions) {
    super(`the store has no file ${key}`, options)
  }
}

/** In milliseconds: how long storing a file may take, and everything else (up to the first byte; between two chunks). */
export type StoreDeadlines = { readonly put: number; readonly answer: number }

/** Runs one call of a store. `work` is to stop at its signal, and is left alone if it does not. */
export type InTime = <T>(what: string, patience: number, work: (stop: AbortSignal) => Promise<T>) => Promise<T>

export const inTime: InTime = async (what, patience, work) => {
  const stop = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`nothing within ${patience} ms`)
    stop.abort(error)
    reject(error)
  }, patience)
  try {
    return await Promise.race([work(stop.signal), late])
  } catch (cause) {
    if (cause instanceof MissingFileError) throw cause
    throw new FileStoreError(`the file store can't ${what}: ${(cause as Error).message}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
