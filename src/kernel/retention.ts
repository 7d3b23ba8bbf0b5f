/** What is kept for a time that staff set, as the settings and the privacy policy name it. */
export const keptKinds = [
  'consultation',
  'appointment',
  'order',
  'message',
  'job_application',
  'application',
  'contract',
  'mail',
  'audit_log',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** For how many months each kind is kept once it is closed. */
export type Retention = Readonly<Record<KeptKind, number>>

/** How many days a financing application that nobody submits is kept, with its documents. */
export const draftDays = 30

/** How many days a quote is kept that no request uses. */
export const quoteDays = 60
