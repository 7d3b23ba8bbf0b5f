import { setInterval, setTimeout } from 'node:timers'
import { setTimeout as pause } from 'node:timers/promises'
import { escapeIdentifier } from 'pg'
import type { Log } from '../log.server.ts'
import { UnavailableError } from '../unavailable.server.ts'
import type { GuardedClient } from './guarded-client.server.ts'
import type { Socket } from 'node:net'

export type Listener = { readonly channel: string; onPayload(payload: string): void; onGap?: () => void }
export type RemoveListener = () => Promise<void>

/**
 * The one connection on which a process hears of notifications, and by which it knows whether the database answers: it is asked
 * four times a second, and comes back by itself when it is lost.
 */
export type ListeningConnection = {
  add(listener: Listener): Promise<RemoveListener>
  /** Ends it for good; `farewell` has the connection to itself first, when there is one. */
  close(farewell?: (client: GuardedClient) => Promise<void>): Promise<void>
}

const longestPause = 1_000
/** Milliseconds between two questions, and how many of them may pass without an answer. */
const beat = 250
const mostMissed = 5
/** Milliseconds that a site which ends gives to a connection that is being opened. */
const lastPatience = 2_000

const silence = 'the database does not answer'

/**
 * @param connect opens a client that is ready for LISTEN; called again after each loss, at growing distances up to a second
 * @param outage told when the database stops to answer, and when it does again
 */
export async function openListeningConnection(
  connect: () => Promise<GuardedClient>,
  outage: Outage,
  log: Log,
): Promise<ListeningConnection> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  let client: GuardedClient | null = null
  let recovery = Promise.resolve()
  let isClosed = false

  function adopt(fresh: GuardedClient): void {
    client = fresh
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload ?? '')
    })
    fresh.once('end', () => lose(fresh))
    let missed = 0
    let heard = performance.now()
    const answered = () => {
      missed = 0
      heard = performance.now()
    }
    // Counted in beats, not in time: a process that was busy or asleep itself has missed one.
    const asking = setInterval(() => {
      if (client !== fresh) return clearInterval(asking)
      if (missed === 0)
        fresh
          .query('SELECT 1')
          .then(answered)
          .catch(() => {})
      missed += 1
      if (missed > mostMissed) {
        begin(heard)
        fresh.abandon(new UnavailableError(silence))
        lose(fresh)
      }
    }, beat).unref()
  }

  function lose(lost: GuardedClient): void {
    if (closing.signal.aborted || client !== lost) return
    client = null
    recovery = recover()
  }

  async function recover(): Promise<void> {
    const lostAt = performance.now()
    const late = setTimeout(() => begin(lostAt), beat * mostMissed).unref()
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        const fresh = await reconnect()
        if (isClosed) return fresh.abandon(new UnavailableError('the site ends'))
        if (outage.end()) log.info('the database answers again')
        adopt(fresh)
        for (const listener of listeners) listener.onGap?.()
        break
      } catch (err) {
        begin(lostAt, err)
        await pause(wait, null, { signal: closing.signal }).catch(() => {})
      }
    }
    clearTimeout(late)
  }

  async function reconnect(): Promise<GuardedClient> {
    const fresh = await connect()
    try {
      for (const channel of new Set([...listeners].map((l) => l.channel))) await subscribe(fresh, channel)
      return fresh
    } catch (error) {
      fresh.abandon(new UnavailableError(silence))
      throw error
    }
  }

  function begin(since: number, err?: unknown): void {
    if (outage.begin(silence, since)) log.error({ err }, silence)
  }

  adopt(await connect())

  return {
    async add(listener) {
      listeners.add(listener)
      await recovery
      if (client) await subscribe(client, listener.channel)
      return async () => {
        listeners.delete(listener)
        const unused = ![...listeners].some((other) => other.channel === listener.channel)
        if (unused && client) await client.query(`UNLISTEN ${escapeIdentifier(listener.channel)}`)
      }
    },
    async close(farewell) {
      closing.abort()
      await Promise.race([recovery, pause(lastPatience, null, { ref: false })])
      isClosed = true
      if (!client) return
      const last = client
      client = null
      await farewell?.(last)
      await last.end().catch(() => {})
    },
  }
}

async function subscribe(client: GuardedClient, channel: string): Promise<void> {
  await client.query(`LISTEN ${escapeIdentifier(channel)}`)
}

/** For how long a database that gives no sign of life is waited for, in milliseconds: visitors are told within two seconds. */
export const patience = 1_500

/**
 * Whether the database answers, as the listening connection finds. While it does not, nobody waits for long: connections that
 * were open are given up, and new ones are refused.
 */
export type Outage = {
  /** `since` is when there was the last sign of life, by `performance.now()`. False when the outage had begun before. */
  begin(reason: string, since: number): boolean
  /** False when there was none. */
  end(): boolean
  /** Settles while the database answers. @throws UnavailableError when it does not within {@link patience} of its last sign of life */
  over(): Promise<void>
  /** Why nobody may connect at this moment; null when they may. */
  refusal(): UnavailableError | null
  /** Told of a server that takes connections and says nothing on them: for a second nobody else tries. */
  noteSilence(): void
  /** A connection that is given up when an outage begins. */
  hold(socket: Socket): void
}

const quietMs = 1_000

/** The database answers, until somebody says otherwise. */
export function createOutage(): Outage {
  const sockets = new Set<Socket>()
  let outage: { refusal: UnavailableError; until: number; ended: PromiseWithResolvers<boolean> } | null = null
  let quietUntil = 0

  return {
    begin(reason, since) {
      if (outage) return false
      outage = {
        refusal: new UnavailableError(reason),
        until: since + patience,
        ended: Promise.withResolvers<boolean>(),
      }
      for (const socket of sockets) socket.destroy(outage.refusal)
      return true
    },
    end() {
      quietUntil = 0
      if (!outage) return false
      outage.ended.resolve(true)
      outage = null
      return true
    },
    async over() {
      if (!outage) return
      const { ended, until, refusal } = outage
      const left = until - performance.now()
      const isOver = left > 0 && (await Promise.race([ended.promise, pause(left, false, { ref: false })]))
      if (!isOver) throw refusal
    },
    refusal() {
      if (outage) return outage.refusal
      return performance.now() < quietUntil ? new UnavailableError('the database takes no connections') : null
    },
    noteSilence() {
      quietUntil = performance.now() + quietMs
    },
    hold(socket) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
  }
}
