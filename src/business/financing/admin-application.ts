import * as z from 'zod/mini'
import { assigneeField } from '#business/accounts/assignee.ts'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { countries } from '#kernel/country.ts'
import { countSchema } from '#kernel/counted.ts'
import { choice, emailField, idField, lines, longText, phoneField, wholeNumber } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { currencies } from '#kernel/money.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { dayField, momentField } from '#kernel/calendar-date.ts'
import { concernSchema } from './application-concerns.ts'
import { mailStates } from '#kernel/mail-state.ts'
import { dialledNumberField, shownPhoneField } from '#kernel/told-phone.ts'
import { applicationSchema } from './application.ts'
import { applicationStatuses, statusActors } from './application-status.ts'
import { affordabilitySchema } from './calculation.ts'
import { documentTypes } from './document-type.ts'
import { moneyEntryFields, oneSumAtATime, sumFields } from './received-payments.ts'
import { reviewedDocumentSchema } from './reviewed-document.ts'
import { staffTimelineEvents, timelineEntrySchema } from './timeline.ts'

const isAffordableField = z
  .nullable(z.boolean())
  .check(
    z.describe(
      'Whether the income meets the conditions, the one read in the documents before the one stated; null if unknown.',
    ),
  )

const askedAtField = z
  .nullable(momentField())
  .check(z.describe('Since when it waits for its applicant to send something again; null unless it does.'))

/** An application in the list of those who review it. */
export const listedApplicationSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(applicationStatuses),
  country: z.enum(countries),
  language: z.enum(languages),
  product: productSummarySchema,
  totalAmount: z.int(),
  monthlyPayment: z.int(),
  tenureMonths: z.int(),
  fullName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: shownPhoneField(),
  dialledNumber: dialledNumberField(),
  submittedAt: z.nullable(momentField()),
  reviewDueOn: z
    .nullable(dayField())
    .check(z.describe('The day by which staff decide; null once they have, and while the applicant is awaited.')),
  askedAt: askedAtField,
  firstApproverName: z
    .nullable(z.string())
    .check(z.describe('Who approved it first, where a second person must agree.')),
  assigneeName: z.nullable(z.string()).check(z.describe('Who looks after it.')),
  decidedAt: z.nullable(momentField()).check(z.describe('Since when it is approved, declined or withdrawn.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Who decided; of two who approved the second.')),
  overrides: z.int().check(z.describe('How many things were missing or odd when it was approved; 0 of any other.')),
  isAffordable: isAffordableField,
  toRefund: z
    .int()
    .check(
      z.describe(
        'What came of a down payment and is to be given back: all where it is not, or no longer, approved, else what came over it.',
      ),
    ),
  openedAt: z.nullable(momentField()),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type ListedApplication = Readonly<z.infer<typeof listedApplicationSchema>>

/** Another application of somebody who applies, as one phone or mail tells. */
export const knownApplicationSchema = z.extend(
  z.pick(listedApplicationSchema, {
    id: true,
    reference: true,
    status: true,
    fullName: true,
    product: true,
    submittedAt: true,
  }),
  {
    runningPayment: z.nullable(z.int()).check(z.describe('What its contract takes each month; null where none runs.')),
  },
)
export type KnownApplication = Readonly<z.infer<typeof knownApplicationSchema>>

/** What other programs are told of an application: nothing of its person. */
export const toldApplicationSchema = z.pick(listedApplicationSchema, {
  id: true,
  reference: true,
  status: true,
  country: true,
  language: true,
  totalAmount: true,
  monthlyPayment: true,
  tenureMonths: true,
  submittedAt: true,
})
export type ToldApplication = Readonly<z.infer<typeof toldApplicationSchema>>

/** A page of applications: the undecided by their clock, any others the newest first. */
export const applicationPageSchema = z.object({
  items: z.readonly(z.array(listedApplicationSchema)),
  nextCursor: z.nullable(z.string()),
})
export type ApplicationPage = Readonly<z.infer<typeof applicationPageSchema>>

/** An application as those who decide on it read it. */
export const adminApplicationSchema = z.extend(applicationSchema, {
  language: z.enum(languages),
  dialledNumber: dialledNumberField(),
  shownPhone: shownPhoneField(),
  openedAt: z.nullable(momentField()),
  askedAt: askedAtField,
  assigneeId: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  documents: z.array(reviewedDocumentSchema),
  timeline: z.array(
    z.extend(timelineEntrySchema, {
      id: z.int(),
      event: z.enum(staffTimelineEvents),
      actor: z.enum(statusActors).check(z.describe('Whose part it was, also where staff did it for the applicant.')),
      staffId: z.nullable(z.string()),
      staffName: z.nullable(z.string()),
      staffNote: z
        .nullable(z.string())
        .check(z.describe('For staff alone; of an approval why it was given over `concerns`.')),
      firstNote: z.nullable(z.string()).check(z.describe('Of a note that was corrected, as it was first written.')),
      concerns: z.readonly(z.array(concernSchema)).check(z.describe('What was missing or odd when it was approved.')),
      approvalAbove: z
        .nullable(z.int())
        .check(z.describe('Of the first of two approvals: the total above which two were asked for.')),
      ...moneyEntryFields,
      earlierId: z.nullable(z.int()).check(z.describe('Of a document: the version in whose place it came.')),
    }),
  ),
  mails: z
    .readonly(
      z.array(
        z.object({
          id: z.string(),
          status: z
            .enum([...applicationStatuses, 'reopened'])
            .check(z.describe('Which news it told; `reopened` that an approval was taken back.')),
          state: z.enum(mailStates),
          at: momentField(),
        }),
      ),
    )
    .check(z.describe('What became of the applicant’s mails, the newest first.')),
  concerns: z.readonly(z.array(concernSchema)).check(z.describe('What is missing or odd, while it can be approved.')),
  others: z
    .readonly(z.array(knownApplicationSchema))
    .check(z.describe('What else was sent in from the same phone or email, the newest first.')),
  affordability: z.nullable(affordabilitySchema),
  statedIncome: z
    .nullable(z.int())
    .check(z.describe('What comes in each month, by the one amount that was written; null for none, or several.')),
  incomeRead: z
    .nullable(z.object({ amount: z.int(), by: z.nullable(z.string()), at: momentField() }))
    .check(z.describe('What comes in each month by the documents, as one of the staff read it.')),
  countedIncome: z
    .nullable(z.int())
    .check(z.describe('What the plan is weighed by: the income read in the documents, else the one stated.')),
  isAffordable: isAffordableField,
  allowedStatuses: z.readonly(z.array(z.enum(applicationStatuses))),
  mayDecide: z.boolean().check(z.describe('Whether whoever reads it may decide; else `otherApprovers` do.')),
  firstApproverName: z
    .nullable(z.string())
    .check(z.describe('Who approved it first, where a second person must agree.')),
  secondApprovalAbove: z
    .int()
    .check(z.describe('The total above which a second person must agree, in whole units of the country’s currency.')),
  isFirstApprover: z.boolean().check(z.describe('Whether whoever reads it is who approved it first.')),
  otherApprovers: z.readonly(z.array(z.string())).check(z.describe('Who else may decide, by name.')),
})
export type AdminApplication = Readonly<z.infer<typeof adminApplicationSchema>>

