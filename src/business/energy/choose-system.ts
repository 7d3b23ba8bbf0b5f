import * as z from 'zod/mini'
import type { Load } from './load.ts'
import { parameters } from './parameters.ts'
import { receiptOf, type Receipt } from './receipt.ts'
import { unitOf, type SizedCatalogue, type SizedProduct, type SizedSystem } from './sized-catalogue.ts'
import {
  arrayNeedOf,
  batteryNeedOf,
  covers,
  demandOf,
  missingArrayOf,
  needOf,
  powerNeed,
  type Site,
  type SystemNeed,
} from './system-need.ts'
import { keepsPromise, missedPromise } from './promise.ts'
import type { Installation } from './year.ts'
import type { Segment } from './segment.ts'

const quantities = ['continuousW', 'surgeW', 'dischargeW', 'deliverableWh', 'pvInputW', 'servedShare'] as const

/**
 * A rating that is too small. W and Wh; `dischargeW` is what the battery gives through the inverter, `deliverableWh` what it
 * hands to the appliances, `pvInputW` the array as far as it can be installed, `servedShare` the share of a year's days.
 */
export const shortfallSchema = z.object({ quantity: z.enum(quantities), needed: z.number(), has: z.number() })
export type Shortfall = Readonly<z.infer<typeof shortfallSchema>>

/** A system held against a load at a site: what it would need, and what it would cost as installed. */
export type Candidate<P extends SizedProduct = SizedProduct> = {
  readonly system: SizedSystem<P>
  readonly need: SystemNeed
  readonly receipt: Receipt
}

/** A system that works. */
export type Match<P extends SizedProduct = SizedProduct> = Candidate<P> & {
  /** The power is covered by running power and a stated surge rating only, without the margin. */
  readonly powerMatchBySurge: boolean
}

/** What nearly works: the candidate whose largest relative shortfall is smallest, and everything that it lacks. */
export type NearMiss<P extends SizedProduct = SizedProduct> = Candidate<P> & {
  readonly shortfalls: readonly Shortfall[]
}

/** What a choice is made for: a load, whether the battery carries all of it or its essentials, where, and among what. */
export type Question = {
  readonly load: Load
  readonly carriesOthers: boolean
  readonly site: Site
  readonly segment: Segment
}

function short(quantity: Shortfall['quantity'], needed: number, has: number): Shortfall[] {
  return covers(has, needed) ? [] : [{ quantity, needed, has }]
}

/** The largest share of what is needed that is missing; 0 when nothing is. */
function worstShortfall(shortfalls: readonly Shortfall[]): number {
  return shortfalls.reduce((worst, { needed, has }) => Math.max(worst, (needed - has) / needed), 0)
}

type Power = ReturnType<typeof powerNeed> & { readonly carriedW: number }

function powerOf({ load, carriesOthers }: Pick<Question, 'load' | 'carriesOthers'>): Power {
  const power = powerNeed(load)
  return { ...power, carriedW: carriesOthers ? power.runningW : load.essentialW }
}

type Rated = Pick<SizedSystem, 'ratings'>

/** Two ways to cover the power: with the margin, or the running power bare where a sheet states the surge. The nearer counts. */
function powerShortfalls(need: Power, { ratings }: Rated): { shortfalls: Shortfall[]; bySurge: boolean } {
  const surge = short('surgeW', need.peakW, ratings.surgeW)
  const withMargin = [...short('continuousW', need.inverterW, ratings.continuousW), ...surge]
  if (withMargin.length === 0 || ratings.derived.includes('surgeW')) return { shortfalls: withMargin, bySurge: false }
  return { shortfalls: [...short('continuousW', need.runningW, ratings.continuousW), ...surge], bySurge: true }
}

/** What the battery gives through the inverter at once, W. */
const dischargeThroughInverter = ({ ratings }: Rated) => ratings.dischargeW * parameters.inverterEfficiency.value

