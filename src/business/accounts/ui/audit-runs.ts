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

/** All of an entry but its moment: the same again is told once, with how often. */
export function whatWasDone({ action, kind, recordId, label, before, after }: AuditEntry): string {
  return JSON.stringify([action, kind, recordId, label, before, after])
}
