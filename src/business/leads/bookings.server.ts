import { and, between, eq, gt, inArray, isNull, min, or, sql } from 'drizzle-orm'
import { stale } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { closedDaysOf } from '#business/company/closed-days.server.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import { bookingEvents, cancelled, writeChange, type BookingChange } from './booking-changes.server.ts'
import {
  bookingCancelSchema,
  bookingMoveSchema,
  bookingOutcomeSchema,
  calendarQuestionSchema,
  type Booking,
  type BookingCalendar,
} from './booking-calendar.ts'
import { answerRequest } from './change-lead.server.ts'
import { readLead } from './lead-detail.server.ts'
import { todayAt } from './lead-inbox.server.ts'
import { isStale } from './lead-event.ts'
import { leadReference, trackOf } from './lead.ts'
import {
  dateIssue,
  hasBegun,
  isBookable,
  slotKindOf,
  slotKinds,
  slotsAhead,
  slotStart,
  type SlotKind,
} from './slots.ts'
import { leads, slotBookings } from './tables.server.ts'
import type { Place } from './places.ts'

/**
 * Books a time of any kind for a customer's request that has none, or whose time has come to an end; in place of one to come another,
 * and why. The old one is free at once, the visitor is told by mail, and whoever is given a first time has their answer by it. Refused
 * also as {@link changeBooking} says; as `invalid` (`date`, `slot`) for a time that is past or none of ours, (`address`) for a visit
 * without one, (`reason`) for a move without one; as `slot_full` for a time that is taken or on which the office is closed.
 */
export const moveBooking = staffUseCase(
  { may: 'leads.work', input: bookingMoveSchema },
  (permitted, { date, slot, address: typed, stepDone, reason, words, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before, now }) => {
      const { country, booking } = before
      const kind = slotKindOf(slot)
      if (!kind) return need(invalid('slot', 'unknown_value'))
      const address = kind === 'visit' ? typed || need(invalid('address', 'required')) : null
      const isMove = booking?.outcome === null
      const isSameTime = isMove && booking.date === date && booking.slot === slot
      if (isSameTime && booking.address === address) return null
      if (isMove && !reason) need(invalid('reason', 'required'))
      needBookable(kind, { date, slot }, now, country)
      if (isSameTime) await tx.update(slotBookings).set({ address }).where(eq(slotBookings.leadId, leadId))
      else {
        const held = await holdPlace(tx, permitted, { kind, country, date, slot }, 'slot')
        await tx.delete(slotBookings).where(eq(slotBookings.leadId, leadId))
        await bookPlace(tx, held, leadId, address)
      }
      if (!isMove || stepDone) await answerRequest(tx, permitted.by, leadId, now, stepDone ? { stepDone } : {})
      if (!isMove) return { event: 'booked', date, slot, address }
      return { event: 'moved', date, slot, address, why: { reason, words: words || undefined } }
    }),
)

/**
 * Gives the time of a request back: it is free at once, and the visitor is told by mail. A request without one to come stays as it
 * is. Refused also as {@link changeBooking} says.
 */
export const cancelBooking = staffUseCase(
  { may: 'leads.work', input: bookingCancelSchema },
  (permitted, { reason, words, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, (tx, { before }) =>
      cancelled(tx, before, { reason, words: words || undefined }),
    ),
)

/**
 * Says what became of a booking whose time has come; a slip is mended by saying the other. Refused also as
 * {@link changeBooking} says; as `not_found` for a request without a time, as `invalid` (`outcome`: `not_begun`) before it.
 */
export const settleBooking = staffUseCase(
  { may: 'leads.work', input: bookingOutcomeSchema },
  (permitted, { outcome, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before: { booking, country }, now }) => {
      const kind = booking && slotKindOf(booking.slot)
      if (!booking || !kind) return need(refused('not_found'))
      const { date, slot } = booking
      if (!hasBegun(kind, date, slot, now, country)) return need(invalid('outcome', 'not_begun'))
      if (booking.outcome === outcome) return null
      await tx.update(slotBookings).set({ outcome }).where(eq(slotBookings.leadId, leadId))
      return { event: outcome, date, slot }
    }),
)

