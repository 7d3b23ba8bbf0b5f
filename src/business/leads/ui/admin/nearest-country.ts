import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'

/** The country whose office speaks as somebody of staff does: most likely the one that they work for. */
export const nearestCountry = (language: Language): Country =>
  countries.find((country) => countryTable[country].officeLanguage === language) ?? defaultCountry
