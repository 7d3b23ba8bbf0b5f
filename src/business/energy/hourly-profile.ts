import type { DayNight } from './load.ts'
import { parameters } from './parameters.ts'

const dayStart = 9

/** The hour of the clock at which the night part begins. */
export const nightStart = dayStart + parameters.dayHours.value

/** Wh in each hour, hour 0 first: the day's energy spread evenly over its 8 hours, the night's over its 16. */
export function hourlyProfile({ dayWh, nightWh }: DayNight): number[] {
  const byDay = dayWh / parameters.dayHours.value
  const byNight = nightWh / parameters.nightHours.value
  return Array<number>(24).fill(byNight).fill(byDay, dayStart, nightStart)
}
