import * as z from 'zod/mini'

/** The kinds of request that the inbox of the company knows. */
export const leadKinds = ['consultation', 'appointment', 'order', 'job_application', 'message'] as const
export type LeadKind = (typeof leadKinds)[number]

/** How a request reaches staff who note it for somebody. */
export const takenChannels = ['phone', 'shop', 'chat', 'mail', 'event', 'other'] as const
/** How a request reached the company; `import`: it was taken over from a table. */
export const channels = ['site', ...takenChannels, 'import'] as const
export type Channel = (typeof channels)[number]

/** Two kinds of work, each with a list of its own: who may buy, and who wants to work here. */
export const leadTracks = ['sales', 'jobs'] as const
export type LeadTrack = (typeof leadTracks)[number]

/** The list that a kind of request stands in. */
export const trackOf = (kind: LeadKind): LeadTrack => (kind === 'job_application' ? 'jobs' : 'sales')

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

/** What a visitor gets for a stored request. */
export const leadReceiptSchema = z.object({
  id: z.int(),
  reference: z.string().check(z.describe('What the visitor quotes on the phone, such as `CON-000123`.')),
})
export type LeadReceipt = Readonly<z.infer<typeof leadReceiptSchema>>

/** The lead that a reference names (`CON-000123`, also `con123`); null for anything else. */
export function leadOfReference(text: string): { readonly kind: LeadKind; readonly id: number } | null {
  const [, letters = '', digits = ''] = /^([a-z]{3})[\s-]?0*(\d{1,9})$/i.exec(text.trim()) ?? []
  const kind = leadKinds.find((one) => prefix[one] === letters.toUpperCase())
  return kind && digits ? { kind, id: Number(digits) } : null
}

/** What the table of requests is called that is exported. */
export const requestsFile = 'requests.csv'
