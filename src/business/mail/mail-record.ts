import type { Language, Localized } from '#kernel/language.ts'
import type { MailName, MailPart } from './mail-name.ts'

/** What staff wrote, in ICU; a part that is missing is as it came with the site. */
export type PartWords = Readonly<Partial<Record<MailPart, string>>>
export type MailWords = Localized<PartWords>

/** A part of a mail, and what may be written there. */
export type MailPartRecord = {
  readonly part: MailPart
  /** On one line, or over several. */
  readonly kind: 'line' | 'text'
  /** May be empty: the mail goes without it then. */
  readonly isOptional: boolean
  /** What may stand there in braces: `{reference}`. */
  readonly placeholders: readonly string[]
  /** Which of them must. */
  readonly required: readonly string[]
  readonly original: Localized
}

/** A mail's words as those who keep them see them. */
export type MailRecord = {
  readonly mail: MailName
  readonly parts: readonly MailPartRecord[]
  readonly words: MailWords
  /** What comes with the site is 1; every change is one more. */
  readonly version: number
  /** ISO 8601; null: never changed. */
  readonly updatedAt: string | null
}

/** A line of the list of mails. */
export type MailSummary = Pick<MailRecord, 'mail' | 'updatedAt'> & {
  /** The languages in which it is not as it came with the site. */
  readonly changed: readonly Language[]
}

/** A mail as its reader would have it, with made-up data. */
export type MailPreview = { readonly subject: string; readonly html: string; readonly text: string }
