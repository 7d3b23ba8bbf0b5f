import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '../log.server.ts'
import type { Settings } from '../settings.server.ts'
import type { DatabaseHandle } from './database.server.ts'
import { embeddedSource } from './embedded-source.server.ts'
import { openListeningConnection } from './listener.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { urlSource } from './url-source.server.ts'

const limits = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * The site's database, ready: found or started, joined, migrated.
 * @throws StartupError when it can't be
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<DatabaseHandle> {
  const source = settings.databaseUrl ? await urlSource(settings.databaseUrl) : await embeddedSource(settings.dataDir)
  const listening = await openListeningConnection(source.connect, log)
  const pool = new Pool({ ...source.address, ...limits })
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  const close = async () => {
    await pool.end()
    await listening.close(source.leave)
  }
  try {
    await migrateDatabase(pool)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    pool,
    listen: (channel, onPayload, onGap) => listening.add({ channel, onPayload, ...(onGap && { onGap }) }),
    notify: async (channel, payload) => void (await pool.query('SELECT pg_notify($1, $2)', [channel, payload])),
    close,
  }
}
