import * as z from 'zod/mini'
import { dischargeEfficiency, parameters } from './parameters.ts'
import type { Profile } from './load.ts'
import type { Sun } from './sun.ts'

/** A system as installed, with the load that it carries. W, Wh and Wp of all units together. */
export type Installation = {
  /** The essential load, the unit's own draw included, and the rest; Wh an hour. */
  readonly essential: Profile
  readonly other: Profile
  /** The battery serves the others as well. */
  readonly carriesOthers: boolean
  readonly arrayWp: number
  /** Usable capacity at the battery's terminals: nominal x usable share. */
  readonly usableWh: number
  readonly chargeW: number
  readonly dischargeW: number
  /** Null without a grid. */
  readonly mains: Mains | null
  /** What the ordinary night of each month takes out of the battery, Wh: below 0.99 of it at 17:00 the others wait a day. */
  readonly ordinaryNightWh: readonly number[]
}

/** The mains: out from 18:00 for so many hours, and what they charge the battery with (0: they can't). */
export type Mains = { readonly outageHours: number; readonly chargeW: number; readonly othersCarriedHours: number }

/** An hour of the ordinary day. Wh; the battery's usable content at the end of the hour. */
const hourSchema = z.object({ loadWh: z.number(), servedWh: z.number(), solarWh: z.number(), batteryWh: z.number() })

const share01 = (description: string) => z.number().check(z.describe(description))

/** A month of the year. */
export const monthSchema = z.object({
  month: z.int().check(z.gte(1), z.lte(12)),
  essentialShare: share01('Of the essential energy of an ordinary day, the share served.'),
  otherShare: share01('The same of all other energy.'),
  essentialShareInWeather: share01('Of the essential energy of ten days of weather, the share served.'),
  hoursAtRisk: z.int().check(z.describe('Of the ten days of weather: hours in which essentials are cut.')),
  solarWh: z.number().check(z.describe('Direct current that the array gives on an ordinary day.')),
  spilledWh: z.number().check(z.describe('The part of it that nothing takes.')),
  hours: z.readonly(z.array(hourSchema).check(z.length(24))),
})
export type Month = Readonly<z.infer<typeof monthSchema>>

/** Ten days as they follow each other, share of the month's mean: the spread of days measured at 4 and 9 degrees north. */
export const weather = [1.1, 1.15, 1.1, 1, 0.5, 0.8, 1.05, 1.15, 1.1, 1.05]
export const ordinaryDay = [1]

const outageStart = 18
const sunset = 17
export const enoughForANight = 0.99
/** A battery that repeats within this has settled, Wh. */
export const settled = 1
/** Days that never settle are stopped: the battery then falls or rises by less than it would take to matter. */
const mostRounds = 40
const negligible = 1e-6

const inverter = parameters.inverterEfficiency.value

/** What each hour of a run's last day was, Wh: served in all, of that to the others, and the battery at its end. */
type Trace = { readonly served: Float64Array; readonly servedOther: Float64Array; readonly battery: Float64Array }

const emptyTrace = (): Trace => ({
  served: new Float64Array(24),
  servedOther: new Float64Array(24),
  battery: new Float64Array(24),
})

/** For runs of which only the sums are read. */
const unread = emptyTrace()

/** Sums over a run of days. */
export type Run = {
  readonly essentialWh: number
  readonly otherWh: number
  readonly servedEssentialWh: number
  readonly servedOtherWh: number
  readonly solarWh: number
  readonly spilledWh: number
  readonly hoursAtRisk: number
  /** Asked for and served while the mains are out: all of it without a grid. */
  readonly outageWh: number
  readonly servedInOutageWh: number
  /** What the sun gives to the appliances, at once or through the battery; alternating current. */
  readonly sunServedWh: number
  /** At 17:00 of the last day. */
  readonly batteryWh: number
}

/** Hours of outage (all of them without a grid), whether sun fills the battery first, what mains charge with, and how long others are carried. */
function suppliedBy(mains: Mains | null): readonly [number, boolean, number, number] {
  return mains ? [mains.outageHours, mains.chargeW === 0, mains.chargeW, mains.othersCarriedHours] : [24, false, 0, 24]
}

