/**
 * The lowest place, from 1 to `capacity`, that is not taken; null when as many are taken as there are places, also where
 * there were more of them before.
 */
export function freePlace(taken: readonly number[], capacity: number): number | null {
  if (taken.length >= capacity) return null
  for (let place = 1; place <= capacity; place++) if (!taken.includes(place)) return place
  return null
}
