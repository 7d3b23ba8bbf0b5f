import type { ApplianceKind } from './appliance-kind.ts'
import type { ApplianceRating } from './appliance.ts'
import { parameters } from './parameters.ts'
import type { Segment } from './segment.ts'

/** Appliances of one kind that run alike. Hours per day, by day (09:00 to 17:00) and by night (17:00 to 09:00). */
export type LoadLine = ApplianceRating & {
  readonly kind: ApplianceKind
  readonly quantity: number
  readonly hoursDay: number
  readonly hoursNight: number
  readonly isEssential: boolean
}

/** Wh in each of 24 hours of the clock, hour 0 first. */
export type Profile = readonly number[]

/** What all lines together ask for. A line without energy counts nowhere. */
export type Load = {
  readonly essential: Profile
  readonly other: Profile
  /** Sums of quantity x rated power, W. */
  readonly essentialW: number
  readonly otherW: number
  /** Rated power of the largest single non-essential appliance, W. */
  readonly largestOtherW: number
  /** What the hardest start adds to the running power: the largest (surge - 1) x W. */
  readonly largestStartW: number
  /** No line was essential, so all are taken to be. */
  readonly allEssential: boolean
}

const dayStart = 9
const { dayHours, nightHours } = parameters

/** The hour of the clock at which the night part begins. */
export const nightStart = dayStart + dayHours.value

/** The end of the night part, counted from midnight before it: 09:00 of the next day. */
const nightEnd = nightStart + nightHours.value

const evening = 18
const bedtime = 21

/** Kinds whose night hours are spread evenly: they switch themselves on and off around the clock. */
const steadyKinds: ReadonlySet<ApplianceKind> = new Set([
  'fridge_freezer',
  'cold_room',
  'routers_network',
  'cctv',
  'water_dispenser',
  'ice_maker',
])

/** Kinds that a home uses to sleep; a business uses them while it is open. */
const sleepKinds: ReadonlySet<ApplianceKind> = new Set(['fans', 'air_conditioner'])

/** Energy of a line, Wh a day: quantity x W x duty x hours (energy balance of IEEE 1013 and 1562, loads step). */
export function lineEnergy(line: Omit<LoadLine, 'kind'>): number {
  return line.quantity * line.power * line.dutyCycle * (line.hoursDay + line.hoursNight)
}

/**
 * A line by the clock, Wh an hour: its day hours spread evenly over 09:00 to 17:00; its night hours evenly over the 16
 * where the kind is steady, else back to back from 18:00 (from 21:00 for what a home sleeps with), earlier on the whole hour
 * where they would not end by 09:00. Together rather than spread: an evening's use comes at once.
 */
export function lineProfile(line: LoadLine, segment: Segment): number[] {
  const perHour = line.quantity * line.power * line.dutyCycle
  const profile = Array<number>(24).fill(0)
  const byDay = (perHour * line.hoursDay) / dayHours.value
  for (let hour = dayStart; hour < nightStart; hour++) profile[hour] = byDay
  if (steadyKinds.has(line.kind)) {
    const byNight = (perHour * line.hoursNight) / nightHours.value
    for (let hour = nightStart; hour < nightEnd; hour++) profile[hour % 24] = byNight
    return profile
  }
  const habit = sleepKinds.has(line.kind) && segment === 'residential' ? bedtime : evening
  const start = Math.min(habit, Math.floor(nightEnd - line.hoursNight))
  for (let done = 0; done < line.hoursNight; done++) {
    profile[(start + done) % 24] = perHour * Math.min(1, line.hoursNight - done)
  }
  return profile
}

const sum = (a: Profile, b: Profile): number[] => a.map((value, hour) => value + (b[hour] ?? 0))

/** Adds the lines up. Power counts every appliance of a line, whatever its hours. */
export function sumLoad(all: readonly LoadLine[], segment: Segment): Load {
  const lines = all.filter((line) => lineEnergy(line) > 0)
  const allEssential = lines.length > 0 && !lines.some((line) => line.isEssential)
  let essential: Profile = Array<number>(24).fill(0)
  let other: Profile = essential
  let essentialW = 0
  let otherW = 0
  let largestOtherW = 0
  let largestStartW = 0
  for (const line of lines) {
    const ratedW = line.quantity * line.power
    const profile = lineProfile(line, segment)
    largestStartW = Math.max(largestStartW, (line.surgeFactor - 1) * line.power)
    if (allEssential || line.isEssential) {
      essentialW += ratedW
      essential = sum(essential, profile)
    } else {
      otherW += ratedW
      largestOtherW = Math.max(largestOtherW, line.power)
      other = sum(other, profile)
    }
  }
  return { essential, other, essentialW, otherW, largestOtherW, largestStartW, allEssential }
}

/** Energy by part of the day, Wh: 09:00 to 17:00 and the rest. */
export type DayNight = { readonly dayWh: number; readonly nightWh: number }

/** A profile's energy by part of the day. */
export function dayAndNight(profile: Profile): DayNight {
  let dayWh = 0
  let nightWh = 0
  for (const [hour, value] of profile.entries()) {
    if (hour >= dayStart && hour < nightStart) dayWh += value
    else nightWh += value
  }
  return { dayWh, nightWh }
}