/**
 * Runs the days of `factors` again and again from a full battery until it repeats within 1 Wh, and sums the last round. An
 * hour: sun serves essentials, then the others where the battery carries them, then the battery; what is left runs the
 * others. Mains serve all that is left and fill the battery (where they can't, sun fills it first). The rounds begin
 * at 17:00, when a battery that works is full. The hours of the last day go to `trace`.
 */
export function runDays(
  system: Installation,
  sunWhPerWp: Profile,
  nightWh: number,
  factors: readonly number[],
  trace = unread,
): Run {
  const { essential, other, carriesOthers, arrayWp, usableWh, chargeW, dischargeW, mains } = system
  const hours = 24 * factors.length
  const storedToLoad = parameters.roundTripEfficiency.value * inverter
  const perStored = 1 / dischargeEfficiency
  const perInverted = 1 / inverter
  const perDischarge = 1 / (inverter * dischargeEfficiency)
  const [outageHours, fillsFirst, mainsW, othersCarriedHours] = suppliedBy(mains)
  let battery = usableWh
  let runsOthers = carriesOthers
  let essentialSum = 0
  let otherSum = 0
  let servedEssentialSum = 0
  let servedOtherSum = 0
  let solarSum = 0
  let spilledSum = 0
  let hoursAtRisk = 0
  let outageWh = 0
  let servedInOutageWh = 0
  let sunServedWh = 0
  for (let round = 0; round < mostRounds; round++) {
    const before = battery
    essentialSum = otherSum = servedEssentialSum = servedOtherSum = solarSum = spilledSum = hoursAtRisk = 0
    outageWh = servedInOutageWh = sunServedWh = 0
    for (let at = sunset; at < sunset + hours; at++) {
      const hour = at % 24
      if (hour === sunset && carriesOthers && mains === null) runsOthers = battery >= enoughForANight * nightWh
      const sinceOutage = (hour + 24 - outageStart) % 24
      const isMains = sinceOutage >= outageHours
      const essentialWh = essential[hour] ?? 0
      const otherWh = other[hour] ?? 0
      const solar = arrayWp * (sunWhPerWp[hour] ?? 0) * (factors[((at - hour) / 24) % factors.length] ?? 1)
      let direct = solar
      let charge = chargeW
      let servedEssential = 0
      let servedOther = 0
      if (solar > 0) {
        const storedFirst = isMains && fillsFirst ? Math.min(direct, charge, (usableWh - battery) * perStored) : 0
        battery += storedFirst * dischargeEfficiency
        charge -= storedFirst
        direct -= storedFirst
        servedEssential = Math.min(essentialWh, direct * inverter)
        direct -= servedEssential * perInverted
        servedOther = runsOthers ? Math.min(otherWh, direct * inverter) : 0
        direct -= servedOther * perInverted
        const stored = Math.min(direct, charge, (usableWh - battery) * perStored)
        battery += stored * dischargeEfficiency
        charge -= stored
        direct -= stored
        const fromSurplus = Math.min(otherWh - servedOther, direct * inverter)
        servedOther += fromSurplus
        direct -= fromSurplus * perInverted
        solarSum += solar
        spilledSum += direct
        sunServedWh += servedEssential + servedOther + (storedFirst + stored) * storedToLoad
      }
      if (isMains) {
        servedEssential = essentialWh
        servedOther = otherWh
        battery += Math.min(mainsW, charge, (usableWh - battery) * perStored) * dischargeEfficiency
      } else {
        const most = Math.min(dischargeW, battery * dischargeEfficiency) * inverter
        const toEssential = Math.min(essentialWh - servedEssential, most)
        const toOther =
          runsOthers && sinceOutage < othersCarriedHours ? Math.min(otherWh - servedOther, most - toEssential) : 0
        servedEssential += toEssential
        servedOther += toOther
        battery = Math.max(0, battery - (toEssential + toOther) * perDischarge)
        outageWh += essentialWh + otherWh
        servedInOutageWh += servedEssential + servedOther
      }
      essentialSum += essentialWh
      otherSum += otherWh
      servedEssentialSum += servedEssential
      servedOtherSum += servedOther
      if (servedEssential < essentialWh * (1 - negligible)) hoursAtRisk++
      trace.served[hour] = servedEssential + servedOther
      trace.servedOther[hour] = servedOther
      trace.battery[hour] = battery
    }
    if (Math.abs(battery - before) <= settled) break
  }
  return {
    essentialWh: essentialSum,
    otherWh: otherSum,
    servedEssentialWh: servedEssentialSum,
    servedOtherWh: servedOtherSum,
    solarWh: solarSum,
    spilledWh: spilledSum,
    hoursAtRisk,
    outageWh,
    servedInOutageWh,
    sunServedWh,
    batteryWh: battery,
  }
}

