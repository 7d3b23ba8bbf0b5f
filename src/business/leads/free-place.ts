/** The lowest place, from 1 to `capacity`, that is not taken; null when all are. */
export function freePlace(taken: readonly number[], capacity: number): number | null {
  for (let place = 1; place <= capacity; place++) if (!taken.includes(place)) return place
  return null
}
