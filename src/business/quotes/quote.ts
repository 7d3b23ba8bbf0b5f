import * as z from 'zod/mini'
import { auditAnswerSchema, systemAnswerSchema } from '#business/energy/audit-answer.ts'
import { auditRequestSchema, chosenSystemSchema } from '#business/energy/audit-request.ts'
import { shortfallSchema } from '#business/energy/choose-system.ts'
import { receiptSchema } from '#business/energy/receipt.ts'
import { countries } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'

/** For how many days the company holds the price of a quote. */
export const validDays = 30

/** The body of `POST /api/quotes`: an energy audit, and the system that is to be priced. Every price is the server's. */
export const newQuoteSchema = z.extend(auditRequestSchema, { system: chosenSystemSchema })
export type NewQuote = z.infer<typeof newQuoteSchema>

/** The body of `POST /api/products/{id}/quote`. */
export const productQuoteSchema = z.object(
  { country: z.enum(countries, { error: ({ input }) => (input === undefined ? 'required' : 'unknown_country') }) },
  'invalid',
)

/** The most that a discount takes off: whoever types a zero too many is told. */
export const largestDiscountShare = 0.3

/** What staff take off a total: whole units of its currency, or a share of it. */
export type Discount = number | { readonly percent: number }

/** A discount in whole units of the currency. */
export function amountOff(discount: Discount, total: number): number {
  return typeof discount === 'number' ? discount : Math.round((total * discount.percent) / 100)
}

/** The most that is taken off a total: rounded as the share itself is, so that thirty percent of an odd total is never too much. */
export function largestDiscount(total: number): number {
  return amountOff({ percent: 100 * largestDiscountShare }, total)
}

/** What people name on the phone: `QUO-000123`. It opens nothing. */
export function quoteReference(id: number): string {
  return `QUO-${String(id).padStart(6, '0')}`
}

