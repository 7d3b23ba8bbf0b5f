import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '../log.server.ts'
import type { Settings } from '../settings.server.ts'
import type { DatabaseHandle } from './database.server.ts'
import { embeddedSource } from './embedded-source.server.ts'
import { openListeningConnection } from './listener.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { createOutage } from './outage.server.ts'
import { createPool } from './pool.server.ts'
import { urlSource } from './url-source.server.ts'

/**
 * The site's database, ready: found or started, joined, migrated.
 * @throws StartupError when it can't be
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<DatabaseHandle> {
  const source = settings.databaseUrl ? await urlSource(settings.databaseUrl) : await embeddedSource(settings.dataDir)
  const outage = createOutage()
  const listening = await openListeningConnection(source.connect, outage, log)
  const pool = createPool(source.address, outage, log)
  const close = async () => {
    await pool.end()
    await listening.close(source.leave)
  }
  try {
    await migrateDatabase(source.address)
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
