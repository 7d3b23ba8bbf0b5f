import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { mostCounted } from '#kernel/counted.ts'
import type { Queryable } from './database.server.ts'

/** How many rows a query finds, {@link mostCounted} at most: what is found beyond is not read. Stands in the place of a column. */
export const countFew = (rows: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${mostCounted}) few)`

/** What each of these counts comes to. One query. */
export async function countEach<Key extends string>(
  db: Queryable,
  counts: Readonly<Record<Key, SQL<number>>>,
): Promise<Readonly<Record<Key, number>>> {
  const columns: Record<string, SQL<number>> = counts
  const [row] = await db.select(columns).from(sql`(values (1)) as one`)
  if (!row) throw new Error('the database answered a question of one row with none')
  return row as Record<Key, number>
}
