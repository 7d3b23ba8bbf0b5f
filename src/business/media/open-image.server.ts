import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { MissingFileError } from '#platform/files/file-store.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

/** One size of an image, as it is sent: its bytes and how many they are. */
export type OpenedImage = { readonly content: Readable; readonly size: number; readonly mediaType: string }

/**
 * The file at an address of the library (`/media/{id}/640x427.avif`), whoever asks, once it is open; null when there is none.
 * A file of the store is whole or not there; the database is asked only whether one that is not there should be, which the
 * log tells.
 * @throws FileStoreError when the store fails
 */
export async function openImage(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  address: string,
): Promise<OpenedImage | null> {
  const [, key, format] = /^\/(media\/[0-9a-f]{24}\/\d{1,5}x\d{1,5}\.(avif|webp))$/.exec(address) ?? []
  if (key === undefined) return null
  try {
    const size = await files.store.size(key)
    if (size === null) throw new MissingFileError(key)
    return { content: await files.store.read(key), size, mediaType: `image/${format}` }
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error
    const isKept = await db.$count(storedFiles, and(eq(storedFiles.key, key), eq(storedFiles.kept, true)))
    if (isKept > 0) log.error({ key }, 'an image is missing from the store: bring it back from a backup')
    return null
  }
}
