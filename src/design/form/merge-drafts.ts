type Parts = Readonly<Record<string, unknown>>

/** `mine` with what only `theirs` changed since `base`, part by part; a list is one part. `isClean`: no part was changed by both, to different ends. */
export function mergeDrafts(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { readonly draft: unknown; readonly isClean: boolean } {
  if (isSame(theirs, base) || isSame(mine, theirs)) return { draft: mine, isClean: true }
  if (isSame(mine, base)) return { draft: theirs, isClean: true }
  if (!isParts(mine) || !isParts(theirs)) return { draft: mine, isClean: false }
  const from = isParts(base) ? base : {}
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const parts = names.map((name) => [name, mergeDrafts(from[name], mine[name], theirs[name])] as const)
  return {
    draft: Object.fromEntries(parts.map(([name, { draft }]) => [name, draft])),
    isClean: parts.every(([, { isClean }]) => isClean),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)
