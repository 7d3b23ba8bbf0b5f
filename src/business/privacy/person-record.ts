import * as z from 'zod/mini'
import { madeQuoteSchema } from '#business/quotes/admin-quote.ts'
import { applicationStatuses } from '#business/financing/application-status.ts'
import { applicationSteps } from '#business/financing/applications-today.ts'
import { bookedSchema } from '#business/leads/admin-lead.ts'
import { lastContactSchema } from '#business/leads/last-contact.ts'
import { leadKinds } from '#business/leads/lead.ts'
import { leadStatuses } from '#business/leads/lead-status.ts'
import { slotKinds } from '#business/leads/slots.ts'
import { countries } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { dayField, momentField } from '#kernel/calendar-date.ts'
import { choice, emailField, line, phoneField } from '#kernel/form-fields.ts'
import { currencies } from '#kernel/money.ts'
import { dialledNumberField, shownPhoneField } from '#kernel/told-phone.ts'
import { usualSteps } from '#kernel/usual-step.ts'

/** Who asked for an erasure: the person, somebody for them, an authority, or the company by itself. */
export const requesters = ['person', 'representative', 'authority', 'company'] as const

const contact = { email: z.optional(emailField), phone: z.optional(phoneField) }
type Contact = { readonly email?: string | undefined; readonly phone?: string | undefined }
const isSomebody = ({ email, phone }: Contact) => email !== undefined || phone !== undefined
const nobody = { path: ['email'], error: 'required' } as const

/** Whom to look for: by email, by phone, or both, which finds what belongs to either. Codes: of the fields; `required`. */
export const personRequestSchema = z
  .object({ ...contact }, 'invalid')
  .check(z.refine(isSomebody, { path: [...nobody.path], error: nobody.error }))
export type PersonRequest = Readonly<z.output<typeof personRequestSchema>>

/** The same, to be erased; `onRequestOf` is `person` unless it says otherwise. Codes: those, and `unknown_value`. */
export const erasureSchema = z
  .object({ ...contact, onRequestOf: z._default(choice(requesters), 'person') }, 'invalid')
  .check(z.refine(isSomebody, { path: [...nobody.path], error: nobody.error }))

const count = z.int()
const moneySchema = z.object({ amount: z.number(), currency: z.enum(currencies) })

/** Whom to list: whoever has these words in a name, a phone, a mail or what they asked, or what is called by this reference, a quote too; without them who came last. Codes: `not_a_text`, `too_long`. */
export const personQuestionSchema = z.object({ q: z.optional(line(0, 200)) }, 'invalid')

/** What may tell a person beside their name: a phone, a mail, the reference of a quote or of what they left, or a word of what they asked or staff noted. */
const personMatches = ['phone', 'email', 'reference', 'words'] as const

/** Somebody by what they left last. */
export const listedPersonSchema = z.object({
  reference: z.string().check(z.describe('Of what they left last: their page is called by it.')),
  kind: z.enum([...leadKinds, 'application']),
  status: z.enum([...leadStatuses, ...applicationStatuses]),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: shownPhoneField(),
  country: z.enum(countries),
  product: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  amount: z.nullable(moneySchema),
  words: z.string().check(z.describe('The first words that they wrote.')),
  town: z.nullable(z.string()),
  lastContact: z
    .nullable(lastContactSchema)
    .check(z.describe('By any of their requests; null where nobody was in touch yet.')),
  openRequests: count.check(z.describe('How many of their requests are still worked on.')),
  openApplications: count.check(
    z.describe('How many of their applications are still to be decided, or accepted and to be paid.'),
  ),
  next: z
    .nullable(
      z.object({
        kind: z.enum(['step', ...applicationSteps, ...slotKinds]),
        on: z.nullable(dayField()).check(z.describe('Null of what follows an approval.')),
        time: z.nullable(z.string()).check(z.describe('Its hour on that day, `10:30`; null where it has none.')),
        nextStep: z.string().check(z.describe('The words of a step; empty of anything else.')),
        usualStep: z.nullable(z.enum(usualSteps)),
      }),
    )
    .check(
      z.describe(
        'Their next appointment, the next step of a request or of an application, whichever comes first; null of none.',
      ),
    ),
  worth: z
    .nullable(moneySchema)
    .check(
      z.describe(
        'What their open requests and their purchases come to, in the currency of their country; null where no amount is known.',
      ),
    ),
  matched: z
    .nullable(z.object({ by: z.enum(personMatches), what: z.string() }))
    .check(z.describe('By what the words told them, where it was not their name.')),
  createdAt: momentField(),
})
export type ListedPerson = Readonly<z.infer<typeof listedPersonSchema>>

const owner = z.nullable(z.string()).check(z.describe('Whose it is; null where it is nobody’s.'))

