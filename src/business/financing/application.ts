import * as z from 'zod/mini'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { quoteInShortSchema } from '#business/quotes/quote.ts'
import { countries } from '#kernel/country.ts'
import { applicationStatuses } from './application-status.ts'
import { documentTypes } from './document-type.ts'
import { instalmentPlanSchema } from './instalment-plan.ts'
import { incomePeriods } from './income-period.ts'
import { timelineEntrySchema } from './timeline.ts'

/** What a person quotes on the phone: `REF-000123`, the id padded to six digits. */
export function applicationReference(id: number): string {
  return `REF-${String(id).padStart(6, '0')}`
}

/** The id that a reference names (`REF-000123`, also `ref 123`); null for anything else. */
export function idOfReference(text: string): number | null {
  const digits = /^ref[\s-]?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

const moment = z.string().check(z.meta({ format: 'date-time' }))

/** The plan that is applied for: what was chosen, and what it costs and when. */
export const appliedPlanSchema = z.extend(instalmentPlanSchema, {
  downPaymentPercentage: z.int(),
  tenureMonths: z.int(),
})
export type AppliedPlan = Readonly<z.infer<typeof appliedPlanSchema>>

/** A document as its owner sees it: never its bytes. */
export const documentSummarySchema = z.object({
  id: z.int(),
  type: z.enum(documentTypes),
  name: z.string(),
  mediaType: z.string(),
  size: z.int().check(z.describe('Bytes.')),
  uploadedAt: moment,
})
export type DocumentSummary = Readonly<z.infer<typeof documentSummarySchema>>

/** An application as its owner reads it. */
export const applicationSchema = z.extend(appliedPlanSchema, {
  id: z.int(),
  reference: z.string(),
  status: z.enum(applicationStatuses),
  country: z.enum(countries),
  product: productSummarySchema,
  quote: z.nullable(quoteInShortSchema).check(z.describe('Whose total the plan pays; null for a product alone.')),
  additionalInfo: z.object({
    fullName: z.nullable(z.string()),
    monthlyIncome: z.string().check(z.describe('As it was written.')),
    incomePeriod: z.enum(incomePeriods).check(z.describe('What `monthlyIncome` is told of.')),
    employerName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  documents: z.array(documentSummarySchema),
  missingDocuments: z.array(z.enum(documentTypes)).check(z.describe('What submitting still needs.')),
  requestedDocuments: z.array(z.enum(documentTypes)).check(z.describe('What the company asked for again.')),
  timeline: z.array(timelineEntrySchema),
  reviewDueOn: z
    .nullable(z.string().check(z.meta({ format: 'date' })))
    .check(z.describe('The day by which the applicant hears from us; null unless it waits for a review.')),
  createdAt: moment,
  updatedAt: moment,
  submittedAt: z.nullable(moment),
})
export type Application = Readonly<z.infer<typeof applicationSchema>>

/** What opens an application in any browser. */
export const statusLinkSchema = z.object({ statusLink: z.string().check(z.meta({ format: 'uri' })) })
export type StatusLink = Readonly<z.infer<typeof statusLinkSchema>>

/** A submitted application, and the link that opens it in any browser. */
export const submittedApplicationSchema = z.extend(applicationSchema, statusLinkSchema.shape)
export type SubmittedApplication = Readonly<z.infer<typeof submittedApplicationSchema>>

/** What a visitor gets who applies. */
export const applicationReceiptSchema = z.pick(applicationSchema, { id: true, reference: true, status: true })
export type ApplicationReceipt = Readonly<z.infer<typeof applicationReceiptSchema>>

/** What the tables of applications and of their payments are called that are exported. */
export const applicationsFile = 'applications.csv'
export const paymentsFile = 'payments.csv'
