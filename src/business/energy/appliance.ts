import type { DefaultUse } from './appliance-kind.ts'
import type { ListedAppliance, ListedCategory } from './listed-appliance.ts'

/** What the engine needs of an appliance: energy is power x dutyCycle x quantity x hours. */
export type ApplianceRating = Pick<ListedAppliance, 'power' | 'dutyCycle' | 'surgeFactor'>

/** An appliance that a visitor can tick, with the use that ticking it assumes. */
export type Appliance = ListedAppliance & DefaultUse & { readonly categoryId: number }

/** A shelf of the appliance picker. */
export type ApplianceCategory = Omit<ListedCategory, 'appliances'> & { readonly appliances: readonly Appliance[] }
