import {
  type AddedImage,
  type MediaImage,
  type Place,
  mediaFilterSchema,
  type MediaPage,
  imageChangeSchema,
} from './media-image.ts'
import { asImage, folderOf, uploadImage } from './store-image.server.ts'
import { mediaImages } from './tables.server.ts'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { sql, type SQL, type SQLWrapper, and, desc, inArray, lt, eq, like, or } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { isAllowed, type Action, type Role } from '#business/accounts/permissions.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { contentField, contentLanguages } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import { invalidate } from '#platform/cache.server.ts'

/** Records of one kind that may show images of the library, as their context tells. */
export type ImageSource = {
  readonly kind: string
  /** Who may do that reads which of them. */
  readonly action: Action
  readonly table: PgTable
  /** The ids of the images that a record shows: an expression of `media_ids` that an index is on. */
  readonly images: SQL<string[]>
  readonly recordId: SQLWrapper
  /** What people call a record. */
  readonly label: SQLWrapper
}

type ImageUse = Place & { readonly imageId: string }

/**
 * Where each of these images is shown, by its id: one query, whatever the sources. Of what `role` may not read the
 * kind alone is told.
 */
export async function findPlaces(
  db: Queryable,
  sources: readonly ImageSource[],
  imageIds: readonly string[],
  role: Role,
): Promise<(imageId: string) => readonly Place[]> {
  const parts = sources.map((source) => usesIn(source, imageIds))
  const { rows } = await db.execute<ImageUse>(
    sql`${sql.join(parts, sql` union all `)} order by kind, label, "recordId"`,
  )
  const hidden = new Set(sources.filter(({ action }) => !isAllowed(role, action)).map(({ kind }) => kind))
  return (id) =>
    rows
      .filter(({ imageId }) => imageId === id)
      .map(({ kind, recordId, label }) =>
        hidden.has(kind) ? { kind, recordId: '', label: '' } : { kind, recordId, label },
      )
}

function usesIn({ kind, table, images, recordId, label }: ImageSource, imageIds: readonly string[]): SQL {
  const asked = sql.param([...imageIds])
  return sql`select unnest(${images}) as "imageId", ${kind}::text as kind, ${recordId}::text as "recordId",
    ${label}::text as label from ${table} where ${images} && ${asked}::text[]`
}

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
 * the accents; `ids` are the only ones. Refused as {@link permit} says, or `invalid` (fields).
 */
export const listImages = staffUseCase(
  { may: 'media.manage', input: mediaFilterSchema },
  async ({ db, by }, { q, ids: only, cursor }, sources: readonly ImageSource[]): Promise<MediaPage> => {
    const rows = await db
      .select()
      .from(mediaImages)
      .where(
        and(
          q ? hasAllOf(q) : undefined,
          only === undefined ? undefined : inArray(mediaImages.id, only.split(',')),
          cursor ? lt(mediaImages.id, cursor) : undefined,
        ),
      )
      .orderBy(desc(mediaImages.id))
      .limit(pageSize + 1)
    const shown = rows.slice(0, pageSize)
    const ids = shown.map(({ id }) => id)
    const placesOf = await findPlaces(db, sources, ids, by.role)
    return {
      items: shown.map((row) => Object.assign(asImage(row), { places: placesOf(row.id) })),
      nextCursor: rows.length > pageSize ? (ids.at(-1) ?? null) : null,
    }
  },
)

/** How many images lack a description in some language. Refused as {@link permit} says. */
export const countUndescribed = staffUseCase({ may: 'media.manage' }, ({ db }): Promise<number> => {
  const words = contentLanguages.map((language) => eq(mediaImages[contentField('alt', language)], ''))
  return db.$count(mediaImages, or(...words))
})

const upload = uploadImage({ field: 'image', action: 'media.manage' })

/** Adds an image to the library, or finds the one that this very file is. Refused as {@link uploadImage} says. */
export const addImage = staffUseCase(
  { may: 'media.manage' },
  async ({ by, ...services }, request: UploadRequest, sources: readonly ImageSource[]): Promise<AddedImage> => {
    const image = need(await upload({ ...services, actor: by }, request))
    const placesOf = await findPlaces(services.db, sources, [image.id], by.role)
    return { ...image, places: placesOf(image.id) }
  },
)

