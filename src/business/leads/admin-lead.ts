import * as z from 'zod/mini'
import { assigneeField } from '#business/accounts/assignee.ts'
import { madeQuoteSchema } from '#business/quotes/admin-quote.ts'
import { quoteInShortSchema } from '#business/quotes/quote.ts'
import { dayField, momentField } from '#kernel/calendar-date.ts'
import { countSchema } from '#kernel/counted.ts'
import { countries } from '#kernel/country.ts'
import {
  choice,
  dateField,
  emailField,
  idField,
  line,
  longText,
  phoneField,
  wholeNumber,
  timeField,
} from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { currencies } from '#kernel/money.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { dialledNumberField, shownPhoneField } from '#kernel/told-phone.ts'
import { usualSteps } from '#kernel/usual-step.ts'
import { lastContactSchema } from './last-contact.ts'
import { attachedAuditSchema } from './attached-audit.ts'
import { leadEventSchema, lostReasons } from './lead-event.ts'
import { channels, leadKinds, leadTracks } from './lead.ts'
import { leadStatuses } from './lead-status.ts'
import { bookingOutcomes } from './slots.ts'

/** What the amount of a request is: agreed, quoted, or what was asked for or imported. */
const worths = ['won', 'quoted', 'asked'] as const

/** A request in the inbox. */
export const listedLeadSchema = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  country: z.enum(countries),
  language: z.enum(languages),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()).check(z.describe('As it was typed.')),
  dialledNumber: dialledNumberField(),
  shownPhone: shownPhoneField(),
  town: z
    .nullable(z.string())
    .check(z.describe('Where they live or want it, as far as it is known: as staff noted it, else as they said it.')),
  assigneeId: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  nextStep: z.string(),
  usualStep: z
    .nullable(z.enum(usualSteps))
    .check(z.describe('Which usual step `nextStep` is, in whichever language it was planned; null of free words.')),
  nextStepOn: z.nullable(dayField()),
  nextStepTime: z.nullable(z.string()).check(z.describe('Its hour on that day, `10:30`; null where it has none.')),
  wonAmount: z
    .nullable(z.int())
    .check(
      z.describe('What was agreed, in the currency of its country; null where nobody said it, and of what is not won.'),
    ),
  worth: z
    .nullable(z.object({ of: z.enum(worths), amount: z.number(), currency: z.enum(currencies) }))
    .check(
      z.describe(
        'The one amount of it: what was agreed (`won`), else the total of the last quote that staff made for it (`quoted`), else what it asks for comes to (`asked`).',
      ),
    ),
  answerDueAt: momentField().check(z.describe('Until when an answer was promised.')),
  bookedAt: z.nullable(momentField()).check(z.describe('When its customer is expected, until that is settled.')),
  firstContactAt: z.nullable(momentField()),
  unanswered: z.int().check(z.describe('Calls that nobody has answered since its person was last reached.')),
  lastContact: z.nullable(lastContactSchema).check(z.describe('Null where nobody was in touch yet.')),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type ListedLead = Readonly<z.infer<typeof listedLeadSchema>>

/** A time that is taken, and what became of it once it had come. */
export const bookedSchema = z.object({
  date: dayField(),
  slot: z.string(),
  address: z.nullable(z.string()).check(z.describe('Where a visit is; null of any other time.')),
  outcome: z.nullable(z.enum(bookingOutcomes)),
})

/** What a request asks, in short: of which product how many, for how much, when, and its first words. */
const askedInShortSchema = z.object({
  product: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  amount: z.nullable(z.object({ amount: z.number(), currency: z.enum(currencies) })),
  booking: z.nullable(bookedSchema),
  words: z.string(),
})

/** A request as a row of the inbox. */
export const inboxLeadSchema = z.extend(listedLeadSchema, { asked: askedInShortSchema })
export type InboxLead = Readonly<z.infer<typeof inboxLeadSchema>>

/** A page of the inbox. */
export const leadPageSchema = z.object({
  items: z.readonly(z.array(inboxLeadSchema)),
  nextCursor: z.nullable(z.string()),
  /** The last request that had come, whatever the filter: who asks for what is `after` it misses none. */
  lastId: z.int(),
})
export type LeadPage = Readonly<z.infer<typeof leadPageSchema>>

