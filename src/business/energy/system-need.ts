import { dayAndNight, nightStart, type Load, type Profile } from './load.ts'
import { batteryToLoadEfficiency, parameters } from './parameters.ts'
import type { Sun } from './sun.ts'

/** Comparisons and ceilings forgive the noise of binary fractions. */
const forgiven = 1e-9

/** True when `has` covers `needed`. */
export const covers = (has: number, needed: number) => has >= needed - forgiven * Math.max(1, Math.abs(needed))

/** Where and how a system is to work. */
export type Site = {
  readonly sun: Sun
  readonly grid: boolean
  /** Of the visitor's supply. */
  readonly phases: 1 | 3
  readonly backupHours: number
  /** A day's outage; `backupHours` where nobody says. At most 20. */
  readonly outageHours: number
}

/** A panel that can be installed. W, V, A; the price of one in the country's currency. */
export type Panel = {
  readonly powerW: number
  readonly vocColdV: number | null
  readonly currentA: number | null
  readonly price: number
}

/** What of a system, its units together, decides how much of everything is needed. W and Wp; `panel` null: none fits it. */
export type Unit = {
  readonly idleW: number
  readonly acCharge: boolean
  readonly pvInputW: number
  readonly panelsIncludedW: number
  readonly panel: Pick<Panel, 'powerW'> | null
}

/** What decides the size of the battery: a stretch without the mains, an ordinary day, a poor one, the hours asked for. */
export type BatteryCase = 'outage' | 'ordinaryDay' | 'poorDay' | 'backup'

export type SystemNeed = {
  /** Essential load with the unit's own draw, and all that the battery must carry; Wh an hour. */
  readonly essential: Profile
  readonly carried: Profile
  /** Direct current that the array must give in a day, Wh, and the array for it, Wp. */
  readonly energyFromArrayWh: number
  readonly arrayWp: number
  /** Whole panels to buy, and the array as installed, as far as the input takes it. */
  readonly panels: number
  readonly installedWp: number
  /** The array lacks this share of what it needs; 0 where it is enough, or where the mains do the rest. */
  readonly missingSun: number
  readonly energyToCarryWh: number
  readonly batteryCase: BatteryCase
  /** 1 to 12; null where no month decides. */
  readonly batteryMonth: number | null
  /** Without a grid: what an ordinary night takes out of the battery's usable content in each month, Wh. */
  readonly ordinaryNightWh: readonly number[]
}

/** DC energy that the array must give in a day, Wh: what is used by night passes through the battery as well. */
function energyFromArray(profile: Profile): number {
  const { dayWh, nightWh } = dayAndNight(profile)
  const { inverterEfficiency, roundTripEfficiency } = parameters
  return dayWh / inverterEfficiency.value + nightWh / (inverterEfficiency.value * roundTripEfficiency.value)
}

/** The same of a watt around the clock. */
const energyOfAWatt = energyFromArray(Array<number>(24).fill(1))

/** Array for an energy of direct current a day, Wp: energy / (peak sun hours x losses), the divisor being what one Wp gives. */
export const arrayPower = (energyWh: number, yieldPerWp: number) => energyWh / yieldPerWp

/** Whole panels that make up an array of `arrayWp`. */
export const panelCount = (arrayWp: number, powerW: number) => Math.max(0, Math.ceil(arrayWp / powerW - forgiven))

/** What a battery of a nominal capacity hands to the appliances before it is empty, Wh. */
export function deliverable(nominalWh: number, depthOfDischarge: number): number {
  return nominalWh * depthOfDischarge * batteryToLoadEfficiency
}

/**
 * Nominal capacity that carries `energyWh`: energy / (inverter x discharge x usable share), Wh. The battery step of IEEE 1013
 * with lithium parameters; no conformity is claimed.
 */
export function nominalBattery(
  energyWh: number,
  depthOfDischarge: number = parameters.depthOfDischarge.value,
  efficiency: number = batteryToLoadEfficiency,
): number {
  return energyWh / (efficiency * depthOfDischarge)
}

/**
 * The largest energy that a stretch of hours asks for, around midnight too, Wh: everything for `hours`, then the essentials
 * up to `longHours`.
 */
function stretch(everything: Profile, hours: number, essential: Profile, longHours: number): number {
  let largest = 0
  for (let start = 0; start < 24; start++) {
    let sum = 0
    for (let done = 0; done < Math.max(hours, longHours); done++) {
      sum += (done < hours ? everything : essential)[(start + done) % 24] ?? 0
    }
    largest = Math.max(largest, sum)
  }
  return largest
}

