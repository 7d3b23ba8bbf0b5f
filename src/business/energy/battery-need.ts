import { batteryToLoadEfficiency, parameters } from './parameters.ts'

/** The largest energy that any `hours` hours in a row ask for (1 to 24, around midnight too), Wh. */
export function energyToCarry(profile: readonly number[], hours: number): number {
  const at = (hour: number) => profile[hour % profile.length] ?? 0
  let window = 0
  for (let hour = 0; hour < hours; hour++) window += at(hour)
  let largest = window
  for (let start = 1; start < profile.length; start++) {
    window += at(start + hours - 1) - at(start - 1)
    largest = Math.max(largest, window)
  }
  return largest
}

/** What a battery of a nominal capacity hands to the appliances before it is empty, Wh. */
export function deliverable(nominalWh: number, depthOfDischarge: number): number {
  return nominalWh * depthOfDischarge * batteryToLoadEfficiency
}

/**
 * Nominal capacity that carries `energyWh`: energy / (efficiency x depth of discharge), Wh. `efficiency` is that of
 * discharging and the inverter together. The battery step of IEEE 1013 with lithium parameters; no conformity is claimed.
 */
export function nominalBattery(
  energyWh: number,
  depthOfDischarge: number = parameters.depthOfDischarge.value,
  efficiency: number = batteryToLoadEfficiency,
): number {
  return energyWh / (efficiency * depthOfDischarge)
}