/** What other programs are told of a request: nothing of its person. */
export const toldLeadSchema = z.pick(listedLeadSchema, {
  id: true,
  reference: true,
  kind: true,
  status: true,
  country: true,
  language: true,
  createdAt: true,
})
export type ToldLead = Readonly<z.infer<typeof toldLeadSchema>>
/** The same of one whose status has changed. */
export const toldLeadChangeSchema = z.extend(toldLeadSchema, { previousStatus: z.enum(leadStatuses) })
export type ToldLeadChange = Readonly<z.infer<typeof toldLeadChangeSchema>>

/** Another request of the same person. */
export const relatedLeadSchema = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  createdAt: momentField(),
})

/** A request with all that was asked, what has happened to it, and what else the same person asked. */
export const adminLeadSchema = z.extend(listedLeadSchema, {
  channel: z.enum(channels),
  source: z.nullable(z.string()),
  payload: z.record(z.string(), z.unknown()),
  audit: z.nullable(attachedAuditSchema),
  askedAmount: z.nullable(z.int()).check(z.describe('Expected, in its country’s currency; null where nobody said it.')),
  quote: z.nullable(quoteInShortSchema),
  quotes: z.readonly(z.array(madeQuoteSchema)).check(z.describe('Those that staff made for it, the newest first.')),
  booking: z.nullable(bookedSchema),
  home: z
    .nullable(z.string())
    .check(
      z.describe(
        'Where a visit to them goes, as far as any request of theirs says: where the last one was, else where they want the installation.',
      ),
    ),
  file: z.nullable(z.object({ name: z.string(), mediaType: z.string(), size: z.int() })),
  allowedStatuses: z.readonly(z.array(z.enum(leadStatuses))),
  timeline: z.readonly(z.array(leadEventSchema)),
  duplicates: z.readonly(z.array(relatedLeadSchema)),
})
export type AdminLead = Readonly<z.infer<typeof adminLeadSchema>>

const trackField = z.optional(choice(leadTracks))
/** Of which list something is asked. */
export const trackQuestionSchema = z.object({ track: trackField }, 'invalid')

const short = () => z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long')))

/** In which order the inbox is read; `urgent`: what is to be done first, then the newest. Amounts are compared within a country, whose currency they are in. */
export const leadSorts = ['urgent', 'newest', 'oldest', 'due', 'amount'] as const
export type LeadSort = (typeof leadSorts)[number]

/** How many requests are chosen and changed at once, at most. */
export const mostChosen = 100

/** Several values, parted by commas as an address holds them. */
const several = <const Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.optional(
    z.pipe(
      z.transform((asked: unknown) => (typeof asked === 'string' ? asked.split(',') : asked)),
      z.array(item, 'invalid').check(z.maxLength(most, 'too_long')),
    ),
  )

/** When what is to be done next is due: overdue (also the answer that was promised), today, or today and the seven days after it, to the same weekday; or that nothing is to be done next of one that was contacted. */
export const dueTimes = ['overdue', 'today', 'week', 'none'] as const
export type DueTime = (typeof dueTimes)[number]

/** What stands above the inbox: how many the filter leaves in each state, whichever states it asks for; how many of it are due when. */
export const inboxFiguresSchema = z.object({
  statuses: z.record(z.enum(leadStatuses), countSchema()),
  due: z.record(z.enum(dueTimes), countSchema()),
})
export type InboxFigures = Readonly<z.infer<typeof inboxFiguresSchema>>

/** What staff narrow the inbox to and how they sort it, in the order of its form: what an address of it holds and a view keeps. */
export const inboxFields = {
  q: short(),
  status: several(choice(leadStatuses), leadStatuses.length),
  kind: z.optional(choice(leadKinds)),
  channel: z.optional(choice(channels)),
  country: z.optional(choice(countries)),
  assignee: short(),
  due: z.optional(choice(dueTimes)),
  sort: z.optional(choice(leadSorts)),
}
export type InboxFilter = keyof typeof inboxFields
export const inboxFilters = Object.keys(inboxFields) as readonly InboxFilter[]

