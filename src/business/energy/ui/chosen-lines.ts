import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedAppliance, ListedCategory } from '../listed-appliance.ts'
import { lineEnergy } from '../load.ts'

/** A ticked appliance with its use. `energy` in Wh a day. */
export type ChosenLine = {
  readonly usage: ApplianceUsage
  readonly appliance: ListedAppliance
  readonly energy: number
}

/** The lines of a draft with their appliances, in the order of ticking. Lines of appliances that are no more are left out. */
export function chosenLines(
  lines: readonly ApplianceUsage[],
  categories: readonly ListedCategory[],
): readonly ChosenLine[] {
  const known = new Map(categories.flatMap(({ appliances }) => appliances.map((entry) => [entry.id, entry] as const)))
  return lines.flatMap((usage) => {
    const appliance = known.get(usage.applianceId)
    return appliance ? [{ usage, appliance, energy: lineEnergy({ ...appliance, ...usage }) }] : []
  })
}

/** Wh a day of all lines together. */
export function totalEnergy(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { energy }) => sum + energy, 0)
}

/** All lines together use so much in a day, in words. */
export const kwhADay = (lines: readonly ChosenLine[], text: Text) =>
  text('energy.kwhADay', { energy: formatNumber(totalEnergy(lines) / 1000, text.language, 1) })
