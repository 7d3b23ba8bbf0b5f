import { perLanguage, type Language } from '#kernel/language.ts'
import type { MailName } from '../mail-name.ts'
import type { MailWords, PartWords } from '../mail-record.ts'
import { originalOf } from './part-words.ts'
import { partsOf } from './part-rules.ts'

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
