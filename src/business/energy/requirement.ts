import * as z from 'zod/mini'
import { arrayPower, energyFromArray, panelCount } from './array-need.ts'
import { energyToCarry, nominalBattery } from './battery-need.ts'
import { designSunSchema, type DesignSun } from './design-sun.ts'
import { hourlyProfile } from './hourly-profile.ts'
import { addEnergy, type Load } from './load.ts'
import { powerNeed, powerNeedSchema, type PowerNeed } from './power-need.ts'
import { toMilli } from './to-milli.ts'

/** What a system must be able to do. Powers in W (the array in Wp), energies in Wh, to three decimals. */
export const requirementSchema = z.object({
  ...powerNeedSchema.shape,
  energyToCarryWh: z.number(),
  batteryWh: z.number().check(z.describe('Nominal capacity at the default depth of discharge.')),
  arrayWp: z.number(),
  panels: z.int(),
  ...designSunSchema.shape,
})
export type Requirement = Readonly<z.infer<typeof requirementSchema>>

export type EnergyLoad = Pick<Load, 'essential' | 'nonEssential'>

/** The requirement of powers already known and of the energies of a day, to be carried for `backupHours` (1 to 24). */
export function requirementOf(power: PowerNeed, energy: EnergyLoad, backupHours: number, sun: DesignSun): Requirement {
  const energyToCarryWh = toMilli(energyToCarry(hourlyProfile(energy.essential), backupHours))
  const fromArray = energyFromArray(addEnergy(energy.essential, energy.nonEssential))
  const arrayWp = toMilli(arrayPower(fromArray, sun.peakSunHours))
  return {
    runningW: toMilli(power.runningW),
    peakW: toMilli(power.peakW),
    inverterW: toMilli(power.inverterW),
    energyToCarryWh,
    batteryWh: toMilli(nominalBattery(energyToCarryWh)),
    arrayWp,
    panels: panelCount(arrayWp),
    peakSunHours: sun.peakSunHours,
    designMonth: sun.designMonth,
  }
}

/** The requirement of a load: power, battery, array and panels in one go. */
export function sizeLoad(load: Load, backupHours: number, sun: DesignSun): Requirement {
  return requirementOf(powerNeed(load), load, backupHours, sun)
}
