import { refused, type Outcome } from '#kernel/outcome.ts'

/** When it was last changed, in ISO 8601; null: never. */
type Versioned = { readonly updatedAt: string | null }

const timeOf = (moment: string | null) => (moment === null ? null : Date.parse(moment))

/** True when an edit was begun on an older version than the record's: `updatedAt` is what it read, if it says. */
export function isStale(record: Versioned, edit: { readonly updatedAt?: string | null | undefined }): boolean {
  return edit.updatedAt !== undefined && timeOf(edit.updatedAt) !== timeOf(record.updatedAt)
}

/** Refuses an edit of an older version; `current` is the record as it is now, to be compared with. */
export function stale(current: Versioned): Outcome<never> {
  return refused('stale', { extra: { current } })
}

/** The time of a change: now, or just after the version before where the two fall into one millisecond. */
export function versionAfter(before: Versioned, now: Date): Date {
  const last = timeOf(before.updatedAt)
  return last === null ? now : new Date(Math.max(now.getTime(), last + 1))
}
