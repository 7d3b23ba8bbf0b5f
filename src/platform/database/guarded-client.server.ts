import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** Linux asks a silent peer ten times, a second apart, after this many milliseconds. */
const keepAliveInitialDelayMillis = 10_000

/**
 * A connection whose loss never ends the process: whoever waits for an answer on it is told, and an `error` that nobody waits for
 * is no error of ours.
 */
export class GuardedClient extends Client {
  protected readonly socket: Socket

  constructor(config: ClientConfig) {
    const socket = new Socket()
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis, stream: () => socket })
    this.socket = socket
    this.on('error', () => {})
  }

  /** Gives the connection up without a word to the server, which may not be there; `reason` is what those who wait are told. */
  abandon(reason: Error): void {
    this.socket.destroy(reason)
  }
}
