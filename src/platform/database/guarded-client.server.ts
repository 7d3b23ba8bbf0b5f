import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import { UnavailableError } from '../unavailable.server.ts'

/** Linux asks a silent peer ten times, a second apart, after this many milliseconds. */
const keepAliveInitialDelayMillis = 10_000

/**
 * A connection whose loss never ends the process: whoever waits for an answer on it is told, and an `error` that nobody waits for
 * is no error of ours.
 */
export class GuardedClient extends Client {
  protected readonly socket: Socket
  /** False while a statement waits for its answer: the driver's own, which its types leave out. */
  declare private readonly readyForQuery: boolean
  #bytesSeen = -1

  constructor(config: ClientConfig) {
    const socket = new Socket()
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis, stream: () => socket })
    this.socket = socket
    this.on('error', () => {})
    socket.on('timeout', () => this.#onSilence())
  }

  /** Gives the connection up without a word to the server, which may not be there; `reason` is what those who wait are told. */
  abandon(reason: Error): void {
    this.socket.destroy(reason)
  }
  /**
   * From now on gives the connection up when the server has said nothing for `ms` milliseconds on what was asked of it. They pass in
   * two halves, with a look at what has come in between: a process that was busy or asleep itself does not blame the server.
   */
  expectAnswerWithin(ms: number): void {
    this.#bytesSeen = -1
    this.socket.setTimeout(ms / 2)
  }

  #onSilence(): void {
    if (this.readyForQuery) return
    const bytes = this.socket.bytesRead + this.socket.bytesWritten
    if (bytes === this.#bytesSeen) {
      this.emit('silence')
      return this.abandon(new UnavailableError('the database does not answer'))
    }
    this.#bytesSeen = bytes
    this.socket.setTimeout(this.socket.timeout ?? 0)
  }
}