/** A request that the person left. */
const requestRecordSchema = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  country: z.enum(countries),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: shownPhoneField(),
  booking: z.nullable(bookedSchema),
  fileName: z.nullable(z.string()),
  quote: z.nullable(z.string()).check(z.describe('The reference of the quote that it takes up.')),
  product: z.nullable(z.string()).check(z.describe('What is ordered.')),
  amount: z.nullable(moneySchema).check(z.describe('What it costs; null where nothing has a price.')),
  wonAmount: z.nullable(moneySchema).check(z.describe('What was agreed once it was won; null where nobody said it.')),
  lastContact: z.nullable(lastContactSchema),
  words: z.string().check(z.describe('The first words that they wrote.')),
  nextStep: z.string(),
  usualStep: z.nullable(z.enum(usualSteps)).check(z.describe('Which usual step that is; null of free words.')),
  nextStepOn: z.nullable(dayField()),
  nextStepTime: z.nullable(z.string()).check(z.describe('Its hour on that day, `10:30`; null where it has none.')),
  assigneeName: owner,
  createdAt: momentField(),
})

/** Why an application can’t be erased. */
const heldFields = {
  keptUntil: z.nullable(dayField()).check(z.describe('The end of a contract that runs: it can’t be erased before.')),
  toRefund: z.int().check(z.describe('What of its down payment is to be given back: it can’t be erased before.')),
}
/** Whether an application must stay when its person is erased. */
export const isHeld = ({
  keptUntil,
  toRefund,
}: {
  readonly keptUntil: string | null
  readonly toRefund: number
}): boolean => keptUntil !== null || toRefund > 0

/** An application of theirs. */
const applicationRecordSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(applicationStatuses),
  next: z.nullable(z.enum(applicationSteps)).check(z.describe('What staff do with it next; null of nothing.')),
  country: z.enum(countries),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: shownPhoneField(),
  quote: z.nullable(z.string()).check(z.describe('The reference of the quote that it pays.')),
  product: z.object({ name: z.string(), nameEn: z.string() }),
  amount: moneySchema,
  documents: count,
  assigneeName: owner,
  ...heldFields,
  createdAt: momentField(),
})

/** A mail to them, or about what they asked. */
const mailRecordSchema = z.object({
  id: z.string(),
  template: z.string(),
  subject: z.nullable(z.string()),
  toThem: z.boolean(),
  reference: z.nullable(z.string()).check(z.describe('Of the request, application or quote that it is about.')),
  state: z.enum(['queued', 'sent', 'failed']),
  createdAt: momentField(),
})

/** What staff noted about a request or an application. */
const noteRecordSchema = z.object({
  id: z.string(),
  reference: z.string(),
  said: z.string(),
  staffName: z.nullable(z.string()),
  createdAt: momentField(),
})

/** Everything about an email or a phone, the newest of each first. */
export const personRecordSchema = z.object({
  requests: z.readonly(z.array(requestRecordSchema)),
  applications: z.readonly(z.array(applicationRecordSchema)),
  notes: z.readonly(z.array(noteRecordSchema)),
  quotes: z.readonly(z.array(madeQuoteSchema)).check(z.describe('Those that staff made for their requests.')),
  mails: z.readonly(z.array(mailRecordSchema)),
  otherContacts: z
    .readonly(z.array(z.string()))
    .check(z.describe('What the same person left beside what was asked for: more may be found by it.')),
})
export type PersonRecord = Readonly<z.infer<typeof personRecordSchema>>

/** The person of a record: who they said they are there, and everything about its email or phone. */
export const personPageSchema = z.extend(personRecordSchema, {
  reference: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: shownPhoneField(),
  dialledNumber: dialledNumberField(),
  country: z.enum(countries),
  language: z.enum(languages),
})
export type PersonPage = Readonly<z.infer<typeof personPageSchema>>

/** How many of each kind of thing an erasure removed. */
export const erasedCountsSchema = z.object({
  requests: count,
  bookings: count,
  files: count,
  applications: count,
  documents: count,
  mails: count,
})
export type ErasedCounts = Readonly<z.infer<typeof erasedCountsSchema>>

/** That a person was erased: what, when, by whom, on whose request; nothing of the person. What is held is named beside it. */
export const erasureProofSchema = z.object({
  id: z.string().check(z.describe('The record of the audit log that says the same.')),
  erasedAt: momentField(),
  erasedBy: z.string(),
  onRequestOf: z.enum(requesters),
  erased: erasedCountsSchema,
  held: z.readonly(z.array(z.object({ reference: z.string(), ...heldFields }))),
})
export type ErasureProof = Readonly<z.infer<typeof erasureProofSchema>>
