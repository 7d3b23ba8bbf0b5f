import * as z from 'zod/mini'
import { chosenSystemSchema } from '#business/energy/audit-request.ts'
import { emailField } from '#kernel/form-fields.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { Quote, QuoteInShort } from './quote.ts'

/** A quote in the back office's list. */
export type ListedQuote = QuoteInShort & {
  readonly country: Country
  readonly language: Language
  readonly createdAt: string
  readonly isValid: boolean
  /** A request is for it. */
  readonly isUsed: boolean
  /** Staff have made another in its place. */
  readonly isReplaced: boolean
}

/** A page of quotes, the newest first; `nextCursor` asks for the page after it. */
export type QuoteList = { readonly items: readonly ListedQuote[]; readonly nextCursor: string | null }

/** What the list is asked for: `q` is a reference, a key, or a link that ends in one. */
export const quoteFilterSchema = z.object(
  {
    q: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
  },
  'invalid',
)

/** A system that a correction may name: how many units of it work together. */
type SystemChoice = {
  readonly productId: number
  readonly name: string
  readonly nameEn: string
  readonly mostUnits: number
}

/** A quote as staff read it: as it was, what has changed since, and what it replaced. */
export type AdminQuote = {
  readonly quote: Quote
  readonly isUsed: boolean
  readonly replaces: Quote['replacedBy']
  readonly choices: readonly SystemChoice[]
}

/** A request or an application that is for a quote. */
export type QuoteUse = {
  readonly kind: 'request' | 'application'
  readonly id: number
  readonly reference: string
  readonly createdAt: string
}

/** The system that a correction is priced with, by the price list of now. */
export const correctionSchema = z.object({ system: chosenSystemSchema })

/** To whom a quote is sent. */
export const quoteMailSchema = z.object({ email: emailField })
