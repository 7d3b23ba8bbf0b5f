import { Client } from 'pg'
import type { Settings } from '../settings.server.ts'
import { embeddedSource } from './embedded-source.server.ts'
import { urlSource } from './url-source.server.ts'

/**
 * Does some work on one connection to the site's database as it is, not migrated; without DATABASE_URL, on the embedded server,
 * which is started if nobody uses it and then stopped again.
 * @throws StartupError when it can't be reached
 */
export async function withConnection<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const source = settings.databaseUrl ? await urlSource(settings.databaseUrl) : await embeddedSource(settings.dataDir)
  const presence = await source.connect()
  const client = new Client(source.address)
  // Whoever waits for a query is told; between two, the next one tells.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    // In the middle of a copy or a failed transaction, nothing else can be asked on it.
    await client.end().catch(() => {})
    await source.leave(presence)
    await presence.end().catch(() => {})
  }
}