/** How many applications a filter leaves in each status, whichever it asks for. */
export const applicationCountsSchema = z.object({
  statuses: z.record(z.enum(applicationStatuses), countSchema()),
  totals: z
    .readonly(
      z.array(
        z.object({
          status: z.enum(applicationStatuses),
          currency: z.enum(currencies),
          waitsForSecond: z.boolean().check(z.describe('Whether a second person is still to approve them.')),
          count: z.int(),
          amount: z.number(),
        }),
      ),
    )
    .check(
      z.describe(
        'All of them, and what they come to, in each status and currency, apart what waits for a second approval.',
      ),
    ),
})
export type ApplicationCounts = Readonly<z.infer<typeof applicationCountsSchema>>

/** What the list is narrowed to; `assignee`: an account, `me`, `none`, or `me_or_none`; `undecided` are those that staff decide next, without what waits for its applicant; `second_approval` those of them that somebody has approved where two people must; drafts are left out unless they are asked for. */
export const applicationFilterSchema = z.object(
  {
    status: z.optional(choice([...applicationStatuses, 'undecided', 'second_approval'])),
    country: z.optional(choice(countries)),
    assignee: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    q: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
  },
  'invalid',
)
export type ApplicationFilter = z.output<typeof applicationFilterSchema>

const decided = ['in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn'] as const

/** What says more of a change, and is none by itself. */
const saidBeside: ReadonlySet<string> = new Set([
  'reason',
  'message',
  'staffReason',
  'documentType',
  'documentTypes',
  'noteId',
  'updatedAt',
])
/** Whether a part of a change is one by itself. */
export const isChange = (name: string): boolean => !saidBeside.has(name)

/**
 * A decision, one’s first approval taken back, whose application it is, that its applicant is to be reminded of what was asked for, what came of their down payment, was corrected or refunded, a
 * note for the staff (with `noteId` it replaces what its author wrote there on the same day), how they got in touch, what
 * comes in each month by the documents (`incomeRead`; null for not known), or how the applicant is reached (`person`). `more_info_needed` names the document to be sent again, or
 * several; the applicant reads `reason`, and it and `declined` need one. Of an approval `reason` is for the staff, and `message` what the applicant reads; of any other status `staffReason` is for the staff.
 * Codes: `required`, `unknown_value`, `too_short`, `too_long`.
 */
export const applicationChangeSchema = z
  .object(
    {
      status: z.optional(choice(decided)),
      reason: z._default(lines(2000), ''),
      message: z._default(lines(2000), ''),
      staffReason: z._default(lines(2000), ''),
      documentType: z.optional(choice(documentTypes)),
      documentTypes: z._default(z.array(choice(documentTypes), 'invalid'), []),
      assigneeId: assigneeField,
      approval: z.optional(choice(['taken_back'])),
      remind: z.optional(z.literal(true, 'invalid')),
      ...sumFields,
      note: z.optional(longText(1, 5000)),
      noteId: z.optional(idField),
      contact: z.optional(choice(notedContacts)),
      incomeRead: z.optional(z.nullable(wholeNumber(1, 2_000_000_000))),
      person: z.optional(z.object({ phone: z.nullable(phoneField), email: z.nullable(emailField) }, 'invalid')),
      updatedAt: z.optional(z.string('invalid')),
    },
    'invalid',
  )
  .check(
    z.refine((change) => Object.entries(change).some(([name, value]) => value !== undefined && isChange(name)), {
      path: ['status'],
      error: 'required',
    }),
    z.refine(
      ({ status, documentType: one, documentTypes: several }) =>
        status !== 'more_info_needed' || one !== undefined || several.length > 0,
      { path: ['documentType'], error: 'required' },
    ),
    z.refine(({ status, reason }) => !(status === 'more_info_needed' || status === 'declined') || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
    oneSumAtATime,
    z.refine(({ note, noteId }) => noteId === undefined || note !== undefined, { path: ['note'], error: 'required' }),
  )
export type ApplicationChange = z.output<typeof applicationChangeSchema>