/** A system as it would be installed for a question, panels as counted, hour by hour. */
export function installationOf({ system, need }: Candidate, { load, carriesOthers, site }: Question): Installation {
  const { ratings } = system
  return {
    essential: need.essential,
    other: load.other,
    carriesOthers,
    arrayWp: need.installedWp,
    usableWh: ratings.batteryWh * ratings.depthOfDischarge,
    chargeW: ratings.chargeW,
    dischargeW: ratings.dischargeW,
    mains: site.grid
      ? {
          outageHours: site.outageHours,
          chargeW: ratings.acCharge ? ratings.acChargeW : 0,
          othersCarriedHours: site.backupHours,
        }
      : null,
    ordinaryNightWh: need.ordinaryNightWh,
  }
}

function energyShortfalls({ system, need }: Candidate): Shortfall[] {
  const { missingSun, installedWp, arrayWp } = need
  const needed = covers(installedWp, arrayWp) ? installedWp * (1 + missingSun) : arrayWp
  const sun: Shortfall[] = missingSun > 0 ? [{ quantity: 'pvInputW', needed, has: installedWp }] : []
  return [...short('deliverableWh', need.energyToCarryWh, system.deliverableWh), ...sun]
}

const spare = ({ system, need }: Candidate) => system.deliverableWh - need.energyToCarryWh

/** The least total price, then the least spare battery, then the lowest id, then the fewest units. */
function inOrder(one: Candidate, other: Candidate): number {
  return (
    one.receipt.totalPrice - other.receipt.totalPrice ||
    spare(one) - spare(other) ||
    one.system.product.id - other.system.product.id ||
    one.system.units - other.system.units
  )
}

/** A three-phase unit only where the visitor has three phases. */
const suits = ({ ratings }: SizedSystem, { phases }: Site) => ratings.phases <= phases

/**
 * The system of least total price that starts the hardest motor, gives the running power at night too, is charged by the sun of the
 * place (or by the mains), carries the night, and keeps the promise of a year's days; null where none does.
 */
export function chooseSystem<P extends SizedProduct>(
  question: Question,
  catalogue: SizedCatalogue<P>,
): Match<P> | null {
  const power = powerOf(question)
  const demand = demandOf(question.load, question.carriesOthers)
  const { site } = question
  const offers = catalogue.systems[question.segment].flatMap((system) => {
    if (!suits(system, site)) return []
    const { shortfalls, bySurge } = powerShortfalls(power, system)
    if (shortfalls.length > 0 || !covers(dischargeThroughInverter(system), power.carriedW)) return []
    const array = arrayNeedOf(demand, site, unitOf(system))
    return [{ system, array, receipt: receiptOf(system, array.panels, catalogue.costs), powerMatchBySurge: bySurge }]
  })
  let best: Match<P> | null = null
  for (const { array, ...offer } of offers.toSorted((a, b) => a.receipt.totalPrice - b.receipt.totalPrice)) {
    if (best && offer.receipt.totalPrice > best.receipt.totalPrice) break
    const match = { ...offer, need: batteryNeedOf(demand, array, site, unitOf(offer.system)) }
    if (energyShortfalls(match).length > 0 || (best && inOrder(best, match) <= 0)) continue
    if (keepsPromise(installationOf(match, question), site.sun)) best = match
  }
  return best
}

/** What a system lacks to start and run what the answer carries. */
function drawShortfalls(power: Power, system: Rated): Shortfall[] {
  return [
    ...powerShortfalls(power, system).shortfalls,
    ...short('dischargeW', power.carriedW, dischargeThroughInverter(system)),
  ]
}

/** True where a system starts the hardest motor of a load and runs all of it together, as the choice asks for. */
export function startsAndRuns(load: Load, system: Rated): boolean {
  return drawShortfalls(powerOf({ load, carriesOthers: true }), system).length === 0
}

