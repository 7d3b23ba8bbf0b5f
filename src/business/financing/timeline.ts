import * as z from 'zod/mini'
import { applicationStatuses } from './application-status.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { documentTypes } from './document-type.ts'

/** What can happen to an application: its status changes, a document is asked for again, and comes. */
export const timelineEvents = ['status', 'document_requested', 'document_received'] as const

/**
 * What staff read beside these: whose it is, what they noted, how they got in touch, that the applicant was reminded, the
 * income read in the documents, a phone or email put right, the first of two approvals, what came of the down payment and was
 * given back, each as it was corrected, that a document was checked, and how one was seen that the site can’t show.
 */
export const staffTimelineEvents = [
  ...timelineEvents,
  'first_approval',
  'approval_taken_back',
  'note',
  'assignee',
  'reminded',
  'income_read',
  'phone_corrected',
  'email_corrected',
  'down_payment_received',
  'down_payment_corrected',
  'down_payment_refunded',
  'refund_corrected',
  'document_checked',
  'document_unchecked',
  'seen_elsewhere',
  ...notedContacts,
] as const
export type StaffTimelineEvent = (typeof staffTimelineEvents)[number]

/** One step of an application, as its owner reads it. */
export const timelineEntrySchema = z.object({
  at: z.string().check(z.meta({ format: 'date-time' })),
  event: z.enum(timelineEvents),
  status: z.nullable(z.enum(applicationStatuses)).check(z.describe('The new status, of a `status` event.')),
  documentType: z.nullable(z.enum(documentTypes)).check(z.describe('Which document, of the events about one.')),
  note: z.nullable(z.string()).check(z.describe('What the company tells with it.')),
})
export type TimelineEntry = Readonly<z.infer<typeof timelineEntrySchema>>
