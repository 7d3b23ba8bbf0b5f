import { setTimeout as pause } from 'node:timers/promises'
import { hidePassword } from '#platform/redact.ts'
import { StartupError } from '../startup-error.ts'
import { GuardedClient } from './guarded-client.server.ts'
import type { ClientConfig } from 'pg'

/** Where the database is: a server of its own that this process may have to start, or one at DATABASE_URL. */
export type DatabaseSource = {
  readonly address: ClientConfig
  /** A connected client that counts as this process's presence; starts the server again if it is ours and went away. */
  connect(): Promise<GuardedClient>
  /** What is left to do, on the last connection, before this process goes. */
  leave(client: GuardedClient): Promise<void>
}

const oldest = 150_000
const patience = 30_000
/** Milliseconds. A connection that is opened while nothing comes through stays silent: soon after, another one may not. */
const limits = { connectionTimeoutMillis: 3_000, query_timeout: 5_000 }
const firstLimits = { ...limits, connectionTimeoutMillis: 10_000 }

/**
 * The PostgreSQL at DATABASE_URL, checked once.
 * @throws StartupError in one line, without the password, when it can't be reached or used
 */
export async function urlSource(url: string): Promise<DatabaseSource> {
  const address = { connectionString: url }
  const connect = async (within = limits) => {
    const client = new GuardedClient({ ...address, ...within })
    await client.connect()
    return client
  }
  const client = await firstConnection(() => connect(firstLimits), url)
  try {
    await check(client, url)
  } finally {
    await client.end()
  }
  return { address, connect: () => connect(), leave: async () => {} }
}

/** A server that is still starting is waited for; any other refusal is final. */
async function firstConnection(connect: () => Promise<GuardedClient>, url: string): Promise<GuardedClient> {
  for (const until = performance.now() + patience; ; await pause(250)) {
    try {
      return await connect()
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code === '57P03' && performance.now() < until) continue
      const reason = [code, message].filter(Boolean).join(': ')
      throw refusal(url, `which does not let us in (${reason})`)
    }
  }
}

async function check(client: GuardedClient, url: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
            current_setting('server_encoding') AS encoding`,
  )
  const { number, version, encoding } = rows[0] as { number: number; version: string; encoding: string }
  if (number < oldest) throw refusal(url, `which is PostgreSQL ${version}`)
  if (encoding !== 'UTF8') throw refusal(url, `a database encoded in ${encoding}`)
}

function refusal(url: string, trouble: string): StartupError {
  const line = `DATABASE_URL holds ${hidePassword(url)}, ${trouble}; it takes a UTF8 database on PostgreSQL 15 or later`
  return new StartupError(line.replaceAll(/\s+/g, ' '))
}