/** Everything that a candidate lacks; nothing when it works. */
export function shortfallsOf(candidate: Candidate, question: Question): Shortfall[] {
  const shortfalls = [...drawShortfalls(powerOf(question), candidate.system), ...energyShortfalls(candidate)]
  if (shortfalls.length > 0) return shortfalls
  const missed = missedPromise(installationOf(candidate, question), question.site.sun)
  return missed > 0 ? [{ quantity: 'servedShare', needed: 1, has: 1 - missed }] : []
}

/** Of several systems the one of least largest shortfall, then in order of total price; null for none that suits the supply. */
function nearest<P extends SizedProduct>(
  systems: readonly SizedSystem<P>[],
  question: Question,
  catalogue: SizedCatalogue<P>,
): NearMiss<P> | null {
  const power = powerOf(question)
  const demand = demandOf(question.load, question.carriesOthers)
  const { site } = question
  // What a system lacks of power is known at once; most lack more of it than another one lacks of anything.
  const byPower = systems
    .filter((system) => suits(system, site))
    .map((system) => ({ system, worst: worstShortfall(drawShortfalls(power, system)) }))
    .toSorted((a, b) => a.worst - b.worst)
  let closest: NearMiss<P> | null = null
  let smallest = Infinity
  for (const { system, worst: worstOfPower } of byPower) {
    if (worstOfPower > smallest) break
    const unit = unitOf(system)
    const array = arrayNeedOf(demand, site, unit)
    if (missingArrayOf(array, site, unit) > smallest) continue
    const receipt = receiptOf(system, array.panels, catalogue.costs)
    const candidate = { system, need: batteryNeedOf(demand, array, site, unit), receipt }
    const shortfalls = shortfallsOf(candidate, question)
    const worst = worstShortfall(shortfalls)
    const isCloser = worst < smallest || (worst === smallest && closest !== null && inOrder(candidate, closest) < 0)
    if (!isCloser) continue
    smallest = worst
    closest = { ...candidate, shortfalls }
  }
  return closest
}

/** Where nothing works: the least largest shortfall, then the lower total; null where the segment has no system at all. */
export function closestSystem<P extends SizedProduct>(
  question: Question,
  catalogue: SizedCatalogue<P>,
): NearMiss<P> | null {
  return nearest(catalogue.systems[question.segment], question, catalogue)
}

/** One product in as many units as work at the least price, or as lack least; null where it is no system of the segment. */
export function bestOf<P extends SizedProduct>(
  productId: number,
  question: Question,
  catalogue: SizedCatalogue<P>,
): NearMiss<P> | null {
  const systems = catalogue.systems[question.segment].filter(({ product }) => product.id === productId)
  return nearest(systems, question, catalogue)
}

/** A system of so many units and panels, whatever it is good for; null where the catalogue has none such. */
export function candidateWith<P extends SizedProduct>(
  { productId, units, panels }: { readonly productId: number; readonly units: number; readonly panels: number },
  question: Question,
  catalogue: SizedCatalogue<P>,
): Candidate<P> | null {
  const system = catalogue.systems[question.segment].find(
    (each) => each.product.id === productId && each.units === units,
  )
  if (!system || (panels > 0 && !system.panel)) return null
  const { panelsIncludedW, pvInputW } = system.ratings
  const need = needOf(question.load, question.carriesOthers, question.site, unitOf(system))
  const installedWp = Math.min(panelsIncludedW + panels * (system.panel?.powerW ?? 0), pvInputW)
  return {
    system,
    need: { ...need, panels, installedWp },
    receipt: receiptOf(system, panels, catalogue.costs),
  }
}

/** Whether a candidate carries what its question asks for: it has the panels of that need, and lacks nothing. */
export function carries(candidate: Candidate, question: Question): boolean {
  const { panels } = arrayNeedOf(
    demandOf(question.load, question.carriesOthers),
    question.site,
    unitOf(candidate.system),
  )
  return candidate.need.panels >= panels && shortfallsOf(candidate, question).length === 0
}
