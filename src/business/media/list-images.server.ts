import { and, desc, lt, sql, type SQL } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { asImage } from './as-image.server.ts'
import { findPlaces, type ImageSource } from './find-places.server.ts'
import { mediaFilterSchema, type MediaPage } from './media-image.ts'
import { mediaImages } from './tables.server.ts'

const pageSize = 24

/** True for images whose name and alternative texts hold every word, or a part of one, in any order. */
function hasAllOf(typed: string): SQL {
  const { name, alt, altEn } = mediaImages
  const said = sql`search_text(${name} || ' ' || ${alt} || ' ' || ${altEn})`
  const words = sql`string_to_array(trim(search_text(${typed})), ' ')`
  return sql`${said} like all (select '%' || word || '%' from unnest(${words}) as word)`
}

/**
 * A page of the library, the newest first, with where each image is shown; `q` finds in names and alternative texts, whatever
 * the accents. Refused as {@link permit} says, or `invalid` (fields).
 */
export async function listImages(
  { db, actor }: Acting,
  request: unknown,
  sources: readonly ImageSource[],
): Promise<Outcome<MediaPage>> {
  const permitted = permit(actor, 'media.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(mediaFilterSchema, request)
  if (!parsed.ok) return parsed
  const { q, cursor } = parsed.value
  const rows = await db
    .select()
    .from(mediaImages)
    .where(and(q ? hasAllOf(q) : undefined, cursor ? lt(mediaImages.id, cursor) : undefined))
    .orderBy(desc(mediaImages.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ id }) => id)
  const placesOf = await findPlaces(db, sources, ids)
  return done({
    items: shown.map((row) => Object.assign(asImage(row), { places: placesOf(row.id) })),
    nextCursor: rows.length > pageSize ? (ids.at(-1) ?? null) : null,
  })
}
