const kept = { days: 7, weeks: 4, months: 12 } as const
const dayMs = 24 * 60 * 60 * 1000

/**
 * Of backups, by when they were made, those to keep: the newest of each of the last seven days that have one, of the last four
 * such weeks (from Monday, UTC) and twelve such months.
 */
export function backupsToKeep(made: readonly Date[]): readonly Date[] {
  const newestFirst = made.toSorted((a, b) => b.getTime() - a.getTime())
  const newestOf = (period: (at: Date) => string, most: number) => {
    const found = new Map<string, Date>()
    for (const at of newestFirst) if (!found.has(period(at))) found.set(period(at), at)
    return [...found.values()].slice(0, most)
  }
  const chosen = new Set([
    ...newestOf(dayOf, kept.days),
    ...newestOf(weekOf, kept.weeks),
    ...newestOf((at) => dayOf(at).slice(0, 'YYYY-MM'.length), kept.months),
  ])
  return newestFirst.filter((at) => chosen.has(at))
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Its Monday. */
function weekOf(at: Date): string {
  return dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs))
}
