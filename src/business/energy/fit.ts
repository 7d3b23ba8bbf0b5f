import * as z from 'zod/mini'
import type { Requirement } from './requirement.ts'
import type { SizedSystem } from './sized-catalogue.ts'

/** The part of a requirement that a system is held against. */
export type SystemNeed = Pick<Requirement, 'runningW' | 'peakW' | 'inverterW' | 'energyToCarryWh' | 'arrayWp'>

/** A rating that is too small; `deliverableWh` is what the battery hands to the appliances. W and Wh. */
export const shortfallSchema = z.object({
  quantity: z.enum(['continuousW', 'surgeW', 'deliverableWh', 'pvInputW']),
  needed: z.number(),
  has: z.number(),
})
export type Shortfall = Readonly<z.infer<typeof shortfallSchema>>

type System = Pick<SizedSystem, 'ratings' | 'deliverableWh'>

/** Of what is needed, the share that is missing: 0 to 1. */
function relativeShortfall({ needed, has }: Shortfall): number {
  return (needed - has) / needed
}

/** The largest share that is missing; 0 when nothing is. */
export function worstShortfall(shortfalls: readonly Shortfall[]): number {
  return shortfalls.reduce((worst, shortfall) => Math.max(worst, relativeShortfall(shortfall)), 0)
}

function short(quantity: Shortfall['quantity'], needed: number, has: number): Shortfall[] {
  return has < needed ? [{ quantity, needed, has }] : []
}

/** True when the continuous rating covers the running power with its margin: no need to look at the surge rating. */
export function coversContinuously(need: SystemNeed, { ratings }: System): boolean {
  return ratings.continuousW >= need.inverterW
}

/** Two ways to cover the power: with the margin, or the running power bare and the peak by surge. The nearer one counts. */
function powerShortfalls(need: SystemNeed, { ratings }: System): Shortfall[] {
  const withMargin = short('continuousW', need.inverterW, ratings.continuousW)
  const bySurge = [
    ...short('continuousW', need.runningW, ratings.continuousW),
    ...short('surgeW', need.peakW, ratings.surgeW),
  ]
  return worstShortfall(bySurge) < worstShortfall(withMargin) ? bySurge : withMargin
}

/** What a system lacks for a need; nothing when it fits. */
export function shortfallsOf(need: SystemNeed, system: System): Shortfall[] {
  const { pvInputW } = system.ratings
  return [
    ...powerShortfalls(need, system),
    ...short('deliverableWh', need.energyToCarryWh, system.deliverableWh),
    ...short('pvInputW', need.arrayWp, pvInputW),
  ]
}

/** True when nothing is lacking. A need of zero is met by every system. */
export function fits(need: SystemNeed, system: System): boolean {
  const { continuousW, surgeW, pvInputW } = system.ratings
  const power = continuousW >= need.inverterW || (continuousW >= need.runningW && surgeW >= need.peakW)
  return power && system.deliverableWh >= need.energyToCarryWh && pvInputW >= need.arrayWp
}
