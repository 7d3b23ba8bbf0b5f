import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { appointmentSchema } from './appointment.ts'
import { attachAudit, type LeadServices } from './attach-audit.server.ts'
import { auditInShort, withAudit } from './attached-audit.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import type { LeadReceipt } from './lead.ts'
import type { AppointmentMail } from './mail/mail-payloads.ts'
import { earlierReceipt, storeLead, type RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor books half an hour at the office: stores it, has the visitor and staff told by mail. All of it or nothing.
 * Refuses with `invalid` (fields), `slot_full` (`slot`) or `conflict` (the key belongs to another request).
 */
export async function bookAppointment(
  services: LeadServices,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const now = services.now()
  const parsed = parse(withAudit(appointmentSchema(now)), request)
  if (!parsed.ok) return parsed
  const { audit: auditRequest, ...asked } = parsed.value
  const attached = await attachAudit(services, auditRequest)
  if (!attached.ok) return attached
  const audit = attached.value
  const { country, date, slot, name, email, phone, source } = asked

  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, 'appointment', parsed.value, origin)
    if (earlier) return earlier
    const held = await holdPlace(tx, { kind: 'appointment', country, date, slot }, 'slot')
    if (!held.ok) return held

    const lead = { country, name, email, phone, source, payload: asked, audit }
    const receipt = await storeLead(tx, 'appointment', parsed.value, lead, origin, now)
    await bookPlace(tx, held.value, receipt.id)
    await tell(tx, services, {
      reference: receipt.reference,
      receivedAt: now.toISOString(),
      country,
      visitorLanguage: origin.language,
      appointment: asked,
      audit: audit && auditInShort(audit),
    })
    return done(receipt)
  })
}

async function tell(tx: Transaction, services: LeadServices, props: AppointmentMail): Promise<void> {
  const { appointment, country, visitorLanguage } = props
  await queueMail(tx, services, {
    template: 'appointment-visitor',
    to: appointment.email,
    language: visitorLanguage,
    props,
  })
  await queueMail(tx, services, { template: 'appointment-staff', ...staffMailbox(country), props })
}
