import type { Appliance, ApplianceCategory } from './appliance.ts'
import type { Segment } from './segment.ts'

/** An appliance as the API lists it; the hours and the flag that ticking it assumes follow from its kind. */
export type ListedAppliance = Pick<Appliance, 'id' | 'name' | 'nameEn' | 'power' | 'dutyCycle' | 'surgeFactor' | 'kind'>

/** A shelf of the appliance picker as the API lists it. */
export type ListedCategory = {
  readonly id: number
  readonly segment: Segment
  readonly name: string
  readonly nameEn: string
  readonly appliances: readonly ListedAppliance[]
}

/** What the API says of an appliance. */
export function listedAppliance(appliance: Appliance): ListedAppliance {
  const { id, name, nameEn, power, dutyCycle, surgeFactor, kind } = appliance
  return { id, name, nameEn, power, dutyCycle, surgeFactor, kind }
}

/** What the API says of a category. */
export function listedCategory({ id, segment, name, nameEn, appliances }: ApplianceCategory): ListedCategory {
  return { id, segment, name, nameEn, appliances: appliances.map((appliance) => listedAppliance(appliance)) }
}
