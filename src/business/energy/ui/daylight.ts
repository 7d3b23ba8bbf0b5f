/** The hours between which the sun gives anything: from the start of the first such hour to the end of the last. */
export function daylight(sun: readonly number[]): { from: number; to: number } {
  const from = sun.findIndex((value) => value > 0)
  return from === -1 ? { from: 12, to: 12 } : { from, to: sun.findLastIndex((value) => value > 0) + 1 }
}
