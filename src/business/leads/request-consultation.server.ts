import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { attachAudit, type LeadServices } from './attach-audit.server.ts'
import { auditInShort, withAudit } from './attached-audit.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import { consultationSchema } from './consultation.ts'
import type { LeadReceipt } from './lead.ts'
import type { ConsultationMail } from './mail/mail-payloads.ts'
import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { earlierReceipt, storeLead, type RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor asks for a consultation: stores it with the audit that it carries, books its slot, has the visitor and staff told
 * by mail. All of it or nothing. Refuses with `invalid` (fields), `slot_full` (`preferredTimeSlot`) or `conflict` (the key belongs to another request).
 */
export async function requestConsultation(
  services: LeadServices,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const now = services.now()
  const parsed = parse(withAudit(consultationSchema(now)), request)
  if (!parsed.ok) return parsed
  const { audit: auditRequest, ...asked } = parsed.value
  const attached = await attachAudit(services, auditRequest)
  if (!attached.ok) return attached
  const audit = attached.value
  const { country, preferredDate: date, preferredTimeSlot: slot, email, phone, source } = asked

  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, 'consultation', parsed.value, origin)
    if (earlier) return earlier
    const held = await holdPlace(tx, { kind: 'consultation', country, date, slot }, 'preferredTimeSlot')
    if (!held.ok) return held

    const name = `${asked.firstName} ${asked.lastName}`
    const lead = { country, name, email, phone, source, payload: asked, audit }
    const receipt = await storeLead(tx, 'consultation', parsed.value, lead, origin, now)
    await bookPlace(tx, held.value, receipt.id)
    await tell(tx, services, {
      reference: receipt.reference,
      receivedAt: now.toISOString(),
      country,
      visitorLanguage: origin.language,
      consultation: asked,
      audit: audit && auditInShort(audit),
    })
    return done(receipt)
  })
}

async function tell(tx: Transaction, services: LeadServices, props: ConsultationMail): Promise<void> {
  const { consultation, country, visitorLanguage } = props
  await queueMail(tx, services, {
    template: 'consultation-visitor',
    to: consultation.email,
    language: visitorLanguage,
    props,
  })
  await queueMail(tx, services, { template: 'consultation-staff', ...staffMailbox(country), props })
}
