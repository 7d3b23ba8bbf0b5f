import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import { asImage } from './as-image.server.ts'
import { imageChangeSchema, type MediaImage } from './media-image.ts'
import { mediaImages } from './tables.server.ts'

/**
 * Changes what is told of an image: its alternative texts and its focal point. Refused as {@link permit} says; as `invalid`
 * (fields), `not_found`, `stale` (see {@link isStale}).
 */
export async function changeImage(
  { db, actor, now }: Acting,
  id: string,
  request: unknown,
): Promise<Outcome<MediaImage>> {
  const permitted = permit(actor, 'media.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(imageChangeSchema, request)
  if (!parsed.ok) return parsed
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(mediaImages).where(eq(mediaImages.id, id)).for('update')
    if (!row) return refused('not_found')
    const before = asImage(row)
    if (isStale(before, parsed.value)) return stale(before)
    const { alt = row.alt, altEn = row.altEn, focalX = row.focalX, focalY = row.focalY } = parsed.value
    const at = versionAfter(before, now())
    const changed = { alt, altEn, focalX, focalY, updatedAt: at }
    await tx.update(mediaImages).set(changed).where(eq(mediaImages.id, id))
    const after = asImage({ ...row, ...changed })
    const entry = { action: 'media.update', kind: 'media', recordId: id, label: row.name, before, after }
    await recordChange(tx, permitted.value, entry, at)
    await tellContentChanged(tx)
    return done(after)
  })
}
