import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { AdminLead } from './admin-lead.ts'
import { bookingCancelSchema } from './booking-calendar.ts'
import { changeBooking } from './change-booking.server.ts'
import { slotBookings } from './tables.server.ts'

/**
 * Gives the time of a request back: it is free at once, and the visitor is told by mail. A request without one stays as it
 * is. Refused as {@link changeBooking} says.
 */
export async function cancelBooking(acting: Acting, leadId: number, request: unknown): Promise<Outcome<AdminLead>> {
  const parsed = parse(bookingCancelSchema, request)
  return changeBooking(acting, leadId, parsed, async (tx, { before: { booking } }) => {
    if (!booking) return done(null)
    await tx.delete(slotBookings).where(eq(slotBookings.leadId, leadId))
    return done({ change: 'cancelled', ...booking })
  })
}
