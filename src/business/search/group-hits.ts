import type { HitKind, SearchHit } from './search-hit.ts'

/** The most that is found of each kind. */
export const mostOfKind = 8

type HitGroup = { readonly kind: HitKind; readonly things: readonly SearchHit[] }

/** What was found by kind: products first, then the kind of what fits best, as a word in a title fits better than one in a description. */
export function groupHits(found: readonly SearchHit[]): HitGroup[] {
  const products = found.filter(({ kind }) => kind === 'product')
  const ordered = [...products, ...found.filter(({ kind }) => kind !== 'product')]
  const kinds = new Set(ordered.map(({ kind }) => kind))
  return Array.from(kinds, (kind) => ({ kind, things: ordered.filter((thing) => thing.kind === kind) }))
}

/** Whether there may be more than was told: a kind has as many as are told of one. */
export function isCutOff(found: readonly SearchHit[]): boolean {
  return groupHits(found).some(({ things }) => things.length === mostOfKind)
}
