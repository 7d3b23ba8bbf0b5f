import type { DecisionMail } from '#business/financing/mail/mail-payloads.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { MailName, MailPart } from '../mail-name.ts'

/** A part of a mail: the message that it says, and what may be written in its place. */
export type PartRule = {
  readonly key: MessageKey
  readonly kind: 'line' | 'text'
  readonly isOptional: boolean
  /** What must stand there in braces. */
  readonly required: readonly string[]
}

const line = (key: MessageKey, ...required: string[]): PartRule => ({ key, kind: 'line', isOptional: false, required })
const text = (key: MessageKey, ...required: string[]): PartRule => ({ key, kind: 'text', isOptional: false, required })
const optional = (key: MessageKey): PartRule => ({ key, kind: 'text', isOptional: true, required: [] })

const bookingChange = (change: 'booked' | 'moved' | 'cancelled', another: MessageKey) => ({
  subject: line(`mail.booking.${change}.subject`, 'reference'),
  title: line(`mail.booking.${change}.title`),
  opening: text(`mail.booking.${change}.text`),
  ...(change !== 'cancelled' && { where: text('mail.visit.where', 'address') }),
  calendar: optional(`mail.booking.${change}.calendar`),
  change: optional(another),
})

/** The link itself is part of the mail's frame: it is there whatever is written. */
const statusLink = {
  link: line('mail.application.link'),
  private: text('mail.application.private'),
  question: optional('mail.application.question'),
}

const decision = (status: DecisionMail['status']) => ({
  subject: line(`mail.decision.subject.${status}`, 'reference'),
  title: line(`mail.decision.title.${status}`),
  opening: text(`mail.decision.text.${status}`),
  why: line('mail.decision.reason'),
  ...statusLink,
})

const request = (kind: 'consultationStaff' | 'appointmentStaff' | 'orderStaff' | 'messageStaff' | 'jobStaff') => ({
  subject: line(`mail.${kind}.subject`, 'reference'),
  title: line(`mail.${kind}.title`),
  task: optional(`mail.${kind}.promise`),
})

/** What of each mail staff can write anew, in the order of the mail. */
export const partRules: Readonly<Record<MailName, Readonly<Partial<Record<MailPart, PartRule>>>>> = {
  everywhere: {
    greeting: line('mail.greeting', 'name'),
    plainGreeting: line('mail.greeting.plain'),
    when: line('mail.booking.when', 'date', 'slot'),
    reference: line('mail.reference'),
    signature: text('mail.signature'),
    reason: text('mail.footer.reason'),
  },
  'consultation-visitor': {
    subject: line('mail.consultation.subject', 'reference'),
    title: line('mail.consultation.title'),
    opening: text('mail.consultation.thanks'),
    nextTitle: line('mail.consultation.next.title'),
    nextCall: text('mail.consultation.next.call'),
    nextBills: optional('mail.consultation.next.bills'),
    calendar: optional('mail.booking.calendar'),
    change: optional('mail.booking.change'),
  },
  'appointment-visitor': {
    subject: line('mail.appointment.subject', 'reference'),
    title: line('mail.appointment.title'),
    opening: text('mail.appointment.thanks'),
    where: text('mail.appointment.where', 'address'),
    calendar: optional('mail.booking.calendar'),
    change: optional('mail.booking.change'),
  },
  'booking-booked': bookingChange('booked', 'mail.booking.change'),
  'booking-moved': bookingChange('moved', 'mail.booking.change'),
  'booking-cancelled': bookingChange('cancelled', 'mail.booking.cancelled.again'),
  'message-visitor': {
    subject: line('mail.message.subject', 'reference'),
    title: line('mail.message.title'),
    opening: text('mail.message.thanks'),
    more: optional('mail.message.more'),
  },
  'quote-visitor': {
    subject: line('mail.quote.subject', 'reference'),
    title: line('mail.quote.title'),
    opening: text('mail.quote.opening'),
    link: line('mail.quote.link'),
    question: optional('mail.quote.question'),
    reason: text('mail.quote.reason'),
  },
  'application-applicant': {
    subject: line('mail.application.subject', 'reference'),
    title: line('mail.application.title'),
    opening: text('mail.application.thanks'),
    review: text('mail.application.review', 'date'),
    follow: optional('mail.application.follow'),
    ...statusLink,
  },
  'decision-in_review': decision('in_review'),
  'decision-reopened': decision('reopened'),
  'decision-more_info_needed': decision('more_info_needed'),
  'decision-approved': decision('approved'),
  'decision-declined': decision('declined'),
  'decision-withdrawn': decision('withdrawn'),
  'consultation-staff': request('consultationStaff'),
  'appointment-staff': request('appointmentStaff'),
  'order-staff': request('orderStaff'),
  'message-staff': request('messageStaff'),
  'job-application-staff': request('jobStaff'),
  'follow-ups-staff': {
    subject: line('mail.followUps.subject', 'count'),
    title: line('mail.followUps.title'),
    opening: text('mail.followUps.text'),
  },
  'application-submitted-staff': {
    subject: line('mail.applicationStaff.subject', 'reference'),
    title: line('mail.applicationStaff.title'),
    task: text('mail.applicationStaff.promise', 'date'),
  },
  'application-completed-staff': {
    subject: line('mail.applicationCompleted.subject', 'reference'),
    title: line('mail.applicationCompleted.title'),
    task: optional('mail.applicationCompleted.text'),
  },
  'application-second-staff': {
    subject: line('mail.applicationSecond.subject', 'reference'),
    title: line('mail.applicationSecond.title'),
    task: text('mail.applicationSecond.text', 'name'),
  },
  'application-reminder-staff': {
    subject: line('mail.applicationReminder.subject', 'count'),
    title: line('mail.applicationReminder.title'),
    opening: text('mail.applicationReminder.text'),
  },
  'application-overdue-staff': {
    subject: line('mail.applicationOverdue.subject', 'count'),
    title: line('mail.applicationOverdue.title'),
    opening: text('mail.applicationOverdue.text'),
  },
  'invitation-staff': {
    subject: line('mail.invitation.subject', 'by'),
    title: line('mail.invitation.title'),
    opening: text('mail.invitation.opening', 'by'),
    task: optional('mail.invitation.role'),
    link: line('mail.invitation.link'),
    private: text('mail.invitation.private', 'date'),
    reason: text('mail.invitation.reason'),
  },
  'webhook-stopped-staff': {
    subject: line('mail.webhookStopped.subject', 'host'),
    title: line('mail.webhookStopped.title'),
    opening: text('mail.webhookStopped.opening', 'url'),
    task: optional('mail.webhookStopped.task'),
    link: line('mail.webhookStopped.link'),
  },
}

/** The parts of a mail in its order. */
export function partsOf(mail: MailName): (readonly [MailPart, PartRule])[] {
  return Object.entries(partRules[mail]) as [MailPart, PartRule][]
}
