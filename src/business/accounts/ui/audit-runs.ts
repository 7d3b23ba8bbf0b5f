import type { AuditEntry } from '../audit-entry.ts'

/** Entries that stand one after the other and belong together. */
export type AuditRun = readonly [AuditEntry, ...AuditEntry[]]

/** Entries in their order, parted wherever `keyOf` changes. */
export function runsOf(entries: readonly AuditEntry[], keyOf: (entry: AuditEntry) => string) {
  const runs: [key: string, run: [AuditEntry, ...AuditEntry[]]][] = []
  for (const entry of entries) {
    const key = keyOf(entry)
    const last = runs.at(-1)
    if (last?.[0] === key) last[1].push(entry)
    else runs.push([key, [entry]])
  }
  return runs
}

/**
 * All of an entry but its moment: the same again is told once, with how often. Of a text of the site all but its place: the same that was
 * written at once in several is told once, too.
 */
export function whatWasDone({ action, kind, recordId, label, before, after, at }: AuditEntry): string {
  const which = kind === 'words' ? [at] : [recordId, label]
  return JSON.stringify([action, kind, ...which, before, after])
}

/** Whether it was done to several records at once. */
export const isInPlaces = ([entry, next]: AuditRun): boolean => next !== undefined && next.recordId !== entry.recordId
