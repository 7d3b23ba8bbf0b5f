import { brand } from './brand.ts'
import type { Country } from './country.ts'
import type { Language } from './language.ts'

/** The language that each country's office works in. */
const languageOf: Readonly<Record<Country, Language>> = { cm: 'en', bf: 'fr' }

/** Where a country's requests arrive, and the language that its office works in. */
export function staffMailbox(country: Country): { readonly to: string; readonly language: Language } {
  return { to: brand().emails.sales, language: languageOf[country] }
}
