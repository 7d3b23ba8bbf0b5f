import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig, DatabaseError } from 'pg'
import { ensureServer, type ServerAddress } from '../postgres/embedded-server.server.ts'
import { stopServer } from '#platform/postgres/server-process.server.ts'
import { StartupError } from '../startup-error.ts'
import { advisoryKeys } from './advisory-keys.ts'
import type { DatabaseSource } from './url-source.server.ts'
import { GuardedClient } from './guarded-client.server.ts'

const database = 'site'
const attempts = 20
const noSuchDatabase = '3D000'

/** The PostgreSQL inside DATA_DIR, shared by every process that was started on that folder. */
export async function embeddedSource(dataDir: string): Promise<DatabaseSource> {
  const address = { ...(await ensureServer(dataDir)), database }
  return { address, connect: () => join(dataDir), leave: (client) => leave(client, dataDir) }
}

/** Another process may stop the server between its answer and our joining: then it is started again. */
async function join(dataDir: string): Promise<GuardedClient> {
  for (let attempt = 1; ; attempt++) {
    const address = await ensureServer(dataDir)
    const client = patient({ ...address, database })
    try {
      await client.connect()
      await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryKeys.presence])
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt === attempts) throw new StartupError(`The database in DATA_DIR keeps going away: ${String(error)}`)
      if ((error as DatabaseError).code === noSuchDatabase) await createDatabase(address)
      else await pause(attempt * 10)
    }
  }
}

async function leave(client: GuardedClient, dataDir: string): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [advisoryKeys.presence])
    const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      advisoryKeys.presence,
    ])
    if (rows[0]?.alone) await stopServer(dataDir)
  } catch {
    // Another process, leaving at the same time, has already stopped the server.
  }
}

/** A failure (another process was faster, say, or has stopped the server) shows at the next attempt to join. */
async function createDatabase(address: ServerAddress): Promise<void> {
  const client = patient({ ...address, database: 'postgres' })
  await client
    .connect()
    .then(() => client.query(`CREATE DATABASE ${database}`))
    .catch(() => {})
  await client.end().catch(() => {})
}

/** A server that is stopped dead takes connections and answers nothing: it is left after this many milliseconds. */
const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }

function patient(config: ClientConfig): GuardedClient {
  return new GuardedClient({ ...config, ...limits })
}
