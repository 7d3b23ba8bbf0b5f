import { countries, countryTable, perCountry, type Country } from '#kernel/country.ts'
import { foldText } from '#kernel/fold-text.ts'

/** The 36 states of Nigeria and the Federal Capital Territory. */
const nigerianStates = {
  abia: 'Abia',
  adamawa: 'Adamawa',
  'akwa-ibom': 'Akwa Ibom',
  anambra: 'Anambra',
  bauchi: 'Bauchi',
  bayelsa: 'Bayelsa',
  benue: 'Benue',
  borno: 'Borno',
  'cross-river': 'Cross River',
  delta: 'Delta',
  ebonyi: 'Ebonyi',
  edo: 'Edo',
  ekiti: 'Ekiti',
  enugu: 'Enugu',
  gombe: 'Gombe',
  imo: 'Imo',
  jigawa: 'Jigawa',
  kaduna: 'Kaduna',
  kano: 'Kano',
  katsina: 'Katsina',
  kebbi: 'Kebbi',
  kogi: 'Kogi',
  kwara: 'Kwara',
  lagos: 'Lagos',
  nasarawa: 'Nasarawa',
  niger: 'Niger',
  ogun: 'Ogun',
  ondo: 'Ondo',
  osun: 'Osun',
  oyo: 'Oyo',
  plateau: 'Plateau',
  rivers: 'Rivers',
  sokoto: 'Sokoto',
  taraba: 'Taraba',
  yobe: 'Yobe',
  zamfara: 'Zamfara',
  fct: 'FCT Abuja',
} as const

/**
 * Towns of Burkina Faso: the country has no states, its regions were renamed in 2025 and are seldom used in an
 * address, and these are the towns for which the energy audit knows the sun.
 */
const burkinabeTowns = {
  ouagadougou: 'Ouagadougou',
  'bobo-dioulasso': 'Bobo-Dioulasso',
  koudougou: 'Koudougou',
  ouahigouya: 'Ouahigouya',
  'fada-ngourma': 'Fada N’Gourma',
  dori: 'Dori',
  banfora: 'Banfora',
  dedougou: 'Dédougou',
  gaoua: 'Gaoua',
  tenkodogo: 'Tenkodogo',
  manga: 'Manga',
  djibo: 'Djibo',
  diapaga: 'Diapaga',
  bogande: 'Bogandé',
  koupela: 'Koupéla',
  tougan: 'Tougan',
  leo: 'Léo',
  kaya: 'Kaya',
  ziniare: 'Ziniaré',
} as const

/** Their names, the same in every language. */
const table = { cm: nigerianStates, bf: burkinabeTowns } as const satisfies Record<Country, Record<string, string>>

/** Where a country's list names towns, there are others. */
const elsewhere = 'other'

type KeyIn<Names> = Names extends unknown ? keyof Names : never
export type Place = KeyIn<(typeof table)[Country]> | typeof elsewhere

/** What a visitor of each country chooses from as the `state` of an installation. */
export const placesOf: Readonly<Record<Country, readonly Place[]>> = perCountry((country) => {
  const named = Object.keys(table[country]) as Place[]
  return countryTable[country].placeKind === 'town' ? [...named, elsewhere] : named
})

/** Whether an address says no more than in which state somebody lives (or region: whatever is above a town): nobody finds them by it. */
export function isOnlyState(address: string, country: Country): boolean {
  if (countryTable[country].placeKind === 'town') return false
  const plain = (words: string) =>
    foldText(words)
      .trim()
      .replaceAll(/[\s-]+/g, ' ')
  const said = plain(address).replace(/ state$/, '')
  return Object.entries(table[country]).some((names) => names.some((name) => plain(name) === said))
}

/** The places of every country. */
export const places: readonly Place[] = countries.flatMap((country) => placesOf[country])

const names = new Map<string, string>(countries.flatMap((country) => Object.entries(table[country])))

/** What a place is called; null for any other than those that are listed. */
export const placeName = (place: string): string | null => names.get(place) ?? null
