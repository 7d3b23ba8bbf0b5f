import type { Outcome } from '#kernel/outcome.ts'
import { appointmentSchema } from './appointment.ts'
import type { LeadServices } from './attach-audit.server.ts'
import { bookLead } from './book-lead.server.ts'
import type { LeadReceipt } from './lead.ts'
import { readWithAudit } from './read-with-audit.server.ts'
import type { RequestOrigin } from './store-lead.server.ts'

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
  const form = await readWithAudit(services, appointmentSchema(origin.repeats ?? now), request)
  if (!form.ok) return form
  const { name, date, slot } = form.value.asked
  const booking = { kind: 'appointment', name, date, slot, path: 'slot' } as const
  return bookLead(services, form.value, booking, { origin, now }, (about, appointment) => ({ ...about, appointment }))
}