export const share = (served: number, asked: number) => (asked > 0 ? Math.min(1, served / asked) : 1)

/** Of what is not essential, the share served in each hour of the clock, the mean of the twelve ordinary days. */
export function otherShareByHour(system: Installation, sun: Sun): number[] {
  const sums = Array<number>(24).fill(0)
  const trace = emptyTrace()
  sun.hourly.forEach((sunWhPerWp, at) => {
    runDays(system, sunWhPerWp, system.ordinaryNightWh[at] ?? 0, ordinaryDay, trace)
    for (let hour = 0; hour < 24; hour++)
      sums[hour] = (sums[hour] ?? 0) + share(trace.servedOther[hour] ?? 0, system.other[hour] ?? 0)
  })
  return sums.map((value) => value / sun.hourly.length)
}

/** The energy of a day, the mean of the twelve: what the comparison with generator and bill is made of. Wh, alternating current. */
export const balanceSchema = z.object({
  loadWh: z.number().check(z.describe('What the appliances and the unit itself ask for.')),
  outageWh: z.number().check(z.describe('The part of it while the mains are out; all of it without a grid.')),
  carriedShare: z.number().check(z.describe('Of that part, the share that the system serves.')),
  sunWh: z.number().check(z.describe('What the sun gives to the appliances, at once or through the battery.')),
})
export type Balance = Readonly<z.infer<typeof balanceSchema>>

/** The balance of a system over its twelve ordinary days, the unit's own draw counted as load. */
export function balanceOf(system: Installation, sun: Sun): Balance {
  const days = sun.hourly.map((sunWhPerWp, at) =>
    runDays(system, sunWhPerWp, system.ordinaryNightWh[at] ?? 0, ordinaryDay),
  )
  const mean = (valueOf: (day: Run) => number) => days.reduce((sum, day) => sum + valueOf(day), 0) / days.length
  const outageWh = mean((day) => day.outageWh)
  return {
    loadWh: mean((day) => day.essentialWh + day.otherWh),
    outageWh,
    carriedShare: share(
      mean((day) => day.servedInOutageWh),
      outageWh,
    ),
    sunWh: mean((day) => day.sunServedWh),
  }
}

/** A year of a system, twelve months hour by hour: the ordinary day of each, and ten days of weather. */
export function simulateYear(system: Installation, sun: Sun): Month[] {
  return sun.hourly.map((sunWhPerWp, at) => {
    const nightWh = system.ordinaryNightWh[at] ?? 0
    const trace = emptyTrace()
    const day = runDays(system, sunWhPerWp, nightWh, ordinaryDay, trace)
    const spell = runDays(system, sunWhPerWp, nightWh, weather)
    return {
      month: at + 1,
      essentialShare: share(day.servedEssentialWh, day.essentialWh),
      otherShare: share(day.servedOtherWh, day.otherWh),
      essentialShareInWeather: share(spell.servedEssentialWh, spell.essentialWh),
      hoursAtRisk: spell.hoursAtRisk,
      solarWh: day.solarWh,
      spilledWh: day.spilledWh,
      hours: sunWhPerWp.map((perWp, hour) => ({
        loadWh: (system.essential[hour] ?? 0) + (system.other[hour] ?? 0),
        servedWh: trace.served[hour] ?? 0,
        solarWh: system.arrayWp * perWp,
        batteryWh: trace.battery[hour] ?? 0,
      })),
    }
  })
}
