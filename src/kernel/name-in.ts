import type { Language } from './language.ts'

/** A record's name in the visitor's language. */
export function nameIn({ name, nameEn }: { readonly name: string; readonly nameEn: string }, language: Language) {
  return language === 'en' ? nameEn : name
}
