/**
 * Where `step` leads in a list from `current`: null at its ends. From a request that has left the list (its status no
 * longer fits the filter) it leads to what has taken the place `lastAt`.
 */
export function nextInList(
  ids: readonly number[],
  current: number | null,
  step: 1 | -1,
  lastAt: number,
): number | null {
  const at = current === null ? -1 : ids.indexOf(current)
  if (at >= 0) return ids[at + step] ?? null
  return ids[step === 1 ? lastAt : lastAt - 1] ?? null
}
