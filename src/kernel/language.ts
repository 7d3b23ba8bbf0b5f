/** The languages in which content is kept, and how the field of a text in one ends: `title`, `titleEn`. */
const contentSuffixes = { fr: '', en: 'En' } as const

/** What the program knows of a language. Its texts are in `src/i18n/messages`. */
type LanguageFacts = {
  /** In itself. */
  readonly name: string
  /** How figures, dates and moments are written: BCP 47. */
  readonly locale: string
  /** The word between a day and an hour. */
  readonly at: string
  /** As the Open Graph protocol names it. */
  readonly openGraph: string
  /** The language in which its readers get what is kept in the database, and articles, legal texts and questions. */
  readonly content: keyof typeof contentSuffixes
  readonly clock: '12 hours' | '24 hours'
  readonly decimalSign: '.' | ','
  /** What stands between groups of three digits. */
  readonly groupSign: string
  /** The word before the last of several. */
  readonly and: string
  /** How the first day of a month is written, where not as any other. */
  readonly firstDay?: string
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** From Sunday on. */
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  /** Which words a count of things takes, as Unicode names it. */
  readonly pluralForm: (count: number) => Intl.LDMLPluralRule
  /** Of rows that a spreadsheet of the country opens by itself. */
  readonly csvSeparator: 'comma' | 'semicolon'
  /** Where a unit differs from the international one. */
  readonly units: { readonly wattPeak: string; readonly kilobyte: string; readonly megabyte: string }
  /** What stands between a figure and a percent sign, before a semicolon, and between a figure and a unit in a document. */
  readonly spaces: { readonly percent: string; readonly semicolon: string; readonly unit: string }
}

/** Every language that the site speaks, by its code; the first is the default for every visitor. */
const table = {
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    at: 'à',
    openGraph: 'fr_FR',
    content: 'fr',
    clock: '24 hours',
    decimalSign: ',',
    groupSign: '\u202f',
    and: 'et',
    firstDay: '1er',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    shortWeekdays: 'dim. lun. mar. mer. jeu. ven. sam.'.split(' '),
    pluralForm: (count) => (Math.abs(count) < 2 ? 'one' : 'other'),
    csvSeparator: 'semicolon',
    units: { wattPeak: 'Wc', kilobyte: 'Ko', megabyte: 'Mo' },
    spaces: { percent: '\u202f', semicolon: '\u202f', unit: '\u202f' },
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    at: 'at',
    openGraph: 'en_US',
    content: 'en',
    clock: '12 hours',
    decimalSign: '.',
    groupSign: ',',
    and: 'and',
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    pluralForm: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
    csvSeparator: 'comma',
    units: { wattPeak: 'Wp', kilobyte: 'KB', megabyte: 'MB' },
    spaces: { percent: '', semicolon: '', unit: '\u00a0' },
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof table

/** The facts of every language. */
export const languageTable: Readonly<Record<Language, LanguageFacts>> = table

export const languages = Object.keys(table) as readonly Language[] as readonly [Language, ...Language[]]
export const defaultLanguage: Language = 'fr'

/** One value per language. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** True when `value` is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** One value per language, made for each. */
export function perLanguage<T>(valueOf: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, T>
}

/** A language in which content is kept; a language of the site that is none has its readers read another (`content`). */
export type ContentLanguage = keyof typeof contentSuffixes
export const contentLanguages = Object.keys(contentSuffixes) as readonly ContentLanguage[] as readonly [
  ContentLanguage,
  ...ContentLanguage[],
]

/** The one whose fields have no ending: what is asked for when only one is. */
export const defaultContentLanguage: ContentLanguage = 'fr'

/** One value per language of content. */
export type LocalizedContent<T = string> = Readonly<Record<ContentLanguage, T>>

/** One value per language of content, made for each. */
export function perContentLanguage<T>(valueOf: (language: ContentLanguage) => T): LocalizedContent<T> {
  return Object.fromEntries(contentLanguages.map((language) => [language, valueOf(language)])) as Record<
    ContentLanguage,
    T
  >
}

/** The language of content that the readers of a language get. */
export function contentLanguageOf(language: Language): ContentLanguage {
  return languageTable[language].content
}

/** The names of the fields that hold a text in each language of content: `title` and `titleEn`. */
export type ContentField<Name extends string> = `${Name}${(typeof contentSuffixes)[ContentLanguage]}`

/** The name of the field that holds a text in a language: `title`, `titleEn`. */
export function contentField<Name extends string>(name: Name, language: ContentLanguage): ContentField<Name> {
  return `${name}${contentSuffixes[language]}`
}

/** A text as the fields of a record: `title` and `titleEn`. */
export function contentFields<Name extends string, T>(
  name: Name,
  text: LocalizedContent<T>,
): Record<ContentField<Name>, T> {
  const entries = contentLanguages.map((language) => [contentField(name, language), text[language]])
  return Object.fromEntries(entries) as Record<ContentField<Name>, T>
}
