import type { Language, Localized } from './language.ts'
import type { Currency } from './money.ts'

/** What the program knows of a country. What its office sets (address, phones, hours, limits) is in the settings. */
type CountryFacts = {
  readonly name: Localized
  readonly flag: {
    readonly emoji: string
    /** The same, drawn on white in a box of 24 by 16: colour and path of each shape. Some systems have no emoji flags. */
    readonly shapes: readonly (readonly [fill: string, path: string])[]
  }
  /** ISO 3166 code. */
  readonly region: string
  /** The currency in which its price list is written. */
  readonly currency: Currency
  /** In which its slots and business hours are meant: IANA name, hours ahead of UTC and abbreviation. It never changes its clocks. */
  readonly timeZone: string
  readonly utcOffset: number
  readonly timeZoneAbbreviation: string
  /** Of phone numbers, without the plus. */
  readonly callingCode: string
  /** The digits with which numbers of a line in a house begin, behind it. */
  readonly fixedLineStarts: string
  /** The language that its office works in. */
  readonly officeLanguage: Language
  /** What people name when they say where they live. */
  readonly placeKind: 'state' | 'town'
  /** What people call the company whose power lines reach their house. */
  readonly powerCompany: string
  /** What its people show to say who they are, beside a passport, and that their business exists. */
  readonly papers: { readonly identity: Localized; readonly business: string }
  /** Where a visitor is assumed to live until they say so: a key of the irradiance table. */
  readonly defaultPlace: string
}

/** Every country that we sell in, by its code. `cm` is Nigeria and `bf` is Burkina Faso: odd, but it is the contract. */
const table = {
  cm: {
    name: { fr: 'Nigéria', en: 'Nigeria' },
    flag: {
      emoji: '🇳🇬',
      shapes: [['#008751', 'M0 0h8v16H0zM16 0h8v16h-8z']],
    },
    region: 'NG',
    currency: 'NGN',
    timeZone: 'Africa/Lagos',
    utcOffset: 1,
    timeZoneAbbreviation: 'WAT',
    callingCode: '234',
    fixedLineStarts: '0123456',
    officeLanguage: 'en',
    placeKind: 'state',
    powerCompany: 'NEPA',
    papers: {
      identity: { fr: 'Carte NIN ou d’électeur, permis de conduire', en: 'NIN or voter’s card, driver’s licence' },
      business: 'CAC',
    },
    defaultPlace: 'lagos',
  },
  bf: {
    name: { fr: 'Burkina Faso', en: 'Burkina Faso' },
    flag: {
      emoji: '🇧🇫',
      shapes: [
        ['#ef2b2d', 'M0 0h24v8H0z'],
        ['#009e49', 'M0 8h24v8H0z'],
        ['#fcd116', 'M12 3.2l1.2 3.6h3.8l-3.1 2.3 1.2 3.6-3.1-2.3-3.1 2.3 1.2-3.6L7 6.8h3.8z'],
      ],
    },
    region: 'BF',
    currency: 'XOF',
    timeZone: 'Africa/Ouagadougou',
    utcOffset: 0,
    timeZoneAbbreviation: 'GMT',
    callingCode: '226',
    fixedLineStarts: '234',
    officeLanguage: 'fr',
    placeKind: 'town',
    powerCompany: 'SONABEL',
    papers: {
      identity: { fr: 'Carte d’identité (CNIB)', en: 'National ID card (CNIB)' },
      business: 'RCCM',
    },
    defaultPlace: 'ouagadougou',
  },
} as const satisfies Record<string, CountryFacts>

export type Country = keyof typeof table
/** What people of a country name when they say where they live. */
export type PlaceKind = (typeof table)[Country]['placeKind']

/** The facts of every country. */
export const countryTable: Readonly<Record<Country, CountryFacts>> = table

export const countries = Object.keys(table) as readonly Country[] as readonly [Country, ...Country[]]
export const defaultCountry: Country = 'cm'

/** True when `value` is a country's code. */
export function isCountry(value: unknown): value is Country {
  return countries.includes(value as Country)
}

/** One value per country. */
export function perCountry<T>(valueOf: (country: Country) => T): Record<Country, T> {
  return Object.fromEntries(countries.map((country) => [country, valueOf(country)])) as Record<Country, T>
}