/**
 * Load less sun, hour by hour, summed up. Sun is what the array gives through the inverter; an excess passes through the battery and
 * counts less. The largest sum of any hours in a row, from none to all 24, no hour twice: around midnight (`circular`), or once through
 * the 24 hours from 17:00 (`once`); of those from 17:00 on (`fromEvening`), and of the whole day. Wh.
 */
function largestRuns(load: Profile, sunWhPerWp: Profile, arrayWp: number) {
  const perWp = arrayWp * parameters.inverterEfficiency.value
  const roundTrip = parameters.roundTripEfficiency.value
  let total = 0
  let fromEvening = 0
  let once = 0
  let rising = 0
  let low = 0
  let falling = 0
  for (let step = 0, hour = nightStart; step < 24; step++, hour = hour === 23 ? 0 : hour + 1) {
    const difference = (load[hour] ?? 0) - perWp * (sunWhPerWp[hour] ?? 0)
    const net = difference < 0 ? difference * roundTrip : difference
    total += net
    if (total > fromEvening) fromEvening = total
    rising = rising + net > 0 ? rising + net : 0
    if (rising > once) once = rising
    falling = falling + net < 0 ? falling + net : 0
    if (falling < low) low = falling
  }
  // A run around the start leaves out the run of least sum.
  return { once, circular: Math.max(once, total - low), fromEvening, total }
}

const sumOf = (profile: Profile) => profile.reduce((total, value) => total + value, 0)

/** From 17:00 through the next 24 hours. */
const fromEvening = (profile: Profile): Profile => [...profile.slice(nightStart), ...profile.slice(0, nightStart)]

/** Panels for an array beside those that come with the unit, as far as its input takes them. */
function panelsFor(unit: Unit, arrayWp: number, margin: number): Pick<SystemNeed, 'panels' | 'installedWp'> {
  const { panel, pvInputW, panelsIncludedW } = unit
  if (!panel) return { panels: 0, installedWp: Math.min(panelsIncludedW, pvInputW) }
  const count = (array: number) => panelCount(array - panelsIncludedW, panel.powerW)
  const most = Math.max(0, Math.floor((pvInputW - panelsIncludedW) / panel.powerW + forgiven))
  const enough = count(arrayWp)
  const panels = covers(pvInputW, arrayWp)
    ? Math.max(enough, Math.min(count(margin * arrayWp), most))
    : Math.min(enough, most)
  return { panels, installedWp: Math.min(panelsIncludedW + panels * panel.powerW, pvInputW) }
}

type Battery = Pick<SystemNeed, 'energyToCarryWh' | 'batteryCase' | 'batteryMonth' | 'missingSun' | 'ordinaryNightWh'>

/** What the battery must carry without mains to fill it, by the array as installed, in the month that asks most. */
function withoutMains(
  essential: Profile,
  carried: Profile,
  installedWp: number,
  { sun, backupHours }: Pick<Site, 'sun' | 'backupHours'>,
): Battery {
  const backup = stretchFromEvening(essential, backupHours)
  let battery: Omit<Battery, 'missingSun' | 'ordinaryNightWh'> = {
    energyToCarryWh: backup,
    batteryCase: 'backup',
    batteryMonth: null,
  }
  let missingSun = 0
  const ordinaryNightWh: number[] = []
  const carriedWh = sumOf(carried)
  const poorWp = installedWp * parameters.poorDay.value
  sun.hourly.forEach((sunWhPerWp, at) => {
    const { circular: ordinary, fromEvening: night, total } = largestRuns(carried, sunWhPerWp, installedWp)
    if (total > forgiven * Math.max(1, carriedWh)) missingSun = Math.max(missingSun, total / carriedWh)
    ordinaryNightWh.push(night / batteryToLoadEfficiency)
    const { once: poor } = largestRuns(essential, sunWhPerWp, poorWp)
    if (ordinary > battery.energyToCarryWh) {
      battery = { energyToCarryWh: ordinary, batteryCase: 'ordinaryDay', batteryMonth: at + 1 }
    }
    if (poor > battery.energyToCarryWh) {
      battery = { energyToCarryWh: poor, batteryCase: 'poorDay', batteryMonth: at + 1 }
    }
  })
  return { ...battery, missingSun, ordinaryNightWh }
}

function stretchFromEvening(profile: Profile, hours: number): number {
  return sumOf(fromEvening(profile).slice(0, hours))
}

