import { imageAddress } from './image-address.ts'
import type { MediaImage } from './media-image.ts'
import type { MediaImageRow } from './tables.server.ts'

/** A row of the library as it is answered. */
export function asImage({ createdAt, updatedAt, ...row }: MediaImageRow): MediaImage {
  return {
    ...row,
    imageUrl: imageAddress(row.id, row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
