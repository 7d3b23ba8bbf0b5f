/** A working day a week from now, YYYY-MM-DD. */
export function workingDay(): string {
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
