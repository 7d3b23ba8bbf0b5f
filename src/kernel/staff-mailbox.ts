import { brand } from './brand.ts'
import type { Country } from './country.ts'
import type { Language } from './language.ts'

/** Where each country's requests arrive, and the language that its office works in. */
export const staffMailbox: Readonly<Record<Country, { readonly to: string; readonly language: Language }>> = {
  cm: { to: brand.emails.sales, language: 'en' },
  bf: { to: brand.emails.sales, language: 'fr' },
}