/** The id that a reference names (`QUO-000123`, also `quo 123`); null for anything else. */
export function idOfQuote(text: string): number | null {
  const digits = /^quo[\s-]?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

const day = (description: string) => z.string().check(z.meta({ format: 'date', description }))
const moment = (description: string) => z.string().check(z.meta({ format: 'date-time', description }))

const range = (description: string) => z.object({ low: z.number(), high: z.number() }).check(z.describe(description))

/** Solar against the generator and the bill, at the energy prices of the day of the quote; amounts in units of its currency. */
const quotedSavingsSchema = z.object({
  isSaid: z.boolean().check(z.describe('What is spent now is, at least in part, what the visitor said.')),
  now: range('Spent now, a year.'),
  left: range('Still spent with the system, a year.'),
  saved: range('Saved a year.'),
  payback: z
    .nullable(range('Months until the savings have paid the total.'))
    .check(z.describe('Null where the least saving is none.')),
  co2: range('Kilograms a year that are not given off.'),
  sources: z
    .array(
      z.object({
        value: z.number(),
        unit: z
          .string()
          .check(z.describe('`money/l`, `money/kWh`, `l/kWh`, `kg/l`, `kg/kWh` or `1`; money of the currency.')),
        date: z.string().check(z.describe('When it was read or held: year, month or day.')),
        source: z.record(z.string(), z.string()).check(z.describe('By language.')),
        status: z.enum(['published', 'estimated']),
      }),
    )
    .check(z.describe('Every number that is assumed.')),
})
export type QuotedSavings = Readonly<z.infer<typeof quotedSavingsSchema>>

/** The system of a quote: what it costs as installed, what it does and what it does not. */
export const quotedSystemSchema = z.extend(
  z.omit(systemAnswerSchema, { withoutPanelsPrice: true, powerMatchBySurge: true, backup: true }),
  {
    shortfalls: z.readonly(z.array(shortfallSchema)).check(z.describe('Empty for a system that works for the audit.')),
    discount: z
      .optional(z.int())
      .check(
        z.describe(
          'What staff took off the price list: `totalPrice` is what is left. Absent where they took nothing off.',
        ),
      ),
    discountPercent: z.optional(z.number()).check(z.describe('The share that it is, where staff said it as one.')),
    inInstalments: z.boolean().check(z.describe('It is sold in instalments.')),
    savings: z
      .nullish(quotedSavingsSchema)
      .check(z.describe('Null where the energy prices of the country are not known; a quote of before has none.')),
  },
)
export type QuotedSystem = Readonly<z.infer<typeof quotedSystemSchema>>

/** What the audit found on the day of the quote. */
export const quotedAuditSchema = z.pick(auditAnswerSchema, {
  appliances: true,
  totalDailyEnergy: true,
  totalEssentialEnergy: true,
  backupHours: true,
  allEssential: true,
  place: true,
  requirement: true,
})
export type QuotedAudit = Readonly<z.infer<typeof quotedAuditSchema>>

const money = {
  totalPrice: receiptSchema.shape.totalPrice,
  currency: systemAnswerSchema.shape.currency,
}

/** What a visitor gets for a stored quote. */
export const quoteReceiptSchema = z.object({
  key: z.string().check(z.describe('Opens the quote to whoever has it.')),
  reference: z.string().check(z.describe('What people name on the phone, such as `QUO-000123`; it opens nothing.')),
  expiresAt: moment('When it is removed, unless a request uses it before.'),
  validUntil: day('The last day on which its price holds, in the country of the quote.'),
  ...money,
})
export type QuoteReceipt = Readonly<z.infer<typeof quoteReceiptSchema>>

/** What the same system would cost today. */
const quoteNowSchema = z.object({
  state: z
    .enum(['same', 'price_changed', 'withdrawn'])
    .check(z.describe('`withdrawn`: it is not sold any more, or not so many of it, or not at a price.')),
  receipt: z.nullable(receiptSchema),
  priceListDate: day('Of the price list of today.'),
})
export type QuoteNow = Readonly<z.infer<typeof quoteNowSchema>>

const units = (description: string) => z.int().check(z.describe(description))

/** An example of how its total may be paid, in whole units of its currency. */
const quotedInstalmentsSchema = z.object({
  percent: z.int().check(z.describe('Of the total, paid first.')),
  downPayment: units('What that is.'),
  monthlyPayment: units('Every instalment but the last, which takes the rounding.'),
  amounts: z.array(z.int()).check(z.describe('The instalments, one a month.')),
})
export type QuotedInstalments = Readonly<z.infer<typeof quotedInstalmentsSchema>>

/** A quote as it was made, and what has changed since. */
export const quoteSchema = z.extend(quoteReceiptSchema, {
  expiresAt: z.nullable(moment('When it is removed; null once a request uses it.')),
  url: z.string().check(z.describe('Its page.')),
  country: z.enum(countries),
  language: z.enum(languages).check(z.describe('The one that it was made in.')),
  madeOn: day('The day it was made, in its country.'),
  isValid: z.boolean().check(z.describe('Today is not after `validUntil`: the price holds.')),
  priceListDate: day('Of the price list that it was made from.'),
  request: auditRequestSchema,
  audit: quotedAuditSchema,
  system: quotedSystemSchema,
  instalments: z.nullable(quotedInstalmentsSchema).check(z.describe('Null where it is not sold in instalments.')),
  now: quoteNowSchema,
  replacedBy: z
    .nullable(z.object({ key: z.string(), reference: z.string() }))
    .check(z.describe('The quote that we made in its place, if any.')),
})
export type Quote = Readonly<z.infer<typeof quoteSchema>>

/** A quote without what depends on today. */
export type StoredQuote = Omit<Quote, 'isValid' | 'now' | 'instalments' | 'replacedBy'>

/** The field of a request that says which quote it takes up. However long: a key that opens nothing is not found. */
export const quoteKeyField = z.optional(
  z.string('not_a_text').check(z.toLowerCase(), z.describe('Of the quote that it is for.')),
)

/** What a request, an application and their mails tell of the quote that they are for. */
export const quoteInShortSchema = z.extend(
  z.pick(quoteSchema, { key: true, reference: true, validUntil: true, totalPrice: true, currency: true }),
  z.pick(quotedSystemSchema, { name: true, nameEn: true, units: true, panels: true }).shape,
)
export type QuoteInShort = Readonly<z.infer<typeof quoteInShortSchema>>

/** The same in a mail, with the address that opens it. */
export type ToldQuote = QuoteInShort & { readonly url: string }

export function quoteInShort(
  quote: Pick<StoredQuote, 'key' | 'reference' | 'validUntil' | 'totalPrice' | 'currency' | 'system'>,
): QuoteInShort {
  const { key, reference, validUntil, totalPrice, currency } = quote
  const { name, nameEn, units: count, panels } = quote.system
  return { key, reference, validUntil, totalPrice, currency, name, nameEn, units: count, panels }
}
