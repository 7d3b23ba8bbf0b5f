import { defaultUseOf, isApplianceKind, type ApplianceKind } from './appliance-kind.ts'
import type { Appliance, ApplianceCategory } from './appliance.ts'
import reference from './reference/appliances.json' with { type: 'json' }
import { segments, type Segment } from './segment.ts'

function kindOf(name: string): ApplianceKind {
  if (!isApplianceKind(name)) throw new Error(`appliances.json names the unknown kind ${name}`)
  return name
}

function segmentOf(name: string): Segment {
  const segment = segments.find((known) => known === name)
  if (!segment) throw new Error(`appliances.json names the unknown segment ${name}`)
  return segment
}

/** The built-in appliances in the order of their ids, 1 to 165. Sources stand beside each figure in the JSON. */
export const appliances: readonly Appliance[] = reference.appliances.map((row) => {
  const { id, categoryId, name, nameEn, power, dutyCycle, surgeFactor } = row
  const kind = kindOf(row.kind)
  return { id, categoryId, name, nameEn, power, dutyCycle, surgeFactor, kind, ...defaultUseOf[kind] }
})

/** The twelve categories with their appliances: five for homes, seven for businesses. */
export const applianceCategories: readonly ApplianceCategory[] = reference.categories.map(
  ({ id, segment, name, nameEn }) => ({
    id,
    segment: segmentOf(segment),
    name,
    nameEn,
    appliances: appliances.filter((appliance) => appliance.categoryId === id),
  }),
)

/**
 * What an appliance is called from outside: its own id, or the specification's local id
 * 10000 + category id x 100 + its place in the category, counted from 0.
 */
const byId: ReadonlyMap<number, Appliance> = new Map(
  applianceCategories.flatMap((category) =>
    category.appliances.flatMap((appliance, index): [number, Appliance][] => [
      [appliance.id, appliance],
      [10_000 + category.id * 100 + index, appliance],
    ]),
  ),
)

/** The appliance of an id of either form; undefined when there is none. */
export function findAppliance(id: number): Appliance | undefined {
  return byId.get(id)
}

/** The categories of one segment, or all twelve. */
export function categoriesFor(segment?: Segment): readonly ApplianceCategory[] {
  return segment ? applianceCategories.filter((category) => category.segment === segment) : applianceCategories
}
