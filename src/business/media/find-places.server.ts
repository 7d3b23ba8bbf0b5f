import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Place } from './media-image.ts'

/** Records of one kind that may show images of the library, as their context tells. */
export type ImageSource = {
  readonly kind: string
  readonly table: PgTable
  /** The ids of the images that a record shows: an expression of `media_ids` that an index is on. */
  readonly images: SQL<string[]>
  readonly recordId: SQLWrapper
  /** What people call a record. */
  readonly label: SQLWrapper
}

type ImageUse = Place & { readonly imageId: string }

/** Where each of these images is shown, by its id: one query, whatever the sources. */
export async function findPlaces(
  db: Queryable,
  sources: readonly ImageSource[],
  imageIds: readonly string[],
): Promise<(imageId: string) => readonly Place[]> {
  const parts = sources.map((source) => usesIn(source, imageIds))
  const { rows } = await db.execute<ImageUse>(
    sql`${sql.join(parts, sql` union all `)} order by kind, label, "recordId"`,
  )
  return (id) =>
    rows.filter(({ imageId }) => imageId === id).map(({ kind, recordId, label }) => ({ kind, recordId, label }))
}

function usesIn({ kind, table, images, recordId, label }: ImageSource, imageIds: readonly string[]): SQL {
  const asked = sql.param([...imageIds])
  return sql`select unnest(${images}) as "imageId", ${kind}::text as kind, ${recordId}::text as "recordId",
    ${label}::text as label from ${table} where ${images} && ${asked}::text[]`
}
