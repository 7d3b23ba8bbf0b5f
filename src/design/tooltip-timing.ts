/** How long a pointer rests on a trigger before its tooltip opens, ms. */
const openDelay = 700
/** After a tooltip closed, the next one opens at once for this long, ms. */
const skipDelay = 300

/** The wait before a tooltip opens, ms, when the last one closed at `lastClosed` (same clock as `now`). */
export function tooltipDelay(now: number, lastClosed: number): number {
  return now - lastClosed < skipDelay ? 0 : openDelay
}
