import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { UnavailableError } from '../unavailable.server.ts'

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
