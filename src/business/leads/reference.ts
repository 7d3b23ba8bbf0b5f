/** The kinds of request that the inbox of the company knows. */
export const leadKinds = ['consultation', 'appointment', 'order', 'job_application'] as const
export type LeadKind = (typeof leadKinds)[number]

const prefix: Readonly<Record<LeadKind, string>> = {
  consultation: 'CON',
  appointment: 'APP',
  order: 'ORD',
  job_application: 'JOB',
}

/** What a visitor quotes on the phone: `CON-000123`, the lead's id padded to six digits. */
export function leadReference(kind: LeadKind, id: number): string {
  return `${prefix[kind]}-${String(id).padStart(6, '0')}`
}
