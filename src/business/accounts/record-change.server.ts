import type { Queryable } from '#platform/database/database.server.ts'
import type { Staff } from './actor.ts'
import { auditLog } from './tables.server.ts'
import { refused, type Outcome } from '#kernel/outcome.ts'

/** Who did it; null where nobody signed in did. */
type Recorder = Pick<Staff, 'id' | 'name' | 'program'> | null

/** Something that was done, as the audit log keeps it. */
export type Change = {
  /** What was done: `post.update`. */
  readonly action: string
  /** What it was done to: the kind of record, which one, and what people call it. */
  readonly kind: string
  readonly recordId?: string | number | null
  readonly label?: string
  /** The whole record; only the fields that differ are kept. */
  readonly before?: Fields | null
  readonly after?: Fields | null
}

/** Writes a change into the audit log, in the transaction that makes it. */
export async function recordChange(tx: Queryable, by: Recorder, change: Change, at: Date): Promise<void> {
  await recordChanges(tx, by, [change], at)
}

/** Writes changes that were made at once, as many as one statement takes (some hundreds). */
export async function recordChanges(tx: Queryable, by: Recorder, changes: readonly Change[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(auditLog).values(
    changes.map(({ action, kind, recordId = null, label = '', before = null, after = null }) => ({
      at,
      staffId: by?.id ?? null,
      staffName: by?.name ?? '',
      programName: by?.program?.name ?? null,
      action,
      kind,
      recordId: recordId === null ? null : String(recordId),
      label,
      ...changedFields(before, after),
    })),
  )
}

/** A record, as it can be written as JSON. */
type Fields = Readonly<Record<string, unknown>>

/** What two states of a record differ in; the whole of the one where the other is missing. */
function changedFields(before: Fields | null, after: Fields | null): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (record: Fields) =>
    Object.fromEntries(changed.filter((name) => name in record).map((name) => [name, record[name]]))
  return { before: only(before), after: only(after) }
}

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
