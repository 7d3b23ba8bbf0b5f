import * as z from 'zod/mini'
import { chosenSystemSchema } from '#business/energy/audit-request.ts'
import { choice, dateField, emailField, idField, line, wholeNumber } from '#kernel/form-fields.ts'
import { dayField, momentField } from '#kernel/calendar-date.ts'
import { countries } from '#kernel/country.ts'
import { countSchema } from '#kernel/counted.ts'
import { languages } from '#kernel/language.ts'
import { dialledNumberField, shownPhoneField } from '#kernel/told-phone.ts'
import { usualSteps } from '#kernel/usual-step.ts'
import { largestDiscountShare, newQuoteSchema, quoteInShortSchema, quoteSchema, type Discount } from './quote.ts'

/** What is to be done with a quote, or what became of it, the last first: another is in its place, it was sold, its price is over, it was sent, or not yet. */
export const quoteStates = ['unsent', 'sent', 'won', 'expired', 'replaced'] as const
export type QuoteState = (typeof quoteStates)[number]

/** A quote in the back office's list. */
const listedQuoteSchema = z.extend(quoteInShortSchema, {
  country: z.enum(countries),
  language: z.enum(languages),
  createdAt: momentField(),
  state: z.enum(quoteStates),
  isValid: z.boolean(),
  isUsed: z.boolean().check(z.describe('A request is for it.')),
  isCorrection: z.boolean().check(z.describe('Staff have made it in another’s place.')),
  isReplaced: z.boolean().check(z.describe('Staff have made another in its place.')),
  isSent: z.boolean().check(z.describe('Staff have sent it.')),
  request: z
    .nullable(
      z.readonly(
        z.object({ id: z.int(), reference: z.string(), name: z.string(), assigneeName: z.nullable(z.string()) }),
      ),
    )
    .check(z.describe('The request that it was made for, else the newest that names it.')),
})
export type ListedQuote = Readonly<z.infer<typeof listedQuoteSchema>>

/** A page of quotes, the newest first; `nextCursor` asks for the page after it. */
export const quoteListSchema = z.object({
  items: z.readonly(z.array(z.readonly(listedQuoteSchema))),
  nextCursor: z.nullable(z.string()),
  states: z
    .record(z.enum(quoteStates), countSchema())
    .check(z.describe('How many are in each state, whichever is asked for.')),
})
export type QuoteList = Readonly<z.infer<typeof quoteListSchema>>

/** What the list is asked for: `q` is a reference, a key, a link that ends in one, or whom it is for. */
export const quoteFilterSchema = z.object(
  {
    q: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    country: z.optional(choice(countries)),
    state: z.optional(choice(quoteStates)),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
  },
  'invalid',
)
export type QuoteFilter = z.infer<typeof quoteFilterSchema>

/** A system that a correction may name: how many units of it work together. */
const systemChoiceSchema = z.readonly(
  z.object({ productId: z.int(), name: z.string(), nameEn: z.string(), mostUnits: z.int() }),
)

/** A quote as staff read it: as it was, what has changed since, and what it replaced. */
export const adminQuoteSchema = z.object({
  quote: z.readonly(quoteSchema),
  isUsed: z.boolean(),
  sentAt: z.nullable(momentField()).check(z.describe('When it was last sent.')),
  replaces: quoteSchema.shape.replacedBy,
  choices: z.readonly(z.array(systemChoiceSchema)),
})
export type AdminQuote = Readonly<z.infer<typeof adminQuoteSchema>>

/** A request or an application that is for a quote. */
export const quoteUseSchema = z.object({
  kind: z.enum(['request', 'application']),
  id: z.int(),
  reference: z.string(),
  createdAt: momentField(),
})
export type QuoteUse = Readonly<z.infer<typeof quoteUseSchema>>

/** A quote that staff made for a request. */
export const madeQuoteSchema = z.extend(quoteInShortSchema, {
  createdAt: momentField(),
  sentAt: z.nullable(momentField()).check(z.describe('When it was last sent.')),
  isReplaced: z.boolean().check(z.describe('Staff have made another in its place.')),
})
export type MadeQuote = Readonly<z.infer<typeof madeQuoteSchema>>

const discountFields = {
  discount: z
    .optional(wholeNumber(0, 1_000_000_000_000))
    .check(z.describe('Taken off the total, in whole units of its currency: at most 30 percent of it.')),
  discountPercent: z
    .optional(
      z.number('not_a_number').check(z.gte(0, 'too_small'), z.lte(100 * largestDiscountShare, 'discount_too_big')),
    )
    .check(z.describe('The same as a share of the total, where `discount` is left out.')),
}

/** The discount that a request names; undefined for none. */
export const discountOf = ({
  discount,
  discountPercent: percent,
}: z.output<z.ZodMiniObject<typeof discountFields>>): Discount | undefined =>
  discount ?? (percent === undefined ? undefined : { percent })

/** A quote that staff make: as a visitor's, in the customer's language and, where there is one, for their request. */
export const quoteForSchema = z.extend(newQuoteSchema, {
  language: z.enum(languages),
  leadId: z.optional(idField),
  ...discountFields,
})

/** The request that a quote is made for. */
export const quoteTieSchema = z.object({ leadId: idField })

/** Who a quote is for: the person of its request; null where it has none. */
export const quotePersonSchema = z.object({
  person: z.nullable(
    z.object({
      leadId: z.int(),
      name: z.string(),
      email: z.nullable(z.string()),
      phone: shownPhoneField(),
      dialledNumber: dialledNumberField(),
      isWon: z.boolean().check(z.describe('Their request became a sale.')),
      nextStep: z.string().check(z.describe('What is to be done for their request.')),
      usualStep: z.nullable(z.enum(usualSteps)).check(z.describe('Which usual step that is; null of free words.')),
      nextStepOn: z.nullable(dayField()),
      followUpOn: z
        .nullable(dayField())
        .check(z.describe('When to ask what became of the quote; null once the request is closed.')),
    }),
  ),
})
export type QuotePerson = Readonly<z.infer<typeof quotePersonSchema>>

/** The system that a correction is priced with, by the price list of now. */
export const correctionSchema = z.object({ system: chosenSystemSchema, ...discountFields })

/** What is to be done next for the request of a quote that was sent in a chat. */
export const quoteChatSchema = z.object({ nextStep: z.optional(line(0, 300)), nextStepOn: z.optional(dateField) })

/** To whom a quote is sent, and what is to be done next for its request. */
export const quoteMailSchema = z.extend(quoteChatSchema, { email: emailField })
