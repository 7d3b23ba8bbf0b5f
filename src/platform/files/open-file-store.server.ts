import { StartupError } from '../startup-error.ts'
import type { Storage } from '../storage-setting.ts'
import { type FileStore, type StoreDeadlines, inTime, MissingFileError } from './file-store.server.ts'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

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

/** Where a file is until it is whole; a key is written once, so by one process. */
const draftEnding = '.part'

/**
 * A folder as a store, whose files are there whole or not at all, and stay through a power cut. Only this user may read
 * them.
 */
async function openFolderStore(folder: string, deadlines: StoreDeadlines): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const pathOf = (key: string) => {
    const path = join(folder, key)
    if (!path.startsWith(folder + sep)) throw new Error(`a key that leaves its folder: ${key}`)
    return path
  }
  return {
    put: (key, content) => inTime(`store ${key}`, deadlines.put, (stop) => writeWholeFile(pathOf(key), content, stop)),
    size: (key) =>
      inTime(`find ${key}`, deadlines.answer, async () => {
        const found = await stat(pathOf(key)).catch(missingAsNull)
        return found?.isFile() ? found.size : null
      }),
    read: (key) =>
      inTime(`read ${key}`, deadlines.answer, async (stop) => {
        const file = await open(pathOf(key), 'r').catch(missingAsNull)
        if (!file) throw new MissingFileError(key)
        if (stop.aborted) await file.close()
        stop.throwIfAborted()
        const stream = file.createReadStream()
        // Nobody may be reading yet when it fails: whoever reads then is told.
        return stream.on('error', () => {})
      }),
    remove: (key) =>
      inTime(`remove ${key}`, deadlines.answer, async () => {
        // With what a killed process had written of it.
        for (const path of [pathOf(key) + draftEnding, pathOf(key)]) await rm(path, { force: true })
      }),
    async *list() {
      const entries = await inTime('list its files', deadlines.answer, () =>
        readdir(folder, { recursive: true, withFileTypes: true }),
      )
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name)
        if (entry.isFile() && !path.endsWith(draftEnding)) yield relative(folder, path)
      }
    },
  }
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** The name of a new file is part of its folder: that is flushed too. */
async function writeWholeFile(path: string, content: AsyncIterable<Uint8Array>, stop: AbortSignal): Promise<void> {
  const draft = path + draftEnding
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      for await (const chunk of content) {
        stop.throwIfAborted()
        await file.writeFile(chunk)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    stop.throwIfAborted()
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
