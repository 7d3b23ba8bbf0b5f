import { findPlace } from '../built-in-places.ts'
import type { Place } from '../place.ts'
import { exampleRequirementIn } from './example-household.ts'

/** From the coast to the Sahel, then Burkina Faso: keys of the irradiance table. */
const towns = [
  'rivers',
  'lagos',
  'enugu',
  'oyo',
  'fct',
  'plateau',
  'kano',
  'sokoto',
  'banfora',
  'bobo-dioulasso',
  'ouagadougou',
  'dori',
]

/** One town of the guide's sun table. Sun hours a day; `panels` carry the example household there, without a grid. */
export type SunRow = {
  readonly place: Place
  readonly worstMonth: number
  readonly worst: number
  readonly mean: number
  readonly panels: number
}

/** The towns with their worst month, 1 to 12, and the panels that the example would need in each. */
export const sunRows: readonly SunRow[] = towns.map((key) => {
  const place = findPlace(key)
  if (!place) throw new Error(`the guide names the unknown place ${key}`)
  const { peakSunHours, designMonth, panels } = exampleRequirementIn(place)
  return {
    place,
    worstMonth: designMonth ?? 1,
    worst: peakSunHours,
    mean: place.annual,
    panels,
  }
})
