import { countries, type Country } from '#kernel/country.ts'
import { foldText } from '#kernel/fold-text.ts'

/** The 36 states of Nigeria and the Federal Capital Territory. */
const nigerianStates = [
  'abia',
  'adamawa',
  'akwa-ibom',
  'anambra',
  'bauchi',
  'bayelsa',
  'benue',
  'borno',
  'cross-river',
  'delta',
  'ebonyi',
  'edo',
  'ekiti',
  'enugu',
  'gombe',
  'imo',
  'jigawa',
  'kaduna',
  'kano',
  'katsina',
  'kebbi',
  'kogi',
  'kwara',
  'lagos',
  'nasarawa',
  'niger',
  'ogun',
  'ondo',
  'osun',
  'oyo',
  'plateau',
  'rivers',
  'sokoto',
  'taraba',
  'yobe',
  'zamfara',
  'fct',
] as const

/**
 * Towns of Burkina Faso: the country has no states, its regions were renamed in 2025 and are seldom used in an
 * address, and these are the towns for which the energy audit knows the sun. `other` is any other place.
 */
const burkinabeTowns = [
  'ouagadougou',
  'bobo-dioulasso',
  'koudougou',
  'ouahigouya',
  'fada-ngourma',
  'dori',
  'banfora',
  'dedougou',
  'gaoua',
  'tenkodogo',
  'manga',
  'djibo',
  'diapaga',
  'bogande',
  'koupela',
  'tougan',
  'leo',
  'kaya',
  'ziniare',
  'other',
] as const

const table = { cm: nigerianStates, bf: burkinabeTowns } as const satisfies Record<Country, readonly string[]>

export type Place = (typeof table)[Country][number]

/** What a visitor of each country chooses from as the `state` of an installation. */
export const placesOf: Readonly<Record<Country, readonly Place[]>> = table

/** Whether an address says no more than in which state somebody lives: nobody finds them by it. */
export function isOnlyState(address: string): boolean {
  const plain = foldText(address)
    .trim()
    .replace(/ state$/, '')
    .replaceAll(/[\s-]+/g, '-')
  return nigerianStates.some((state) => state === plain)
}

/** The places of every country. */
export const places: readonly Place[] = countries.flatMap((country) => placesOf[country])
