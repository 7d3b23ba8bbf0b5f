import { brand } from './brand.ts'
import { countryTable, type Country } from './country.ts'
import type { Language } from './language.ts'

/** Where a country's requests arrive, and the language that its office works in. */
export function staffMailbox(country: Country): { readonly to: string; readonly language: Language } {
  return { to: brand().emails.sales, language: countryTable[country].officeLanguage }
}
