import { sql, type SQL } from 'drizzle-orm'

/** True for a record that shows any of these images; `shown` are the ids of those that it shows (`media_ids`). */
export function showsAny(shown: SQL<string[]>, imageIds: readonly string[]): SQL {
  return sql`${shown} && ${sql.param([...imageIds])}::text[]`
}
