import { done, type Outcome } from '#kernel/outcome.ts'
import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { aboutLead, type AboutLead } from './about-lead.server.ts'
import type { Appointment } from './appointment.ts'
import type { LeadServices } from './attach-audit.server.ts'
import { bookPlace, holdPlace, type SlotChoice } from './book-slot.server.ts'
import type { Consultation } from './consultation.ts'
import type { LeadReceipt } from './lead.ts'
import type { AppointmentMail, ConsultationMail } from './mail/mail-payloads.ts'
import type { ReadForm } from './read-with-audit.server.ts'
import { earlierReceipt, storeLead, type RequestOrigin } from './store-lead.server.ts'

type Booking = Omit<SlotChoice, 'country'> & {
  readonly name: string
  /** The form's field that names the slot. */
  readonly path: string
}

/**
 * Stores a request with its slot and has the visitor and staff told by mail, all of it or nothing. Refuses with `slot_full`
 * (the slot's field) or `conflict` (the key belongs to another request).
 */
export async function bookLead<Asked extends Appointment | Consultation>(
  services: LeadServices,
  { body, asked, audit }: ReadForm<Asked>,
  { kind, date, slot, name, path }: Booking,
  { origin, now }: { readonly origin: RequestOrigin; readonly now: Date },
  mailOf: (about: AboutLead, asked: Asked) => AppointmentMail | ConsultationMail,
): Promise<Outcome<LeadReceipt>> {
  const { country, email, phone, source } = asked
  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, kind, body, origin)
    if (earlier) return earlier
    const held = await holdPlace(tx, { kind, country, date, slot }, path)
    if (!held.ok) return held
    const lead = { country, name, email, phone, source, payload: asked, audit }
    const receipt = await storeLead(tx, kind, body, lead, origin, now)
    await bookPlace(tx, held.value, receipt.id)
    const props = mailOf(aboutLead(receipt, country, origin, now, audit), asked)
    await queueMail(tx, services, { template: `${kind}-visitor`, to: email, language: origin.language, props })
    await queueMail(tx, services, { template: `${kind}-staff`, ...staffMailbox(country), props })
    return done(receipt)
  })
}
