import type { Country } from '#kernel/country.ts'
import type { ToldQuote } from '../quote.ts'

/** What the mail that sends a quote tells. */
export type QuoteMail = {
  readonly reference: string
  readonly country: Country
  readonly quote: ToldQuote
  /** The document in the language of the mail. */
  readonly pdfUrl: string
}
