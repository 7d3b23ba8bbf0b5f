import { eq, like } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { dropFiles } from '#platform/files/drop-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { asImage } from './as-image.server.ts'
import { findPlaces, type ImageSource } from './find-places.server.ts'
import { folderOf } from './image-files.server.ts'
import { mediaImages } from './tables.server.ts'

/**
 * Removes an image and its files. Refused as {@link permit} says, as `not_found`, or while something shows it as `conflict`
 * (`in_use`), with the `places`.
 */
export async function removeImage(acting: Acting, id: string, sources: readonly ImageSource[]): Promise<Outcome<null>> {
  const { db, actor, now } = acting
  const permitted = permit(actor, 'media.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(mediaImages).where(eq(mediaImages.id, id)).for('update')
    if (!row) return refused('not_found')
    const places = (await findPlaces(tx, sources, [id]))(id)
    if (places.length > 0) {
      return refused('conflict', { errors: [{ path: '', code: 'in_use' }], extra: { places } })
    }
    const files = await tx
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(like(storedFiles.key, `${folderOf(id)}%`))
    const keys = files.map(({ key }) => key)
    await tx.delete(mediaImages).where(eq(mediaImages.id, id))
    await dropFiles(tx, acting, keys)
    const entry = { action: 'media.delete', kind: 'media', recordId: id, label: row.name, before: asImage(row) }
    await recordChange(tx, permitted.value, entry, now())
    return done(null)
  })
}
