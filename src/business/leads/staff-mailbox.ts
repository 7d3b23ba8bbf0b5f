import { brand } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'

/** Where each country's requests arrive, and the language that its office works in. */
export const staffMailbox: Readonly<Record<Country, { readonly to: string; readonly language: Language }>> = {
  cm: { to: brand.emails.sales, language: 'en' },
  bf: { to: brand.emails.sales, language: 'fr' },
}
