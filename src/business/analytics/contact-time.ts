/** Where the buckets of the time to the first contact end, in minutes; the last has no end. `numbers_of` in the database knows them too. */
export const contactBounds = [15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10_080] as const

/** The longest that the buckets can tell apart, in minutes. */
export const longestContact = 10_080

/** A bucket's ends in minutes; null for no end. */
export function contactBucket(at: number): { readonly from: number; readonly to: number | null } {
  return { from: contactBounds[at - 1] ?? 0, to: contactBounds[at] ?? null }
}

/**
 * The minutes within which a share of what is in the buckets lies, as if each bucket were filled evenly; null of nothing.
 * What lies in the last bucket is given as where that begins: {@link longestContact} means "or more".
 */
export function minutesWithin(share: number, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return null
  let left = share * total
  for (const [at, count] of counts.entries()) {
    const { from, to } = contactBucket(at)
    if (count > 0 && left <= count) return to === null ? from : from + (left / count) * (to - from)
    left -= count
  }
  return longestContact
}
