import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

/**
 * Deletes at most `count` entries of the audit log from before `before`, by the one function that PostgreSQL lets do so, and
 * only entries older than a year. Answers how many went.
 */
export async function removeOldEntries(tx: Queryable, before: Date, count: number): Promise<number> {
  const { rows } = await tx.execute<{ removed: number }>(
    sql`select remove_old_audit_entries(${before}::timestamptz, ${count}) as removed`,
  )
  return rows[0]?.removed ?? 0
}
