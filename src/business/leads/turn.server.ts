import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.server.ts'

/** Waits until no other transaction holds the same turn, and holds it until `tx` ends. */
export async function advisoryLock(tx: Transaction, ...about: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about.join('\n')}, 0))`)
}
