import { setTimeout as pause } from 'node:timers/promises'
import { escapeIdentifier, type Client } from 'pg'
import type { Log } from '../log.server.ts'

export type Listener = { readonly channel: string; onPayload(payload: string): void; onGap?: () => void }
export type ForgetListener = () => Promise<void>

/** The one connection on which a process hears of notifications: it comes back by itself when it is lost. */
export type ListeningConnection = {
  add(listener: Listener): Promise<ForgetListener>
  /** Ends it for good; `farewell` has the connection to itself first, when there is one. */
  close(farewell?: (client: Client) => Promise<void>): Promise<void>
}

const longestPause = 5_000

/**
 * @param connect opens a client that is ready for LISTEN; called again after each loss, at growing distances up to 5 s
 */
export async function openListeningConnection(connect: () => Promise<Client>, log: Log): Promise<ListeningConnection> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  let client: Client | null = adopt(await connect())
  let recovery = Promise.resolve()

  function adopt(fresh: Client): Client {
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload ?? '')
    })
    fresh.once('end', () => {
      if (closing.signal.aborted || client !== fresh) return
      client = null
      recovery = recover()
    })
    return fresh
  }

  async function recover(): Promise<void> {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        const fresh = adopt(await connect())
        for (const channel of new Set([...listeners].map((l) => l.channel))) await subscribe(fresh, channel)
        client = fresh
        for (const listener of listeners) listener.onGap?.()
        return
      } catch (err) {
        log.warn({ err }, 'the database connection that hears notifications is down')
        await pause(wait, null, { signal: closing.signal }).catch(() => {})
      }
    }
  }

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
      await recovery
      if (!client) return
      await farewell?.(client)
      await client.end().catch(() => {})
    },
  }
}

async function subscribe(client: Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${escapeIdentifier(channel)}`)
}
