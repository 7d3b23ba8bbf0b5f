import type { Outcome } from '#kernel/outcome.ts'
import type { LeadServices } from './attach-audit.server.ts'
import { bookLead } from './book-lead.server.ts'
import { consultationSchema } from './consultation.ts'
import type { LeadReceipt } from './lead.ts'
import { readWithAudit } from './read-with-audit.server.ts'
import type { RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor asks for a consultation: stores it with the audit that it carries, books its slot, has the visitor and staff
 * told by mail. All of it or nothing. Refuses with `invalid` (fields), `slot_full` (`preferredTimeSlot`) or `conflict` (the
 * key belongs to another request).
 */
export async function requestConsultation(
  services: LeadServices,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const now = services.now()
  const form = await readWithAudit(services, consultationSchema(origin.repeats ?? now), request)
  if (!form.ok) return form
  const { firstName, lastName, preferredDate: date, preferredTimeSlot: slot } = form.value.asked
  const name = `${firstName} ${lastName}`
  const booking = { kind: 'consultation', name, date, slot, path: 'preferredTimeSlot' } as const
  return bookLead(services, form.value, booking, { origin, now }, (about, consultation) => ({ ...about, consultation }))
}
