import { hitKinds, type HitKind, type SearchHit } from './search-hit.ts'

/** The most that is found of each kind. */
export const mostOfKind = 8

type HitGroup = { readonly kind: HitKind; readonly things: readonly SearchHit[] }

/** What was found by kind: products first, then what is to be read. */
export function groupHits(found: readonly SearchHit[]): HitGroup[] {
  const groups = hitKinds.map((kind) => ({ kind, things: found.filter((thing) => thing.kind === kind) }))
  return groups.filter(({ things }) => things.length > 0)
}

/** Whether there may be more than was told: a kind has as many as are told of one. */
export function isCutOff(found: readonly SearchHit[]): boolean {
  return groupHits(found).some(({ things }) => things.length === mostOfKind)
}
