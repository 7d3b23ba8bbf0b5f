import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '../log.server.ts'
import type { Settings } from '../settings.server.ts'
import type { DatabaseHandle } from './database.server.ts'
import { embeddedSource } from './embedded-source.server.ts'
import { openListeningConnection, createOutage, patience, type Outage } from './listener.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { urlSource } from './url-source.server.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg'
import { databasePatience, type DatabasePatience } from '#platform/database-patience.server.ts'
import { UnavailableError } from '#platform/unavailable.server.ts'
import { GuardedClient } from './guarded-client.server.ts'

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

/** Milliseconds, but for how many connections there are at most. */
const limits = {
  max: 10,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Longer than the server lets a connection be silent: one that is has been lost on the way. */
const background: DatabasePatience = {
  connection: 10_000,
  answer: limits.idle_in_transaction_session_timeout + 5_000,
}

type Taken = (error: Error | undefined, client: PoolClient | undefined, release: (destroy?: boolean) => void) => void

/**
 * The site's connections. One that breaks leaves the pool, whatever its user does then, and is replaced; while `outage` lasts none
 * is handed out, and `connect` and `query` fail with an UnavailableError.
 */
function createPool(address: ClientConfig, outage: Outage, log: Log): Pool {
  class PooledClient extends GuardedClient {
    constructor(config: ClientConfig = {}) {
      super(config)
      outage.hold(this.socket)
      this.expectAnswerWithin(patience)
      const noteSilence = () => outage.noteSilence()
      this.once('silence', noteSilence).once('connect', () => this.off('silence', noteSilence))
      const refusal = outage.refusal()
      if (refusal) process.nextTick(() => this.abandon(refusal))
    }
  }
  const pool = new GuardedPool({ ...address, ...limits, Client: PooledClient }, outage)
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  return pool
}

class GuardedPool extends Pool {
  readonly #outage: Outage

  constructor(config: ConstructorParameters<typeof Pool>[0], outage: Outage) {
    super(config)
    this.#outage = outage
  }

  override connect(): Promise<PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const taking = this.#take()
    if (!taken) return taking
    void taking.then(
      (client) => taken(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => taken(error, undefined, () => {}),
    )
  }

  /** A server that is being started again may be back within the moment that one can wait; nothing was asked of it yet. */
  async #take(): Promise<PoolClient> {
    const { connection, answer } = databasePatience() ?? background
    const wait = waitFor(connection)
    try {
      for (; ; await pause(50)) {
        await this.#outage.over()
        const client = await this.#connect(wait.over).catch((error: unknown) => {
          if (this.ending || wait.isOver() || !mayPass(error))
            throw new UnavailableError('no connection', { cause: error })
        })
        if (!client) continue
        if (client instanceof GuardedClient) client.expectAnswerWithin(answer)
        return leaving(client)
      }
    } finally {
      wait.stop()
    }
  }

  /** A connection that comes too late goes back. */
  async #connect(over: Promise<null>): Promise<PoolClient> {
    const connecting = super.connect()
    const client = await Promise.race([connecting, over])
    if (client) return client
    void connecting.then((unused) => unused.release()).catch(() => {})
    throw new Error('every connection is in use')
  }
}

/** Milliseconds: with a look at what has come in after each, so that a process that was busy or asleep itself has waited for one of them. */
const beat = 250

/** Waits for `ms` milliseconds of which the process could hear the server. */
function waitFor(ms: number): { readonly over: Promise<null>; isOver(): boolean; stop(): void } {
  const { promise: over, resolve } = Promise.withResolvers<null>()
  let left = ms
  const beats = setInterval(() => {
    left -= beat
    if (left <= 0) resolve(null)
  }, beat).unref()
  return { over, isOver: () => left <= 0, stop: () => clearInterval(beats) }
}

/** Starting up, going down, all connections taken; whatever the server did not say itself. */
const passing = new Set(['57P01', '57P02', '57P03', '53300'])

function mayPass(error: unknown): boolean {
  return !(error instanceof DatabaseError) || passing.has(error.code ?? '')
}

/**
 * A client that leaves the pool when its connection is lost, also where nobody releases it: Drizzle does not when BEGIN fails.
 * It may be released twice.
 */
function leaving(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  const lost = () => client.release(true)
  client.release = (destroy) => {
    client.off('end', lost)
    client.release = () => {}
    release(destroy)
  }
  client.once('end', lost)
  return client
}
