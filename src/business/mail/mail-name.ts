import type { Language } from '#kernel/language.ts'

/** The words that staff gave a mail in a language, in ICU, by message key. */
export type WordsOf = (mail: MailName, language: Language) => Promise<Readonly<Record<string, string>>>

/** Every mail whose words staff can change, in the order of the list; `everywhere` is what all of them share. */
export const mailNames = [
  'everywhere',
  'consultation-visitor',
  'appointment-visitor',
  'booking-booked',
  'booking-moved',
  'booking-cancelled',
  'message-visitor',
  'quote-visitor',
  'application-applicant',
  'decision-in_review',
  'decision-reopened',
  'decision-more_info_needed',
  'decision-approved',
  'decision-declined',
  'decision-withdrawn',
  'consultation-staff',
  'appointment-staff',
  'order-staff',
  'message-staff',
  'follow-ups-staff',
  'job-application-staff',
  'application-submitted-staff',
  'application-completed-staff',
  'application-second-staff',
  'application-reminder-staff',
  'application-overdue-staff',
  'invitation-staff',
  'webhook-stopped-staff',
] as const
export type MailName = (typeof mailNames)[number]

/** True when `value` names a mail. */
export function isMailName(value: unknown): value is MailName {
  return mailNames.includes(value as MailName)
}

/** Who gets a mail. */
export const mailReaders = ['everybody', 'visitor', 'applicant', 'staff'] as const
export type MailReader = (typeof mailReaders)[number]

/** Who gets it. */
export function readerOf(mail: MailName): MailReader {
  if (mail === 'everywhere') return 'everybody'
  if (mail.endsWith('-staff')) return 'staff'
  return mail.startsWith('decision-') || mail === 'application-applicant' ? 'applicant' : 'visitor'
}

/** The parts that a mail's words have; each mail has some of them. */
export const mailParts = [
  'subject',
  'title',
  'greeting',
  'plainGreeting',
  'opening',
  'when',
  'reference',
  'where',
  'nextTitle',
  'nextCall',
  'nextBills',
  'calendar',
  'change',
  'more',
  'review',
  'why',
  'follow',
  'link',
  'private',
  'question',
  'task',
  'signature',
  'reason',
] as const
export type MailPart = (typeof mailParts)[number]
