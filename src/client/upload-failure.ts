/** Milliseconds before the nth time that an interrupted upload goes on by itself; the network may tell us earlier. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000] as const

/**
 * How long an upload waits that was interrupted so many times in a row without a byte more; longest where the device knows
 * of no network, since it will tell when there is one.
 */
export function pauseAfter(interruptions: number, isOnline: boolean): number {
  const times = isOnline ? Math.min(Math.max(interruptions, 1), pauses.length) : pauses.length
  return pauses[times - 1] ?? pauses[0]
}

/** Going on asks where the upload is, and begins it anew where it is gone: its address is then no obstacle. */
const mendable = new Set([404, 408, 409, 410, 423])

/**
 * Whether the answer to a request of an upload is its end, rather than an interruption: going on would only be refused
 * again. No answer at all (`status` 0), and a server in trouble, are interruptions.
 */
export function isRefusal(method: string, status: number): boolean {
  if (status < 400 || status >= 500) return false
  return method === 'POST' ? status !== 408 && status !== 423 : !mendable.has(status)
}
