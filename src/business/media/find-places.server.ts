import type { Queryable } from '#platform/database/database.server.ts'
import type { Place } from './media-image.ts'

/** That a record shows an image. */
export type ImageUse = Place & { readonly imageId: string }

/** What a context tells of its own records: which of them show any of these images. */
export type FindUses = (db: Queryable, imageIds: readonly string[]) => Promise<readonly ImageUse[]>

/** Where each of these images is shown, by its id; one query a source. */
export async function findPlaces(
  db: Queryable,
  sources: readonly FindUses[],
  imageIds: readonly string[],
): Promise<(imageId: string) => readonly Place[]> {
  const uses: ImageUse[] = []
  if (imageIds.length > 0) for (const find of sources) uses.push(...(await find(db, imageIds)))
  return (id) =>
    uses.filter(({ imageId }) => imageId === id).map(({ kind, recordId, label }) => ({ kind, recordId, label }))
}
