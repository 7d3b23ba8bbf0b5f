import type { ReactElement } from 'react'
import { InvitationMail } from '#business/accounts/mail/invitation-mail.tsx'
import type { InvitationMail as Invited } from '#business/accounts/mail/invitation-mail-payload.ts'
import { ApplicantMail } from '#business/financing/mail/applicant-mail.tsx'
import { ApplicationStaffMail, applicationNews } from '#business/financing/mail/application-staff-mail.tsx'
import { DecisionMail } from '#business/financing/mail/decision-mail.tsx'
import type * as Financing from '#business/financing/mail/mail-payloads.ts'
import { productName } from '#business/financing/mail/plan-rows.tsx'
import { OverdueMail } from '#business/financing/mail/overdue-mail.tsx'
import { ReminderMail } from '#business/financing/mail/reminder-mail.tsx'
import {
  AppointmentStaffMail,
  ConsultationStaffMail,
  FollowUpsStaffMail,
  MessageStaffMail,
  JobStaffMail,
  OrderStaffMail,
} from '#business/leads/mail/staff-mails.tsx'
import {
  AppointmentVisitorMail,
  BookingChangeMail,
  ConsultationVisitorMail,
  MessageVisitorMail,
} from '#business/leads/mail/visitor-mails.tsx'
import { calendarMethod, calendarText } from '#business/leads/mail/calendar-file.ts'
import {
  appointmentSlot,
  consultationSlot,
  type AppointmentMail,
  type BookingChangeMail as BookingChange,
  type ConsultationMail,
  type ContactMessageMail,
  type FollowUpsMail,
  type JobApplicationMail,
  type OrderMail,
} from '#business/leads/mail/mail-payloads.ts'
import { WebhookStoppedMail } from '#business/programs/mail/webhook-stopped-mail.tsx'
import type { WebhookStoppedMail as StoppedWebhook } from '#business/programs/webhook.ts'
import { QuoteMail } from '#business/quotes/mail/quote-mail.tsx'
import type { QuoteMail as QuoteSent } from '#business/quotes/mail/quote-mail-payload.ts'
import type { MailName } from '../mail-name.ts'
import type { Text } from '#i18n/text.ts'
import type { Company } from '#kernel/brand.ts'
import type { Attachment } from '#platform/mail/mail.ts'

type MailTemplate<Mail> = {
  /** Whose words it speaks: those of one of the mails that staff know. */
  readonly words: MailName | ((mail: Mail) => MailName)
  readonly subject: (mail: Mail, text: Text) => string
  /** Who reads an answer to it, where that is not the company: the visitor whom a mail to staff is about, if they left an address. */
  readonly answerTo?: (mail: Mail) => string | undefined
  readonly body: (mail: Mail, text: Text) => ReactElement
  readonly attachments?: (mail: Mail, text: Text, company: Company) => readonly Attachment[]
}

