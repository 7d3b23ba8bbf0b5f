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
 * The largest sum of any hours in a row of load less sun, from none to all 24, no hour twice: in the order of the clock around
 * midnight, or (`fromHour`) once through the 24 hours from then. Sun is what the array gives through the inverter; an excess
 * passes through the battery and counts less. Also the sum of the whole day, and the largest of the hours from the first one on. Wh.
 */
function largestRun(load: Profile, sunWhPerWp: Profile, arrayWp: number, fromHour: number | null) {
  const perWp = arrayWp * parameters.inverterEfficiency.value
  const roundTrip = parameters.roundTripEfficiency.value
  let total = 0
  let fromStart = 0
  let high = 0
  let rising = 0
  let low = 0
  let falling = 0
  for (let step = 0; step < 24; step++) {
    const hour = ((fromHour ?? 0) + step) % 24
    const difference = (load[hour] ?? 0) - perWp * (sunWhPerWp[hour] ?? 0)
    const net = difference < 0 ? difference * roundTrip : difference
    total += net
    fromStart = Math.max(fromStart, total)
    rising = Math.max(0, rising + net)
    high = Math.max(high, rising)
    falling = Math.min(0, falling + net)
    low = Math.min(low, falling)
  }
  // A run around midnight leaves out the run of least sum.
  return { run: fromHour === null ? Math.max(high, total - low) : high, fromStart, total }
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
    const { run: ordinary, total } = largestRun(carried, sunWhPerWp, installedWp, null)
    if (total > forgiven * Math.max(1, carriedWh)) missingSun = Math.max(missingSun, total / carriedWh)
    const { fromStart: night } = largestRun(carried, sunWhPerWp, installedWp, nightStart)
    ordinaryNightWh.push(night / batteryToLoadEfficiency)
    const { run: poor } = largestRun(essential, sunWhPerWp, poorWp, nightStart)
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

/** What a load asks of the panels of a unit at a site. */
export type ArrayNeed = Pick<
  SystemNeed,
  'essential' | 'carried' | 'energyFromArrayWh' | 'arrayWp' | 'panels' | 'installedWp'
>

/**
 * The array and its panels: with a grid for the mean of the year, else (and for a unit that the mains can't charge) for the month of
 * least yield with a margin. With `carriesOthers` for everything, else for the essentials; the unit's own draw is one.
 */
export function arrayNeedOf(load: Load, carriesOthers: boolean, site: Site, unit: Unit): ArrayNeed {
  const essential = load.essential.map((value) => value + unit.idleW)
  const carried = carriesOthers ? essential.map((value, hour) => value + (load.other[hour] ?? 0)) : essential
  const onMains = site.grid && unit.acCharge
  const energyFromArrayWh = energyFromArray(carried)
  const arrayWp = arrayPower(energyFromArrayWh, onMains ? site.sun.meanYield : site.sun.worst.yield)
  const panels = panelsFor(unit, arrayWp, onMains ? 1 : parameters.offGridArrayMargin.value)
  return { essential, carried, energyFromArrayWh, arrayWp, ...panels }
}

/**
 * The battery, and the sun that the array lacks. With a grid it carries a day's outage or the hours asked for, whichever is longer;
 * without one, or where the mains can't charge it, an ordinary day, a poor one and the hours asked for. The larger need counts.
 */
export function batteryNeedOf(array: ArrayNeed, carriesOthers: boolean, site: Site, { acCharge }: Unit): SystemNeed {
  const { essential, carried, arrayWp, installedWp } = array
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
  if (site.grid && acCharge) return { ...array, ...outage }
  const alone = withoutMains(essential, carried, installedWp, site)
  const missingArray = covers(installedWp, arrayWp) ? 0 : (arrayWp - installedWp) / arrayWp
  return {
    ...array,
    ...(alone.energyToCarryWh >= outageWh ? alone : outage),
    missingSun: Math.max(missingArray, alone.missingSun),
    ordinaryNightWh: alone.ordinaryNightWh,
  }
}

/** Both needs of a unit. */
export function needOf(load: Load, carriesOthers: boolean, site: Site, unit: Unit): SystemNeed {
  return batteryNeedOf(arrayNeedOf(load, carriesOthers, site, unit), carriesOthers, site, unit)
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
