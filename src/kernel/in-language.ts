import type { Language } from './language.ts'

/** The first of the texts that says something; '' when none does. */
export function firstWritten(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? ''
}

/** The text of a language, else that of the other; '' where neither is written. */
export function inLanguage(fr: string, en: string, language: Language): string {
  return language === 'fr' ? firstWritten(fr, en) : firstWritten(en, fr)
}
