import { messageArguments, type MessageArgument } from '#i18n/message-arguments.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import { languages, perLanguage, type Localized, type Language } from '#kernel/language.ts'
import { type PartRule, partsOf } from './part-rules.ts'
import type { MailName } from '../mail-name.ts'
import type { MailWords, PartWords } from '../mail-record.ts'

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

/** Of the words for a mail those that are not the original. */
export function ownWords(mail: MailName, words: MailWords): MailWords {
  const own = (language: Language): PartWords =>
    Object.fromEntries(
      partsOf(mail).flatMap(([part, rule]) => {
        const written = words[language][part]
        return written === undefined || written === originalOf(rule)[language] ? [] : [[part, written]]
      }),
    )
  return perLanguage(own)
}

/** Words of a mail by message key, as it is written with them. */
export function byKey(mail: MailName, words: PartWords): Record<string, string> {
  return Object.fromEntries(
    partsOf(mail).flatMap(([part, { key }]) => {
      const written = words[part]
      return written === undefined ? [] : [[key, written]]
    }),
  )
}
