import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { ToldQuote } from '#business/quotes/quote.ts'
import type { Appointment } from '../appointment.ts'
import type { AuditInShort } from '../attached-audit.ts'
import type { Consultation } from '../consultation.ts'
import type { ContactMessage } from '../contact-message.ts'
import type { BookingReason } from '../lead-event.ts'
import type { JobApplication } from '../job-application.ts'
import type { PricedOrder } from '../order.ts'
import type { BookedSlot } from './booked-time.ts'

/** What every mail about a request tells: JSON, kept in the outbox until it is sent. */
type LeadMail = {
  readonly reference: string
  /** When the request was stored, ISO 8601. */
  readonly receivedAt: string
  readonly country: Country
  /** The language that the visitor reads. */
  readonly visitorLanguage: Language
  /** What their phone dials; null where that can't be told, and of none. Mails queued before it was told have none. */
  readonly dialledNumber?: string | null
  /** The day that the answer is promised on; null while the office works. Mails queued before it was told have none. */
  readonly answeredOn?: CalendarDate | null
}

/** Queued before requests carried audits and quotes, a mail has none. */
type MayCarry = { readonly audit?: AuditInShort | null; readonly quote?: ToldQuote | null }

export type ConsultationMail = LeadMail & MayCarry & { readonly consultation: Consultation }

/** The place in the calendar that goes with a consultation. */
export function consultationSlot({ consultation, country }: ConsultationMail): BookedSlot {
  return {
    kind: 'consultation',
    country,
    date: consultation.preferredDate,
    slot: consultation.preferredTimeSlot,
  }
}

export type OrderMail = LeadMail & MayCarry & PricedOrder

export type AppointmentMail = LeadMail & MayCarry & { readonly appointment: Appointment }

/** The place in the calendar that goes with an appointment. */
export function appointmentSlot({ appointment, country }: AppointmentMail): BookedSlot {
  const { date, slot } = appointment
  return { kind: 'appointment', country, date, slot }
}

/** A booking that staff made, moved (the new time) or cancelled (the old one); `receivedAt` is when they did. */
export type BookingChangeMail = LeadMail &
  BookedSlot & {
    readonly change: 'booked' | 'moved' | 'cancelled'
    /** Where a visit is; of any other time, and of mails queued before there were visits, none. */
    readonly address?: string | null
    /** Why; mails queued before it was asked have none. */
    readonly reason?: BookingReason | null
    readonly name: string
    readonly email: string
    /** The how-manieth change of its time: calendars take the latest. */
    readonly sequence: number
  }

/** What of their requests waits for a member of staff this morning, what is due the longest first. */
export type FollowUpsMail = {
  /** Whose office signs. */
  readonly country: Country
  readonly waiting: readonly {
    readonly leadId: number
    readonly reference: string
    readonly name: string
    readonly phone: string | null
    readonly nextStep: string
    /** The day that the step was for; null where it is not due yet. */
    readonly due: { readonly on: CalendarDate; readonly isOverdue: boolean } | null
    /** Somebody else gave it to them, and they have not opened it. */
    readonly isGiven: boolean
  }[]
}

export type ContactMessageMail = LeadMail & MayCarry & { readonly message: ContactMessage }

export type JobApplicationMail = LeadMail & {
  readonly application: JobApplication
  /** The CV is in the back office: a mail tells its name and its size in bytes. */
  readonly cv: { readonly name: string; readonly size: number } | null
}
