import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { mostCounted } from '#kernel/counted.ts'

/** How many rows a query finds, {@link mostCounted} at most: what is found beyond is not read. Stands in the place of a column. */
export const countFew = (rows: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${mostCounted}) few)`
