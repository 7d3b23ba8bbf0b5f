/** More work waits than is worth waiting for. */
export class TooBusyError extends Error {}

/**
 * Runs one piece of work at a time, in the order in which they came. Throws a TooBusyError for a piece that `mostWaiting`
 * others wait before.
 */
export function oneAtATime(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return async (work) => {
    if (unfinished > mostWaiting) throw new TooBusyError('too many wait already')
    unfinished += 1
    const mine = last.then(work, work)
    last = mine
    try {
      return await mine
    } finally {
      unfinished -= 1
    }
  }
}
