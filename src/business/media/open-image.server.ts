import type { Readable } from 'node:stream'
import type { Services } from '#platform/services.server.ts'

/** One size of an image, as it is sent: its bytes and how many they are. */
export type OpenedImage = { readonly content: Readable; readonly size: number; readonly mediaType: string }

/**
 * The file at an address of the library (`/media/{id}/640x427.avif`), whoever asks; null when there is none. The database is
 * not asked: a file of the store is whole or not there.
 */
export async function openImage({ files }: Pick<Services, 'files'>, address: string): Promise<OpenedImage | null> {
  const [, key, format] = /^\/(media\/[0-9a-f]{24}\/\d{1,5}x\d{1,5}\.(avif|webp))$/.exec(address) ?? []
  const size = key === undefined ? null : await files.store.size(key)
  if (key === undefined || size === null) return null
  return { content: await files.store.read(key), size, mediaType: `image/${format}` }
}