const calendarFile = (filename: string, content: string, change?: BookingChange['change']): Attachment => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${calendarMethod(change)}`,
  content,
})

const personOf = ({ consultation }: ConsultationMail) => `${consultation.firstName} ${consultation.lastName}`

const consultationVisitor: MailTemplate<ConsultationMail> = {
  words: 'consultation-visitor',
  subject: ({ reference }, text) => text('mail.consultation.subject', { reference }),
  body: (mail, text) => <ConsultationVisitorMail mail={mail} text={text} />,
  attachments: (mail, text, company) => [
    calendarFile(
      text('mail.consultation.file', { reference: mail.reference }),
      calendarText(
        { ...mail, ...consultationSlot(mail), summary: text('mail.consultation.event', { brand: company.brand.name }) },
        text,
        company,
      ),
    ),
  ],
}

const consultationStaff: MailTemplate<ConsultationMail> = {
  words: 'consultation-staff',
  answerTo: ({ consultation }) => consultation.email,
  subject: (mail, text) => text('mail.consultationStaff.subject', { reference: mail.reference, name: personOf(mail) }),
  body: (mail, text) => <ConsultationStaffMail mail={mail} text={text} />,
}

const appointmentVisitor: MailTemplate<AppointmentMail> = {
  words: 'appointment-visitor',
  subject: ({ reference }, text) => text('mail.appointment.subject', { reference }),
  body: (mail, text) => <AppointmentVisitorMail mail={mail} text={text} />,
  attachments: (mail, text, company) => [
    calendarFile(
      text('mail.appointment.file', { reference: mail.reference }),
      calendarText(
        {
          ...mail,
          ...appointmentSlot(mail),
          summary: text('mail.appointment.event', { brand: company.brand.name }),
          location: company.contacts[mail.country].address[text.language],
        },
        text,
        company,
      ),
    ),
  ],
}

/** Where somebody is expected; of a call nowhere. */
function placeOf({ kind, address, country }: BookingChange, { language }: Text, { contacts }: Company) {
  return kind === 'appointment' ? contacts[country].address[language] : (address ?? undefined)
}

const bookingChange: MailTemplate<BookingChange> = {
  words: ({ change }) => `booking-${change}`,
  subject: ({ reference, change }, text) => text(`mail.booking.${change}.subject`, { reference }),
  body: (mail, text) => <BookingChangeMail mail={mail} text={text} />,
  attachments: (mail, text, company) => [
    calendarFile(
      text(`mail.${mail.kind}.file`, { reference: mail.reference }),
      calendarText(
        {
          ...mail,
          summary: text(`mail.${mail.kind}.event`, { brand: company.brand.name }),
          location: placeOf(mail, text, company),
          update: mail,
        },
        text,
        company,
      ),
      mail.change,
    ),
  ],
}

const appointmentStaff: MailTemplate<AppointmentMail> = {
  words: 'appointment-staff',
  answerTo: ({ appointment }) => appointment.email,
  subject: ({ reference, appointment }, text) =>
    text('mail.appointmentStaff.subject', { reference, name: appointment.name }),
  body: (mail, text) => <AppointmentStaffMail mail={mail} text={text} />,
}

const jobApplicationStaff: MailTemplate<JobApplicationMail> = {
  words: 'job-application-staff',
  answerTo: ({ application }) => application.email,
  subject: ({ reference, application }, text) => text('mail.jobStaff.subject', { reference, name: application.name }),
  body: (mail, text) => <JobStaffMail mail={mail} text={text} />,
}

const messageVisitor: MailTemplate<ContactMessageMail> = {
  words: 'message-visitor',
  subject: ({ reference }, text) => text('mail.message.subject', { reference }),
  body: (mail, text) => <MessageVisitorMail mail={mail} text={text} />,
}

const messageStaff: MailTemplate<ContactMessageMail> = {
  words: 'message-staff',
  answerTo: ({ message }) => message.email,
  subject: ({ reference, message }, text) => text('mail.messageStaff.subject', { reference, name: message.name }),
  body: (mail, text) => <MessageStaffMail mail={mail} text={text} />,
}

const quoteVisitor: MailTemplate<QuoteSent> = {
  words: 'quote-visitor',
  subject: ({ reference }, text) => text('mail.quote.subject', { reference }),
  body: (mail, text) => <QuoteMail mail={mail} text={text} />,
}

const followUpsStaff: MailTemplate<FollowUpsMail> = {
  words: 'follow-ups-staff',
  subject: ({ waiting }, text) => text('mail.followUps.subject', { count: waiting.length }),
  body: (mail, text) => <FollowUpsStaffMail mail={mail} text={text} />,
}

const orderStaff: MailTemplate<OrderMail> = {
  words: 'order-staff',
  subject: ({ reference, order }, text) => text('mail.orderStaff.subject', { reference, name: order.fullName }),
  body: (mail, text) => <OrderStaffMail mail={mail} text={text} />,
}

const applicant: MailTemplate<Financing.ApplicantMail> = {
  words: 'application-applicant',
  subject: ({ reference }, text) => text('mail.application.subject', { reference }),
  body: (mail, text) => <ApplicantMail mail={mail} text={text} />,
}

const applicationDecision: MailTemplate<Financing.DecisionMail> = {
  words: ({ status }) => `decision-${status}`,
  subject: ({ reference, status }, text) => text(`mail.decision.subject.${status}`, { reference }),
  body: (mail, text) => <DecisionMail mail={mail} text={text} />,
}

const applicationStaff: MailTemplate<Financing.ApplicationStaffMail> = {
  words: ({ news }) => `application-${news}-staff`,
  answerTo: ({ email }) => email,
  subject: ({ reference, product, news }, text) =>
    text(`mail.${applicationNews[news]}.subject`, { reference, product: productName(product, text) }),
  body: (mail, text) => <ApplicationStaffMail mail={mail} text={text} />,
}

const applicationReminder: MailTemplate<Financing.ReminderMail> = {
  words: 'application-reminder-staff',
  subject: ({ waiting }, text) => text('mail.applicationReminder.subject', { count: waiting.length }),
  body: (mail, text) => <ReminderMail mail={mail} text={text} />,
}

const applicationOverdue: MailTemplate<Financing.OverdueMail> = {
  words: 'application-overdue-staff',
  subject: ({ overdue }, text) => text('mail.applicationOverdue.subject', { count: overdue.length }),
  body: (mail, text) => <OverdueMail mail={mail} text={text} />,
}

const invitationStaff: MailTemplate<Invited> = {
  words: 'invitation-staff',
  subject: ({ invitedBy: by }, text) => text('mail.invitation.subject', { by }),
  body: (mail, text) => <InvitationMail mail={mail} text={text} />,
}

const webhookStopped: MailTemplate<StoppedWebhook> = {
  words: 'webhook-stopped-staff',
  subject: ({ url }, text) => text('mail.webhookStopped.subject', { host: new URL(url).host }),
  body: (mail, text) => <WebhookStoppedMail mail={mail} text={text} />,
}

/** Every mail that the site sends, by the name under which a verb queues it. */
export const mailTemplates = {
  'consultation-visitor': consultationVisitor,
  'consultation-staff': consultationStaff,
  'appointment-visitor': appointmentVisitor,
  'appointment-staff': appointmentStaff,
  'booking-change-visitor': bookingChange,
  'order-staff': orderStaff,
  'message-visitor': messageVisitor,
  'message-staff': messageStaff,
  'follow-ups-staff': followUpsStaff,
  'quote-visitor': quoteVisitor,
  'job-application-staff': jobApplicationStaff,
  'application-applicant': applicant,
  'application-decision': applicationDecision,
  'application-staff': applicationStaff,
  'application-reminder-staff': applicationReminder,
  'application-overdue-staff': applicationOverdue,
  'invitation-staff': invitationStaff,
  'webhook-stopped-staff': webhookStopped,
} as Readonly<Record<string, MailTemplate<unknown> | undefined>>
