import { mostOfKind, type FoundKind, type FoundThing } from './found-thing.ts'

type FoundGroup = { readonly kind: FoundKind; readonly things: readonly FoundThing[] }

/** What was found by kind: first the kind of what fits best. */
export function groupFound(found: readonly FoundThing[]): FoundGroup[] {
  const kinds = new Set(found.map(({ kind }) => kind))
  return Array.from(kinds, (kind) => ({ kind, things: found.filter((thing) => thing.kind === kind) }))
}

/** Whether there may be more than was told: a kind has as many as are told of one. */
export function isCutOff(found: readonly FoundThing[]): boolean {
  return groupFound(found).some(({ things }) => things.length === mostOfKind)
}
