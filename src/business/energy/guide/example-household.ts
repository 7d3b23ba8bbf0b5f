import { defaultCountry } from '#kernel/country.ts'
import type { Appliance } from '../appliance.ts'
import { addEnergy, sumLoad, type LoadLine } from '../load.ts'
import { appliances } from '../built-in-appliances.ts'
import { energyFromArray } from '../array-need.ts'
import { defaultPlaceOf } from '../built-in-places.ts'
import { designSun } from '../design-sun.ts'
import { sizeLoad } from '../requirement.ts'

export type ExampleLine = LoadLine & Pick<Appliance, 'name' | 'nameEn'>

/** Ids of built-in appliances and how many of each the family owns, the essential ones first. */
const owned: readonly (readonly [id: number, quantity: number])[] = [
  [2, 1],
  [17, 8],
  [31, 3],
  [45, 1],
  [48, 4],
  [40, 1],
  [28, 1],
  [65, 1],
]

/** Hours in a row that the example's battery carries the essential appliances. */
const exampleBackupHours = 12

/** The lines of the example, with the powers, shares and default hours that the online audit gives them. */
export const exampleLines: readonly ExampleLine[] = owned.map(([id, quantity]) => {
  const appliance = appliances.find((known) => known.id === id)
  if (!appliance) throw new Error(`the guide's example names the unknown appliance ${id}`)
  return Object.assign({ quantity }, appliance)
})

export const examplePlace = defaultPlaceOf[defaultCountry]
export const exampleLoad = sumLoad(exampleLines)

/** What the example's family needs, without a grid, by the same engine as the online audit. */
export const exampleRequirement = sizeLoad(exampleLoad, exampleBackupHours, designSun(examplePlace, false))

/** DC energy of the example's day, Wh. */
export const exampleEnergyFromArray = energyFromArray(addEnergy(exampleLoad.essential, exampleLoad.nonEssential))
