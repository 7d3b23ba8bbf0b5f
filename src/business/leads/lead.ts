import * as z from 'zod/mini'

/** The kinds of request that the inbox of the company knows. */
export type LeadKind = 'consultation' | 'appointment' | 'order' | 'job_application' | 'message'

const prefix: Readonly<Record<LeadKind, string>> = {
  consultation: 'CON',
  appointment: 'APP',
  order: 'ORD',
  job_application: 'JOB',
  message: 'MSG',
}

/** What a visitor quotes on the phone: `CON-000123`, the lead's id padded to six digits. */
export function leadReference(kind: LeadKind, id: number): string {
  return `${prefix[kind]}-${String(id).padStart(6, '0')}`
}

/** How far the company has come with a request; every one begins as `new`. */
export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'won' | 'lost' | 'spam'

/** What a visitor gets for a stored request. */
export const leadReceiptSchema = z.object({
  id: z.int(),
  reference: z.string().check(z.describe('What the visitor quotes on the phone, such as `CON-000123`.')),
})
export type LeadReceipt = Readonly<z.infer<typeof leadReceiptSchema>>
