import { defaultCountry } from '#kernel/country.ts'
import type { Appliance } from '../appliance.ts'
import { sumLoad, type LoadLine } from '../load.ts'
import { appliances } from '../built-in-appliances.ts'
import { defaultPlaceOf } from '../built-in-places.ts'
import { parameters } from '../parameters.ts'
import type { Place } from '../place.ts'
import { needOfNoProduct, requirementOf } from '../requirement.ts'
import { sunOf } from '../sun.ts'

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
export const exampleLoad = sumLoad(exampleLines, 'residential')

const panel = { powerW: parameters.panelPower.value }

const siteAt = (place: Place) =>
  ({
    sun: sunOf(place),
    grid: false,
    phases: 1,
    backupHours: exampleBackupHours,
    outageHours: exampleBackupHours,
  }) as const

/** What the example's family needs in a place, without a grid, by the same engine as the online audit. */
export const exampleRequirementIn = (place: Place) => requirementOf(exampleLoad, siteAt(place), place, panel)

export const exampleRequirement = exampleRequirementIn(examplePlace)

/** DC energy of the example's day, Wh. */
export const exampleEnergyFromArray = needOfNoProduct(exampleLoad, siteAt(examplePlace), panel).energyFromArrayWh