/**
 * Changes what is told of an image: its alternative texts and its focal point. Refused as {@link permit} says; as `invalid`
 * (fields), `not_found`, `stale` (see {@link isStale}).
 */
export const changeImage = staffUseCase(
  { may: 'media.manage', input: imageChangeSchema },
  ({ db, now, by }, asked, id: string): Promise<MediaImage> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(mediaImages).where(eq(mediaImages.id, id)).for('update')
      if (!row) return need(refused('not_found'))
      const before = asImage(row)
      if (isStale(before, asked)) return need(stale(before))
      const { alt = row.alt, altEn = row.altEn, focalX = row.focalX, focalY = row.focalY } = asked
      const at = versionAfter(before, now())
      const changed = { alt, altEn, focalX, focalY, updatedAt: at }
      await tx.update(mediaImages).set(changed).where(eq(mediaImages.id, id))
      const after = asImage({ ...row, ...changed })
      const entry = { action: 'media.update', kind: 'media', recordId: id, label: row.name, before, after }
      await recordChange(tx, by, entry, at)
      await invalidate(tx, 'media')
      return after
    }),
)

/**
 * Removes an image and its files. Refused as {@link permit} says, as `not_found`, or while something shows it as `conflict`
 * (`in_use`), with the `places`.
 */
export const removeImage = staffUseCase(
  { may: 'media.manage' },
  async (acting, id: string, sources: readonly ImageSource[]): Promise<null> => {
    const { db, now } = acting
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(mediaImages).where(eq(mediaImages.id, id)).for('update')
      if (!row) return need(refused('not_found'))
      const places = (await findPlaces(tx, sources, [id], acting.by.role))(id)
      if (places.length > 0) {
        return need(refused('conflict', { errors: [{ path: '', code: 'in_use' }], extra: { places } }))
      }
      const files = await tx
        .select({ key: storedFiles.key })
        .from(storedFiles)
        .where(like(storedFiles.key, `${folderOf(id)}%`))
      const keys = files.map(({ key }) => key)
      await tx.delete(mediaImages).where(eq(mediaImages.id, id))
      await dropFiles(tx, acting, keys)
      const entry = { action: 'media.delete', kind: 'media', recordId: id, label: row.name, before: asImage(row) }
      await recordChange(tx, acting.by, entry, now())
      return null
    })
  },
)

type TextFields = Readonly<Record<string, string | null | undefined>>

/** As `media_ids` of the database finds them. */
const imageIds = /^\/media\/([0-9a-f]{24})\//

/** Addresses of the library, not what stands at `/media/` of another site. */
const ownAddresses = /(?<![\w.-])\/media\/[\w./-]*\w/g

/**
 * Holds the images of the library that a record names in these fields until its transaction ends: none is removed under it. Needs
 * an attempt around it: `invalid` (`missing_image`, by field) for an address that no file has, unless the field named it `before`.
 */
export async function needImages(tx: Transaction, fields: TextFields, before: TextFields = {}): Promise<void> {
  const named = Object.entries(fields).flatMap(([path, text]) =>
    Array.from((text ?? '').matchAll(ownAddresses), ([address]) => ({ path, address })).filter(
      ({ address }) => !before[path]?.includes(address),
    ),
  )
  if (named.length === 0) return
  const idOf = (address: string) => imageIds.exec(address)?.[1] ?? ''
  const ids = named.map(({ address }) => idOf(address))
  const held = await tx
    .select({ id: mediaImages.id })
    .from(mediaImages)
    .where(inArray(mediaImages.id, ids))
    .orderBy(mediaImages.id)
    .for('share')
  const keys = named.map(({ address }) => address.slice(1))
  const found = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(inArray(storedFiles.key, keys), storedFiles.kept))
  const isHeld = (address: string) => held.some(({ id }) => id === idOf(address))
  const isStored = (address: string) => found.some(({ key }) => `/${key}` === address)
  const missing = named.filter(({ address }) => !isHeld(address) || !isStored(address))
  const paths = new Set(missing.map(({ path }) => path))
  const errors = [...paths].map((path) => ({ path, code: 'missing_image' }))
  if (errors.length > 0) need(refused('invalid', { errors }))
}
