import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { RemoveListener, Listener } from './listener.server.ts'

/** The pool, through Drizzle. */
export type Database = NodePgDatabase

/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For reads and writes that may run inside a transaction or outside one. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export type DatabaseHandle = {
  readonly db: Database
  readonly pool: Pool
  /**
   * Calls `onPayload` for each notification on `channel`, and `onGap` after the connection was lost and is back, when
   * notifications may have been missed. Settles once the database listens.
   */
  listen(channel: string, onPayload: Listener['onPayload'], onGap?: Listener['onGap']): Promise<RemoveListener>
  /** Tells every process that listens to `channel`; a payload is at most 7,999 bytes. */
  notify(channel: string, payload: string): Promise<void>
  /** Ends every connection, and the embedded server when nobody else uses it. */
  close(): Promise<void>
}
