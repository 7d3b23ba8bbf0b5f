import * as z from 'zod/mini'
import type { SystemCosts } from '#business/company/settings/system-costs.ts'
import type { SizedSystem } from './sized-catalogue.ts'

const wholeUnits = (description: string) => z.int().check(z.describe(description))

/** What a system costs as installed, in whole units of its currency: the parts sum to the total. */
export const receiptSchema = z.object({
  units: wholeUnits('Units of the product.'),
  panels: wholeUnits('Panels to buy beside those that come with the product.'),
  panelPowerW: z.number(),
  systemPrice: wholeUnits('Of all units.'),
  panelsPrice: wholeUnits('Of all panels.'),
  installation: wholeUnits('Mounting, cables, protections and labour; 0 where it is not offered.'),
  totalPrice: wholeUnits('The sum of the three.'),
})
export type Receipt = Readonly<z.infer<typeof receiptSchema>>

/** Installation: a share of the equipment, at least the country's minimum, rounded to a unit; a share of 0 leaves it out. */
export function installationCost(equipment: number, { installationShare, installationMinimum }: SystemCosts): number {
  if (installationShare === 0) return 0
  return Math.max(Math.round(installationShare * equipment), installationMinimum)
}

/** The price of all of it: units, panels that are not included, installation. */
export function receiptOf({ units, price, panel }: SizedSystem, panels: number, costs: SystemCosts): Receipt {
  const panelsPrice = panel ? Math.round(panels * panel.price) : 0
  const installation = installationCost(price + panelsPrice, costs)
  return {
    units,
    panels,
    panelPowerW: panel?.powerW ?? 0,
    systemPrice: price,
    panelsPrice,
    installation,
    totalPrice: price + panelsPrice + installation,
  }
}
