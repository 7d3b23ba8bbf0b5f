import { countries, countryTable, defaultCountry, type Country } from './country.ts'
import type { Language } from './language.ts'

/** The country whose office speaks as somebody of staff does: most likely the one that they work for. */
export const nearestCountry = (language: Language): Country =>
  countries.find((country) => countryTable[country].officeLanguage === language) ?? defaultCountry
