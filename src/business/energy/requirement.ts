import * as z from 'zod/mini'
import type { Load } from './load.ts'
import type { Place } from './place.ts'
import {
  nominalBattery,
  needOf,
  powerNeed,
  type Panel,
  type PowerNeed,
  type Site,
  type SystemNeed,
} from './system-need.ts'
import { toMilli } from './to-milli.ts'

/** What a system must be able to do, whatever product it is. Powers in W (the array in Wp), energies in Wh, to three decimals. */
export const requirementSchema = z.object({
  runningW: z.number().check(z.describe('What runs together.')),
  peakW: z.number().check(z.describe('With the hardest start.')),
  inverterW: z.number().check(z.describe('1.25 x running.')),
  energyToCarryWh: z.number(),
  batteryWh: z.number().check(z.describe('Nominal capacity at the default depth of discharge.')),
  batteryCase: z
    .enum(['outage', 'ordinaryDay', 'poorDay', 'backup'])
    .check(z.describe('What decides the size of the battery.')),
  batteryMonth: z.nullable(z.int()).check(z.describe('The month that asks most, 1 to 12; null where none decides.')),
  arrayWp: z.number(),
  panels: z.int(),
  panelPowerW: z.number(),
  peakSunHours: z.number(),
  designMonth: z.nullable(z.int().check(z.gte(1), z.lte(12), z.describe('Null for the mean of the year.'))),
})
export type Requirement = Readonly<z.infer<typeof requirementSchema>>

/** The sun that a site is sized for: the month of least yield without a grid, the mean of the year with one. */
function designSun({ sun, grid }: Pick<Site, 'sun' | 'grid'>, { monthly }: Pick<Place, 'monthly'>) {
  if (!grid) return { peakSunHours: monthly[sun.worst.month - 1] ?? 0, designMonth: sun.worst.month }
  return { peakSunHours: toMilli(monthly.reduce((sum, value) => sum + value, 0) / 12), designMonth: null }
}

/** The need of no product: no draw of its own, no limit of its input, the catalogue's panel. */
export function needOfNoProduct(load: Load, site: Site, panel: Pick<Panel, 'powerW'>): SystemNeed {
  return needOf(load, !site.grid, site, {
    idleW: 0,
    acCharge: true,
    pvInputW: Infinity,
    panelsIncludedW: 0,
    panel,
  })
}

/**
 * What a load asks for at a site, of everything without a grid and of the essentials with one: power, battery, array and
 * panels. `power` where it is known otherwise than from the load.
 */
export function requirementOf(
  load: Load,
  site: Site,
  place: Pick<Place, 'monthly'>,
  panel: Pick<Panel, 'powerW'>,
  power: PowerNeed = powerNeed(load),
): Requirement {
  const need = needOfNoProduct(load, site, panel)
  const energyToCarryWh = toMilli(need.energyToCarryWh)
  return {
    runningW: toMilli(power.runningW),
    peakW: toMilli(power.peakW),
    inverterW: toMilli(power.inverterW),
    energyToCarryWh,
    batteryWh: toMilli(nominalBattery(energyToCarryWh)),
    batteryCase: need.batteryCase,
    batteryMonth: need.batteryMonth,
    arrayWp: toMilli(need.arrayWp),
    panels: need.panels,
    panelPowerW: panel.powerW,
    ...designSun(site, place),
  }
}
