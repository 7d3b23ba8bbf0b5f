import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { attempt, done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { AdminLead } from './admin-lead.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import { bookingMoveSchema } from './booking-calendar.ts'
import { changeBooking } from './change-booking.server.ts'
import { dateIssue, isBookable, slotsOf } from './slots.ts'
import { slotBookings } from './tables.server.ts'

/**
 * Gives a request another time, also one that was cancelled; the old one is free at once, and the visitor is told by mail.
 * Refused as {@link changeBooking} says; as `invalid` (`date`, `slot`) for a time that is past or none of ours, as
 * `slot_full` for one that is taken or on which the office is closed.
 */
export async function moveBooking(acting: Acting, leadId: number, request: unknown): Promise<Outcome<AdminLead>> {
  const parsed = parse(bookingMoveSchema, request)
  return changeBooking(acting, leadId, parsed, async (tx, { before, kind, now }, { date, slot }) => {
    const { country, booking } = before
    if (booking?.date === date && booking.slot === slot) return done(null)
    const issue = issueOf(date, now, country)
    if (issue) return issue
    if (!slotsOf[kind].includes(slot)) return refusedField('slot', 'unknown_value')
    if (!isBookable(kind, date, slot, now, country)) return refusedField('slot', 'past_slot')
    const held = await attempt(() => holdPlace(tx, { kind, country, date, slot }, 'slot'))
    if (!held.ok) return held
    if (booking) {
      const { place } = held.value
      await tx.update(slotBookings).set({ date, slot, place }).where(eq(slotBookings.leadId, leadId))
    } else await bookPlace(tx, held.value, leadId)
    return done({ change: 'moved', date, slot })
  })
}

function refusedField(path: string, code: string): Outcome<never> {
  return refused('invalid', { errors: [{ path, code }] })
}

/** A weekend is closed as a holiday is; a day that is past or too far away is no day to choose. */
function issueOf(date: CalendarDate, now: Date, country: AdminLead['country']): Outcome<never> | null {
  const code = dateIssue(date, now, country)
  if (code === null) return null
  return code === 'weekend' ? refused('slot_full', { errors: [{ path: 'date', code }] }) : refusedField('date', code)
}