/** A weekend is closed as a holiday is; a day that is past or too far away is no day to choose. */
function needBookable(
  kind: SlotKind,
  { date, slot }: { readonly date: CalendarDate; readonly slot: string },
  now: Date,
  country: AdminLead['country'],
): void {
  const code = dateIssue(date, now, country, kind)
  if (code === 'weekend') need(refused('slot_full', { errors: [{ path: 'date', code }] }))
  if (code !== null) need(invalid('date', code))
  if (!isBookable(kind, date, slot, now, country)) need(invalid('slot', 'past_slot'))
}

function invalid(path: string, code: string): Outcome<never> {
  return refused('invalid', { errors: [{ path, code }] })
}

type About = { readonly before: AdminLead; readonly now: Date }
/** Does it, and says what was done; null for nothing. */
type Act = (tx: Transaction, about: About) => Promise<BookingChange | null>

/**
 * Changes when somebody is expected, writes it into the timeline and the log and tells the visitor, all or nothing. Refuses
 * with `not_found` for a request of nobody's time, with `stale`, and as `act` does.
 */
async function changeBooking(
  { by, ...services }: Permitted,
  { leadId, updatedAt }: { readonly leadId: number; readonly updatedAt?: string | undefined },
  act: Act,
): Promise<AdminLead> {
  return services.db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update')
    const before = await readLead(tx, leadId)
    if (!before || trackOf(before.kind) !== 'sales') return need(refused('not_found'))
    if (isStale(before, updatedAt, bookingEvents)) return need(stale(before))
    const change = await act(tx, { before, now: services.now() })
    if (change === null) return before
    await writeChange(tx, services, { by, before, change })
    return (await readLead(tx, leadId)) ?? before
  })
}

/** Who is expected on which days, and when next after them. Five queries. */
export const readCalendar = staffUseCase(
  { may: 'leads.work', input: calendarQuestionSchema },
  async ({ db, log, now }, { country, from, to }): Promise<BookingCalendar> => {
    const { leadId, kind, date, slot, address, outcome } = slotBookings
    const rows = await db
      .select({
        leadId,
        name: leads.name,
        phone: leads.phone,
        phoneKey: leads.phoneKey,
        leadKind: leads.kind,
        kind,
        status: leads.status,
        date,
        slot,
        address,
        assigneeId: leads.assigneeId,
        place: sql<Place | null>`${leads.payload}->>'state'`,
        outcome,
        isTold: sql<boolean>`${leads.email} is not null`,
        updatedAt: leads.updatedAt,
      })
      .from(slotBookings)
      .innerJoin(leads, eq(leads.id, leadId))
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), between(date, from, to)))
    const at = now()
    const today = todayAt(at)(country)
    const stillToday = slotKinds.flatMap((each) => slotsAhead(each, today, at, country))
    const isToCome = or(gt(date, today), and(eq(date, today), inArray(slot, stillToday)))
    const [next] = await db
      .select({ on: min(date) })
      .from(slotBookings)
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), gt(date, to), isNull(outcome), isToCome))
    const bookings = rows.map(({ phone, phoneKey, leadKind, ...row }) =>
      Object.assign(row, {
        reference: leadReference(leadKind, row.leadId),
        phone: shownPhone({ phone, country, phoneKey }),
        dialledNumber: dialledNumber(phoneKey ?? phoneKeyOf(phone, country)),
        updatedAt: row.updatedAt.toISOString(),
      }),
    )
    const closedDays = await closedDaysOf(db, country, from)
    const limits = await readOfficeLimits(db, log)
    const { places: capacity } = limits[country]
    return { country, capacity, bookings: bookings.toSorted(byTime), closedDays, nextBookedOn: next?.on ?? null }
  },
)

function byTime(a: Booking, b: Booking): number {
  const start = ({ kind, slot }: Booking) => slotStart(kind, slot) ?? 0
  return a.date.localeCompare(b.date) || start(a) - start(b) || a.leadId - b.leadId
}
