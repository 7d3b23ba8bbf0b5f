import type { MailName } from './mail-name.ts'

/** The template of a mail with made-up data and words that need not be saved: for its preview, and for a test. */
export const sampleTemplate = 'mail-sample'

/** What it is filled with. */
export type MailSample = {
  readonly mail: MailName
  /** Words instead of those that are saved, by message key. */
  readonly words: Readonly<Record<string, string>>
  /** It leaves, and must say that it is no real one. */
  readonly isTest: boolean
  /** Where links lead. */
  readonly site: string
}