/** What a load asks of any unit, without its own draw. Wh an hour; `energyFromArrayWh` is the direct current for `carried`, Wh a day. */
export type Demand = Pick<SystemNeed, 'essential' | 'carried' | 'energyFromArrayWh'> & {
  readonly carriesOthers: boolean
}

/** The demand of everything (`carriesOthers`) or of the essentials. */
export function demandOf({ essential, other }: Pick<Load, 'essential' | 'other'>, carriesOthers: boolean): Demand {
  const carried = carriesOthers ? essential.map((value, hour) => value + (other[hour] ?? 0)) : essential
  return { essential, carried, energyFromArrayWh: energyFromArray(carried), carriesOthers }
}

/** What a demand asks of the panels of a unit at a site, its own draw included. */
export type ArrayNeed = Pick<SystemNeed, 'energyFromArrayWh' | 'arrayWp' | 'panels' | 'installedWp'>

/**
 * The array and its panels: with a grid for the mean of the year, else (and for a unit that the mains can't charge) for the month of
 * least yield with a margin.
 */
export function arrayNeedOf(demand: Demand, site: Pick<Site, 'sun' | 'grid'>, unit: Unit): ArrayNeed {
  const onMains = site.grid && unit.acCharge
  const energyFromArrayWh = demand.energyFromArrayWh + unit.idleW * energyOfAWatt
  const arrayWp = arrayPower(energyFromArrayWh, onMains ? site.sun.meanYield : site.sun.worst.yield)
  const panels = panelsFor(unit, arrayWp, onMains ? 1 : parameters.offGridArrayMargin.value)
  return { energyFromArrayWh, arrayWp, ...panels }
}

/** The share of the array needed that can't be installed; 0 where the mains do the rest. */
export function missingArrayOf({ arrayWp, installedWp }: ArrayNeed, { grid }: Pick<Site, 'grid'>, { acCharge }: Unit) {
  return (grid && acCharge) || covers(installedWp, arrayWp) ? 0 : (arrayWp - installedWp) / arrayWp
}

/**
 * The battery, and the sun that the array lacks. With a grid it carries a day's outage or the hours asked for, whichever is longer;
 * without one, or where the mains can't charge it, an ordinary day, a poor one and the hours asked for. The larger need counts.
 */
export function batteryNeedOf(demand: Demand, array: ArrayNeed, site: Site, unit: Unit): SystemNeed {
  const { carriesOthers } = demand
  const { acCharge, idleW } = unit
  const essential = demand.essential.map((value) => value + idleW)
  const carried = carriesOthers ? demand.carried.map((value) => value + idleW) : essential
  const needed = { ...array, essential, carried }
  const outageWh = site.grid
    ? stretch(carried, carriesOthers ? site.backupHours : 0, essential, Math.max(site.backupHours, site.outageHours))
    : 0
  const outage: Battery = {
    energyToCarryWh: outageWh,
    batteryCase: 'outage',
    batteryMonth: null,
    missingSun: 0,
    ordinaryNightWh: [],
  }
  if (site.grid && acCharge) return { ...needed, ...outage }
  const alone = withoutMains(essential, carried, array.installedWp, site)
  return {
    ...needed,
    ...(alone.energyToCarryWh >= outageWh ? alone : outage),
    missingSun: Math.max(missingArrayOf(array, site, unit), alone.missingSun),
    ordinaryNightWh: alone.ordinaryNightWh,
  }
}

/** Both needs of a unit. */
export function needOf(load: Load, carriesOthers: boolean, site: Site, unit: Unit): SystemNeed {
  const demand = demandOf(load, carriesOthers)
  return batteryNeedOf(demand, arrayNeedOf(demand, site, unit), site, unit)
}

/** W: what runs together, what the hardest start makes of it, and the continuous rating to ask of an inverter. */
export type PowerNeed = { readonly runningW: number; readonly peakW: number; readonly inverterW: number }

/**
 * Running: all that is essential, and of the rest the largest appliance or the share that runs together, whichever is
 * more. Peak: one motor starts at a time, the hardest one (the rule of generator manuals,
 * manualsdump.com/en/manuals/107002/18). Inverter: 1.25 x running.
 */
export function powerNeed(load: Pick<Load, 'essentialW' | 'otherW' | 'largestOtherW' | 'largestStartW'>): PowerNeed {
  const together = Math.max(load.largestOtherW, parameters.nonEssentialDiversity.value * load.otherW)
  const runningW = load.essentialW + together
  return {
    runningW,
    peakW: runningW + load.largestStartW,
    inverterW: parameters.inverterMargin.value * runningW,
  }
}
