/** The languages the site speaks; the first is the default for every visitor. */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'fr'

/** One value per language. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** True when `value` is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
