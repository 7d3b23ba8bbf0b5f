import { refused, type Outcome } from '#kernel/outcome.ts'

type Versioned = { readonly updatedAt: string }

/** True when an edit was begun on an older version than the record's: `updatedAt` is what it read, if it says. */
export function isStale(record: Versioned, edit: Partial<Readonly<Record<'updatedAt', string | undefined>>>): boolean {
  return edit.updatedAt !== undefined && Date.parse(edit.updatedAt) !== Date.parse(record.updatedAt)
}

/** Refuses an edit of an older version; `current` is the record as it is now, to be compared with. */
export function stale(current: Versioned): Outcome<never> {
  return refused('stale', { extra: { current } })
}

/** The time of a change: now, or just after the version before where the two fall into one millisecond. */
export function versionAfter(before: Versioned, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1))
}
