import * as z from 'zod/mini'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { countries } from '#kernel/country.ts'
import { choice, lines } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { dayField, momentField } from '#kernel/calendar-date.ts'
import { applicationSchema } from './application.ts'
import { applicationStatuses } from './application-status.ts'
import { affordabilitySchema } from './calculation.ts'
import { documentTypes } from './document-type.ts'

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
  phone: z.nullable(z.string()),
  submittedAt: z.nullable(momentField()),
  reviewDueOn: z.nullable(dayField()),
  openedAt: z.nullable(momentField()),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type ListedApplication = Readonly<z.infer<typeof listedApplicationSchema>>

/** A page of applications, the newest first. */
export const applicationPageSchema = z.object({
  items: z.readonly(z.array(listedApplicationSchema)),
  nextCursor: z.nullable(z.string()),
})
export type ApplicationPage = Readonly<z.infer<typeof applicationPageSchema>>

/** An application as those who decide on it read it. */
export const adminApplicationSchema = z.extend(applicationSchema, {
  language: z.enum(languages),
  openedAt: z.nullable(momentField()),
  affordability: z.nullable(affordabilitySchema),
  statedIncome: z
    .nullable(z.int())
    .check(z.describe('What comes in each month, by the one amount that was written; null for none, or several.')),
  isAffordable: z.nullable(z.boolean()).check(z.describe('Whether that income meets the conditions; null if unknown.')),
  allowedStatuses: z.readonly(z.array(z.enum(applicationStatuses))),
  firstApproverName: z
    .nullable(z.string())
    .check(z.describe('Who approved it first, where a second person must agree.')),
  secondApprovalAbove: z
    .int()
    .check(z.describe('The total above which a second person must agree, in whole units of the country’s currency.')),
})
export type AdminApplication = Readonly<z.infer<typeof adminApplicationSchema>>

/** What the list is narrowed to; drafts are left out unless they are asked for. */
export const applicationFilterSchema = z.object(
  {
    status: z.optional(choice(applicationStatuses)),
    country: z.optional(choice(countries)),
    q: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
  },
  'invalid',
)
export type ApplicationFilter = z.output<typeof applicationFilterSchema>

const decided = ['in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn'] as const

/**
 * A decision. `more_info_needed` names the document to be sent again; it and `declined` give the applicant a reason. Codes:
 * `required`, `unknown_value`, `too_long`.
 */
export const applicationChangeSchema = z
  .object(
    {
      status: choice(decided),
      reason: z._default(lines(2000), ''),
      documentType: z.optional(choice(documentTypes)),
      updatedAt: z.optional(z.string('invalid')),
    },
    'invalid',
  )
  .check(
    z.refine(({ status, documentType }) => status !== 'more_info_needed' || documentType !== undefined, {
      path: ['documentType'],
      error: 'required',
    }),
    z.refine(({ status, reason }) => !['more_info_needed', 'declined'].includes(status) || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
  )
export type ApplicationChange = z.output<typeof applicationChangeSchema>
