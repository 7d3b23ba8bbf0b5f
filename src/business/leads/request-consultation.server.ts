import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import { consultationSchema } from './consultation.ts'
import type { LeadReceipt } from './lead.ts'
import type { ConsultationMail } from './mail/mail-payloads.ts'
import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { earlierReceipt, storeLead, type RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor asks for a consultation: stores it, books its slot, has the visitor and staff told by mail. All of it or nothing.
 * Refuses with `invalid` (fields), `slot_full` (`preferredTimeSlot`) or `conflict` (the key belongs to another request).
 */
export async function requestConsultation(
  services: Services,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const now = services.now()
  const parsed = parse(consultationSchema(now), request)
  if (!parsed.ok) return parsed
  const asked = parsed.value
  const { country, preferredDate: date, preferredTimeSlot: slot, email, phone, source } = asked

  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, 'consultation', asked, origin)
    if (earlier) return earlier
    const held = await holdPlace(tx, { kind: 'consultation', country, date, slot }, 'preferredTimeSlot')
    if (!held.ok) return held

    const name = `${asked.firstName} ${asked.lastName}`
    const lead = { country, name, email, phone, source, payload: asked }
    const receipt = await storeLead(tx, 'consultation', asked, lead, origin, now)
    await bookPlace(tx, held.value, receipt.id)
    await tell(tx, services, {
      reference: receipt.reference,
      receivedAt: now.toISOString(),
      country,
      visitorLanguage: origin.language,
      consultation: asked,
    })
    return done(receipt)
  })
}

async function tell(tx: Transaction, services: Services, props: ConsultationMail): Promise<void> {
  const { consultation, country, visitorLanguage } = props
  await queueMail(tx, services, {
    template: 'consultation-visitor',
    to: consultation.email,
    language: visitorLanguage,
    props,
  })
  await queueMail(tx, services, { template: 'consultation-staff', ...staffMailbox(country), props })
}
