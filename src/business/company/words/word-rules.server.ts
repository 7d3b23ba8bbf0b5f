import { messageArguments, type MessageArgument } from '#i18n/message-arguments.ts'
import { keysIn, messageSource } from '#i18n/server-messages.server.ts'
import { cleanLine, cleanText } from '#kernel/clean-text.ts'
import { perLanguage, type Language } from '#kernel/language.ts'
import { longestFor, wordAreas, type TextPlace, type WordArea } from './site-message.ts'

const areaOfKey: ReadonlyMap<string, WordArea> = new Map(
  wordAreas.flatMap((area) => keysIn(area).map((key) => [key, area] as const)),
)

/** Every text of the site's pages with the part of the site that it is of, in the order of the site. */
export const sitePlaces: readonly TextPlace[] = [...areaOfKey].map(([key, area]) => ({ key, area }))

const placesByOriginal = perLanguage((language) => Map.groupBy(sitePlaces, ({ key }) => messageSource(key, language)))

/** Every text of the site that comes with these words in a language. */
export const placesWith = (original: string, language: Language): readonly TextPlace[] =>
  placesByOriginal[language].get(original) ?? []

/** The part of the site that a text is of; undefined for what is none of its texts. */
export const areaOf = (key: string): WordArea | undefined => areaOfKey.get(key)

const argumentsOf = (key: string, language: Language) => messageArguments(messageSource(key, language)) ?? []

/** The arguments that a text must keep, by name. */
export const neededBy = (key: string, language: Language): string[] => [
  ...new Set(argumentsOf(key, language).map(({ name }) => name)),
]

/** ICU quotes by straight apostrophes: `l'{name}'` would be no name any more. Nobody who writes a sentence means that. */
const withoutQuoting = (words: string) => words.replaceAll("'", '’')

/** A text as it is kept: on one line, unless the original has several. */
export function cleanWords(key: string, language: Language, words: string): string {
  const clean = messageSource(key, language).includes('\n') ? cleanText : cleanLine
  return withoutQuoting(clean(words))
}

/** Why a text can't stand in the place of another. */
export type WordsFault =
  | 'required'
  | 'too_long'
  | 'no_markup'
  | 'not_readable'
  | 'unknown_placeholder'
  | 'missing_placeholder'

/**
 * What is wrong with a text in the place of the original; null when nothing is. It has the same arguments, each written as there: a
 * page gives no other values, and a price that is missing would be missed.
 */
export function faultIn(key: string, language: Language, words: string): WordsFault | null {
  if (words === '') return 'required'
  if (words.length > longestFor(messageSource(key, language))) return 'too_long'
  if (/<\/?[a-z!]/i.test(words)) return 'no_markup'
  const used = messageArguments(words)
  if (!used) return 'not_readable'
  const needed = argumentsOf(key, language)
  if (!used.every((one) => needed.some((other) => isSame(one, other)))) return 'unknown_placeholder'
  return needed.every((one) => used.some((other) => isSame(one, other))) ? null : 'missing_placeholder'
}

const isSame = (one: MessageArgument, other: MessageArgument) => one.name === other.name && one.format === other.format
