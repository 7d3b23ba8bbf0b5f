import type { Language } from '#kernel/language.ts'
import type { MailName } from './mail-name.ts'

/** The words that staff gave a mail in a language, in ICU, by message key. */
export type WordsOf = (mail: MailName, language: Language) => Promise<Readonly<Record<string, string>>>
