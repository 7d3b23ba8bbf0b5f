import { sql } from 'drizzle-orm'
import type { Queryable } from './database.server.ts'

/** The channel on which every process hears that what visitors read has changed. */
export const contentChannel = 'content_changed'

/** Tells every process, once the transaction is in, to forget what it holds of the content. */
export async function tellContentChanged(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify(${contentChannel}, '')`)
}
