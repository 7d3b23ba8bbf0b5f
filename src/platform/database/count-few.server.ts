import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { mostCounted } from '#kernel/counted.ts'
import type { Queryable } from './database.server.ts'

/** How many rows a query finds, {@link mostCounted} at most: what is found beyond is not read. Stands in the place of a column. */
export const countFew = (rows: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${mostCounted}) few)`

type Group = Readonly<Record<string, SQL<number>>>
type Counted<T> = { readonly [Key in keyof T]: T[Key] extends SQL<number> ? number : Counted<T[Key]> }

/** What each of these counts comes to, groups of them included. One query. */
export async function countEach<T extends Readonly<Record<string, SQL<number> | Group>>>(
  db: Queryable,
  counts: T,
): Promise<Counted<T>> {
  const columns: Record<string, SQL<number> | Group> = counts
  const [row] = await db.select(columns).from(sql`(values (1)) as one`)
  if (!row) throw new Error('the database answered a question of one row with none')
  return row as Counted<T>
}
