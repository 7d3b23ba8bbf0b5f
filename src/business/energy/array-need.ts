import type { DayNight } from './load.ts'
import { parameters } from './parameters.ts'

/** DC energy that the array must give in a day, Wh: what is used by night passes through the battery as well. */
export function energyFromArray({ dayWh, nightWh }: DayNight): number {
  const { inverterEfficiency, roundTripEfficiency } = parameters
  return dayWh / inverterEfficiency.value + nightWh / (inverterEfficiency.value * roundTripEfficiency.value)
}

/** Array power for that energy, Wp: energy / (peak sun hours x performance ratio). */
export function arrayPower(
  energyWh: number,
  peakSunHours: number,
  performanceRatio: number = parameters.performanceRatio.value,
): number {
  return energyWh / (peakSunHours * performanceRatio)
}

/** Whole panels that make up an array of `arrayWp`. */
export function panelCount(arrayWp: number, panelPower: number = parameters.panelPower.value): number {
  return Math.ceil(arrayWp / panelPower)
}