/**
 * What the inbox is narrowed to, and how it is sorted. `assignee`: an account, `me`, `none`, or `me_or_none`; `after`: what came after a request;
 * `due`: open requests alone, sorted by what is due, if anything is, unless another order is asked for.
 */
export const leadFilterSchema = z
  .object(
    {
      ...inboxFields,
      track: trackField,
      ids: several(z.string('invalid').check(z.regex(/^\d{1,9}$/, 'invalid')), mostChosen),
      after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,13}-\d{1,9}$/, 'invalid'))),
    },
    'invalid',
  )
  .check(
    z.refine(({ sort, country }) => sort !== 'amount' || country !== undefined, {
      path: ['country'],
      error: 'required',
    }),
  )
export type LeadFilter = z.output<typeof leadFilterSchema>

/** Where somebody lives, in a word or two. */
export const townField = line(1, 100)

/** How a person is called and reached, as staff correct it; null for what there is none of. What is left out stays. */
const personSchema = z.object(
  {
    name: z.optional(line(1, 100)),
    phone: z.optional(z.nullable(phoneField)),
    email: z.optional(z.nullable(emailField)),
    town: z.optional(z.nullable(townField)),
    language: z.optional(choice(languages)),
    country: z.optional(choice(countries)),
  },
  'invalid',
)

/** A request of no place, price or booked time can be another country's. */
export const canChangeCountry = ({
  kind,
  booking,
  wonAmount,
}: Pick<AdminLead, 'kind' | 'booking' | 'wonAmount'>): boolean =>
  (kind === 'message' || kind === 'job_application') && booking === null && wonAmount === null

/**
 * What staff change of a request; of one that becomes lost also why, of a customer who is won what was agreed, of any customer what it is expected to come to, and `cancelBooking`, as of spam, where its time is given back, which its person is told. A note, and how they got in touch or that they did not after all, is added to its timeline (with `noteId` a note replaces what its author wrote there on the same day), `stepDone` ends its next step
 * (which the same change may follow with another); the rest replaces what was there.
 */
export const leadChangeSchema = z.object(
  {
    status: z.optional(choice(leadStatuses)),
    lostBecause: z.optional(choice(lostReasons)),
    lostWords: z.optional(line(0, 300)),
    wonAmount: z.optional(z.nullable(wholeNumber(1, 1_000_000_000_000))),
    askedAmount: z.optional(z.nullable(wholeNumber(1, 1_000_000_000_000))),
    assigneeId: assigneeField,
    note: z.optional(longText(1, 5000)),
    noteId: z.optional(idField),
    cancelBooking: z.optional(z.literal(true, 'unknown_value')),
    stepDone: z.optional(z.literal(true, 'unknown_value')),
    contact: z.optional(choice(notedContacts)),
    contactTakenBack: z.optional(choice(notedContacts)),
    person: z.optional(personSchema),
    nextStep: z.optional(line(0, 300)),
    nextStepOn: z.optional(z.nullable(dateField)),
    nextStepTime: z.optional(z.nullable(timeField)).check(z.describe('Of its day, and gone with it.')),
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)
export type LeadChange = z.output<typeof leadChangeSchema>

/** One change of several requests at once: a state, or whose they are. */
export const leadChangesSchema = z.object(
  {
    ids: z.array(idField, 'invalid').check(z.minLength(1, 'required'), z.maxLength(mostChosen, 'too_long')),
    change: z.pick(leadChangeSchema, { status: true, assigneeId: true, cancelBooking: true }),
  },
  'invalid',
)
export type LeadChanges = z.output<typeof leadChangesSchema>

/** Which of them were changed, and which were not: they are not there, or may not become that. */
export const changedLeadsSchema = z.object({
  changed: z.readonly(z.array(z.int())),
  refused: z.readonly(z.array(z.object({ id: z.int(), code: z.string() }))),
})
export type ChangedLeads = Readonly<z.infer<typeof changedLeadsSchema>>

/** A product, and how many where it is more than one; null for none. */
export function countedProduct({ product, quantity }: Pick<InboxLead['asked'], 'product' | 'quantity'>): string | null {
  return product && quantity && quantity > 1 ? `${product}\u00A0×\u00A0${quantity}` : product
}
