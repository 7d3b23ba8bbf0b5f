import { coversContinuously, fits, shortfallsOf, worstShortfall, type Shortfall, type SystemNeed } from './fit.ts'
import type { SizedProduct, SizedSystem } from './sized-catalogue.ts'

/** What nearly fits: the system whose largest relative shortfall is smallest, and everything that it lacks. */
export type NearMiss<P extends SizedProduct> = {
  readonly system: SizedSystem<P>
  readonly shortfalls: readonly Shortfall[]
}

/** The cheapest system that fits, or else the closest one; null where the segment has none at all in the country. */
export type Choice<P extends SizedProduct> =
  | {
      readonly status: 'ok'
      readonly system: SizedSystem<P>
      /** The power is covered by running power and surge only, without the margin. */
      readonly powerMatchBySurge: boolean
      /** The surge rating, as far as it is known, covers the hardest start. */
      readonly coversPeak: boolean
    }
  | { readonly status: 'no_match'; readonly closest: NearMiss<P> | null }

/** Ties go to the cheaper, then to the smaller battery, then to the lower id: the order of the catalogue. */
function closestOf<P extends SizedProduct>(need: SystemNeed, systems: readonly SizedSystem<P>[]): NearMiss<P> | null {
  let closest: NearMiss<P> | null = null
  let smallest = Infinity
  for (const system of systems) {
    const shortfalls = shortfallsOf(need, system)
    const worst = worstShortfall(shortfalls)
    if (worst >= smallest) continue
    smallest = worst
    closest = { system, shortfalls }
  }
  return closest
}

/**
 * Chooses from a segment of a sized catalogue: the cheapest that fits, then the least spare battery, then the lowest
 * id. A need of zero (no load, or only appliances without power) is met by all, so it gets the cheapest.
 */
export function chooseSystem<P extends SizedProduct>(need: SystemNeed, systems: readonly SizedSystem<P>[]): Choice<P> {
  const system = systems.find((candidate) => fits(need, candidate))
  if (!system) return { status: 'no_match', closest: closestOf(need, systems) }
  return {
    status: 'ok',
    system,
    powerMatchBySurge: !coversContinuously(need, system),
    coversPeak: system.ratings.surgeW >= need.peakW,
  }
}
