import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.server.ts'
import { StartupError } from './startup-error.ts'

/** What a process that {@link keepProcesses} began says of its start: where it serves, or why it can't. */
type Told = { readonly ready: string } | { readonly refused: string }

/** Tells it to the process that began this one, and settles when it is on its way. */
export function tellKeeper(told: Told): Promise<void> {
  return new Promise((resolve) => void process.send?.(told, () => resolve()))
}

/** Calls `stop` when the process that began this one is gone: by itself, Node would end it without a word to anybody. */
export function onKeeperGone(stop: () => void): void {
  const { worker } = cluster
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true
    stop()
  })
}

export type KeptProcesses = {
  /** Where they serve. */
  readonly address: string
  /**
   * Settles when all have ended.
   * @throws StartupError when one of them had to be begun too often; the others have been stopped
   */
  readonly ended: Promise<void>
  /** Has each end, as it does on SIGTERM, and says whether all ended well. */
  readonly stop: () => Promise<boolean>
}

/**
 * Milliseconds: the pause before one that ended is begun again, twice as long after each that did not last, and how long it has to
 * last for that.
 */
type Pauses = { readonly first: number; readonly lasting: number }
/** So many in a row, none of which lasted, and we give up. */
const mostFailures = 5
/** Milliseconds. Less than the 10 seconds that a stop may take, more than a process gives itself. */
const longestStop = 9_500

type Begun = {
  readonly since: number
  readonly ready: Promise<string>
  /** Settles with what it ended with. */
  readonly ended: Promise<string>
  readonly kill: (signal: NodeJS.Signals) => void
}

/**
 * Runs `count` processes of a program, which share the port that each of them listens on. The first has the start to itself, as it
 * makes the database ready; the others follow together. From then on one that ends is begun again.
 * @throws StartupError when one of them does not get ready; the others have been stopped
 */
export async function keepProcesses(
  file: string,
  count: number,
  log: Log,
  pauses: Pauses = { first: 250, lasting: 60_000 },
): Promise<KeptProcesses> {
  cluster.setupPrimary({ exec: file })
  const running = new Set<Begun>()
  const stopping = new AbortController()
  let endedWell = true

  const begin = (): Begun => {
    const worker = cluster.fork()
    const ready = Promise.withResolvers<string>()
    let refusal: string | null = null
    worker.on('message', (told: Told) => {
      if ('ready' in told) ready.resolve(told.ready)
      else refusal = told.refused
    })
    const ended = once(worker, 'exit').then(([code, signal]: unknown[]) => {
      running.delete(begun)
      // By the signal itself ends one that was still being started.
      if (stopping.signal.aborted) endedWell &&= code === 0 || signal === 'SIGTERM'
      return refusal ?? `a process of the site ended with ${String(signal ?? code)}`
    })
    const kill = (signal: NodeJS.Signals) => void worker.process.kill(signal)
    const begun = { since: performance.now(), ready: ready.promise, ended, kill }
    running.add(begun)
    return begun
  }
  const stop = async () => {
    stopping.abort()
    const late = setTimeout(() => running.forEach(({ kill }) => kill('SIGKILL')), longestStop)
    const ends = [...running].map(({ kill, ended }) => {
      kill('SIGTERM')
      return ended
    })
    await Promise.all(ends)
    clearTimeout(late)
    return endedWell
  }
  const stopAndThrow = async (error: unknown): Promise<never> => {
    await stop()
    throw error
  }
  const untilReady = ({ ready, ended }: Begun) =>
    Promise.race([ready, ended.then((reason) => Promise.reject(new StartupError(reason)))])
  const keep = async (begun: Begun) => {
    for (let last = begun, failures = 0; ; last = begin()) {
      const reason = await last.ended
      if (stopping.signal.aborted) return
      failures = performance.now() - last.since < pauses.lasting ? failures + 1 : 0
      if (failures > mostFailures) throw new StartupError(`The site ends, since it keeps failing: ${reason}`)
      log.error({ reason, failures }, 'a process of the site ended; another one is started')
      await pause(pauses.first * 2 ** failures, null, stopping).catch(() => {})
      if (stopping.signal.aborted) return
    }
  }

  const first = begin()
  const address = await untilReady(first).catch(stopAndThrow)
  const others = Array.from({ length: count - 1 }, begin)
  await Promise.all(others.map(untilReady)).catch(stopAndThrow)
  const ended = Promise.all([first, ...others].map(keep)).then(() => undefined, stopAndThrow)
  return { address, ended, stop }
}
