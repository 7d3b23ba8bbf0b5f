import { StartupError } from '../startup-error.ts'
import type { Storage } from '../storage-setting.ts'
import type { FileStore, StoreDeadlines } from './file-store.server.ts'
import { openFolderStore } from './folder-store.server.ts'

/** The largest file (10 MB) is stored at 500 kB/s. */
const usualDeadlines: StoreDeadlines = { put: 20_000, answer: 5_000 }

/**
 * The store that STORAGE_URL names, tried once.
 * @throws StartupError in one line when it can't be used
 */
export async function openFileStore(storage: Storage, deadlines: StoreDeadlines = usualDeadlines): Promise<FileStore> {
  try {
    if (storage.kind === 'file') return await openFolderStore(storage.folder, deadlines)
    // The S3 library is large: only a site that uses it loads it.
    const { openBucketStore } = await import('./bucket-store.server.ts')
    return await openBucketStore(storage, deadlines)
  } catch (error) {
    const named = storage.kind === 'file' ? `the folder ${storage.folder}` : `the bucket ${storage.bucket}`
    const { cause = error } = error as Error
    const { code, name, message } = cause as Error & { code?: string }
    throw new StartupError(`STORAGE_URL names ${named}, which can't be used (${code ?? `${name}: ${message}`})`, {
      cause,
    })
  }
}
