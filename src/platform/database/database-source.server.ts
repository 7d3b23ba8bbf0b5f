import type { ClientConfig } from 'pg'
import type { GuardedClient } from './guarded-client.server.ts'

/** Where the database is: a server of its own that this process may have to start, or one at DATABASE_URL. */
export type DatabaseSource = {
  readonly address: ClientConfig
  /** A connected client that counts as this process's presence; starts the server again if it is ours and went away. */
  connect(): Promise<GuardedClient>
  /** What is left to do, on the last connection, before this process goes. */
  leave(client: GuardedClient): Promise<void>
}
