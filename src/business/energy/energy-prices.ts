import type { Country } from '#kernel/country.ts'
import type { LocalizedContent } from '#kernel/language.ts'
import type { TariffBand } from './parameters.ts'

/** Of the country's currency where it says money. */
export type EnergyUnit = 'money/l' | 'money/kWh' | 'l/kWh' | 'kg/l' | 'kg/kWh' | '1' | 'W'

/** A number that the comparison with generator and bill assumes: where and when it was read, or that we judged it. */
export type EnergyFigure = {
  readonly value: number
  readonly unit: EnergyUnit
  /** When it was read or held: year, month or day. */
  readonly date: string
  readonly source: LocalizedContent
  readonly status: 'published' | 'estimated'
}

const published = (value: number, unit: EnergyUnit, date: string, source: LocalizedContent): EnergyFigure => ({
  value,
  unit,
  date,
  source,
  status: 'published',
})
const estimated = (value: number, unit: EnergyUnit, date: string, source: LocalizedContent): EnergyFigure => ({
  ...published(value, unit, date, source),
  status: 'estimated',
})

const fuelTables = {
  fr: 'Tables de consommation publiées : groupes à essence de 1,8 à 5,5 kW (hotelsabruzzo.com, 5500-watt-generator.pages.dev, maplefrp.com)',
  en: 'Published tables of use: petrol sets of 1.8 to 5.5 kW (hotelsabruzzo.com, 5500-watt-generator.pages.dev, maplefrp.com)',
}
const factorTables = {
  fr: 'Tables publiques de facteurs d’émission, combustion seule',
  en: 'Public tables of emission factors, burning only',
}
const gridMix = {
  fr: 'Our World in Data et Ember, repris par CodeCarbon',
  en: 'Our World in Data and Ember, as used by CodeCarbon',
}

/** What a generator burns and what burning gives off, the same in every country. */
export const generatorFigures = {
  petrolFullLoad: published(0.62, 'l/kWh', '2026-11', fuelTables),
  petrolHalfLoad: published(0.78, 'l/kWh', '2026-11', fuelTables),
  petrolThirdLoad: published(1.2, 'l/kWh', '2026-11', fuelTables),
  diesel: published(0.35, 'l/kWh', '2026-11', {
    fr: 'Tables de consommation publiées, de 8 à 20 kW (wctechblog.com, oer.enviraj.com, 515511.xyz)',
    en: 'Published tables of use, 8 to 20 kW (wctechblog.com, oer.enviraj.com, 515511.xyz)',
  }),
  fuelSpread: estimated(0.25, '1', '2026-11', {
    fr: 'Un quart en plus ou en moins : âge, réglage et charge du groupe',
    en: 'A quarter either way: the age, tuning and load of the set',
  }),
  generatorLoad: estimated(0.5, '1', '2026-11', {
    fr: 'Un groupe choisi pour démarrer les moteurs tourne le plus souvent vers la moitié de sa puissance',
    en: 'A set chosen to start the motors mostly runs at about half its power',
  }),
  largestPetrolSet: estimated(6000, 'W', '2026-11', {
    fr: 'Au-delà, un groupe diesel : nous n’avons pas trouvé de table pour des groupes à essence plus grands',
    en: 'Beyond it, a diesel set: we found no table for larger petrol sets',
  }),
  petrolCo2: published(2.31, 'kg/l', '2026-11', factorTables),
  dieselCo2: published(2.69, 'kg/l', '2026-11', factorTables),
} as const satisfies Record<string, EnergyFigure>

/** A part of a month's use and its price; the last part has no end. */
export type Tranche = { readonly untilKwh: number; readonly price: EnergyFigure }

export type CountryEnergy = {
  readonly petrol: EnergyFigure
  readonly diesel: EnergyFigure
  /** What the grid charges by band, VAT included where it is due; one list in every band where the tariff knows none. */
  readonly tariff: Readonly<Record<TariffBand, readonly Tranche[]>>
  readonly gridCo2: EnergyFigure
}

const billCalculator = {
  fr: 'Calculateur de facture nigérian, TVA de 7,5 % comprise ; les bandes B à E varient d’un distributeur à l’autre',
  en: 'A Nigerian bill calculator, VAT of 7.5% included; bands B to E differ from one distributor to another',
}
const sonabel = {
  fr: 'Grille de la SONABEL, compteur de 5 à 30 A, sans redevances ni taxes (lefaso.net) ; tarifs des ménages inchangés en septembre 2023',
  en: 'SONABEL’s list, meter of 5 to 30 A, without standing charges and taxes (lefaso.net); household tariffs unchanged in September 2023',
}
const nbs = (kind: string) => ({
  fr: `NBS, ${kind} Price Watch, moyenne du pays (naija247news.com)`,
  en: `NBS, ${kind} Price Watch, mean of the country (naija247news.com)`,
})
const burkinaFuel = {
  fr: 'Prix à la pompe fixé par l’État (libreinfo.net, 24heures)',
  en: 'Pump price set by the state (libreinfo.net, 24heures)',
}

const onePrice = (value: number, date: string): readonly Tranche[] => [
  { untilKwh: Infinity, price: published(value, 'money/kWh', date, billCalculator) },
]
const sonabelTranche = (untilKwh: number, value: number): Tranche => ({
  untilKwh,
  price: published(value, 'money/kWh', '2006-09', sonabel),
})
const sonabelTranches = [sonabelTranche(50, 96), sonabelTranche(200, 102), sonabelTranche(Infinity, 109)]

/** Energy prices and factors by country. One that is not there yet is told no savings. */
const table: Readonly<Partial<Record<Country, CountryEnergy>>> = {
  cm: {
    petrol: published(1061.35, 'money/l', '2025-11', nbs('Petrol')),
    diesel: published(1409.61, 'money/l', '2025-11', nbs('Diesel')),
    tariff: {
      A: onePrice(225, '2024-04'),
      B: onePrice(68.88, '2022-12'),
      C: onePrice(55.95, '2022-12'),
      D: onePrice(46.52, '2022-12'),
      E: onePrice(34.87, '2022-12'),
    },
    gridCo2: published(0.523, 'kg/kWh', '2023', gridMix),
  },
  bf: {
    petrol: published(850, 'money/l', '2024-10', burkinaFuel),
    diesel: published(675, 'money/l', '2022-08', burkinaFuel),
    tariff: {
      A: sonabelTranches,
      B: sonabelTranches,
      C: sonabelTranches,
      D: sonabelTranches,
      E: sonabelTranches,
    },
    gridCo2: published(0.468, 'kg/kWh', '2022', gridMix),
  },
}

/** Energy prices and factors of a country; null where nobody has written them down. */
export const energyPricesOf = (country: Country): CountryEnergy | null => table[country] ?? null
