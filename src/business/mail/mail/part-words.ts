import { messageArguments, type MessageArgument } from '#i18n/message-arguments.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import { languages, perLanguage, type Localized } from '#kernel/language.ts'
import type { PartRule } from './part-rules.ts'

/** What comes with the site, in ICU. */
export function originalOf({ key }: PartRule): Localized {
  return perLanguage((language) => messageSource(key, language))
}

function knownArguments(rule: PartRule): MessageArgument[] {
  const original = originalOf(rule)
  return languages.flatMap((language) => messageArguments(original[language]) ?? [])
}

/** What may stand in a part in braces. */
export function placeholdersOf(rule: PartRule): string[] {
  return [...new Set(knownArguments(rule).map(({ name }) => name))]
}

/** Why words can't be those of a part. */
export type WordsFault = 'not_readable' | 'unknown_placeholder' | 'missing_placeholder'

/**
 * What is wrong with words for a part; null when nothing is. A value may be written as it is, or by cases where the original
 * does: a date of what is no date would keep the mail from leaving.
 */
export function faultIn(rule: PartRule, words: string): WordsFault | null {
  const used = messageArguments(words)
  if (!used) return 'not_readable'
  const known = knownArguments(rule)
  const isKnown = ({ name, format }: MessageArgument) =>
    known.some((one) => one.name === name && (format === '' || format === one.format))
  if (!used.every(isKnown)) return 'unknown_placeholder'
  return rule.required.every((name) => used.some((one) => one.name === name)) ? null : 'missing_placeholder'
}
