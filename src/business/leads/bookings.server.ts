import { eq, sql, and, between, gt, inArray, min } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import {
  bookingCancelSchema,
  bookingMoveSchema,
  bookingOutcomeSchema,
  slotKindOf,
  calendarQuestionSchema,
  type Booking,
  type BookingCalendar,
} from './booking-calendar.ts'
import { readLead } from './lead-detail.server.ts'
import { isStale, type BookingReason, type LeadEvent } from './lead-event.ts'
import type { BookingChangeMail } from './mail/mail-payloads.ts'
import type { Place } from './places.ts'
import { dateIssue, hasBegun, isBookable, slotsOf, type SlotKind, slotKinds, slotStart } from './slots.ts'
import { leadEvents, leads, slotBookings } from './tables.server.ts'
import { closedDaysOf } from '#business/company/closed-days.server.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { leadReference } from './lead.ts'

/**
 * Books a time for a request that has none, or whose time has come to an end; in place of one to come another, and why. The old
 * one is free at once, and the visitor is told by mail. Refused also as {@link changeBooking} says; as `invalid` (`date`, `slot`)
 * for a time that is past or none of ours, (`reason`) for a move without one; as `slot_full` for a time that is taken or on which
 * the office is closed.
 */
export const moveBooking = staffUseCase(
  { may: 'leads.work', input: bookingMoveSchema },
  (permitted, { date, slot, reason, words, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before, kind, now }) => {
      const { country, booking } = before
      if (booking?.date === date && booking.slot === slot && booking.outcome === null) return null
      const isMove = booking?.outcome === null
      if (isMove && !reason) need(invalid('reason', 'required'))
      needBookable(kind, { date, slot }, now, country)
      const held = await holdPlace(tx, permitted, { kind, country, date, slot }, 'slot')
      if (booking) {
        const { place } = held
        await tx.update(slotBookings).set({ date, slot, place, outcome: null }).where(eq(slotBookings.leadId, leadId))
      } else await bookPlace(tx, held, leadId)
      if (!isMove) return { event: 'booked', date, slot }
      return { event: 'moved', date, slot, why: { reason, words: words || undefined } }
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

async function cancelled(tx: Transaction, { id, booking }: AdminLead, why: Change['why']): Promise<Change | null> {
  if (!booking || booking.outcome !== null) return null
  await tx.delete(slotBookings).where(eq(slotBookings.leadId, id))
  const { date, slot } = booking
  return { event: 'cancelled', date, slot, ...(why && { why }) }
}

/** Gives the time of a request back within the transaction that ends the request, as {@link cancelBooking} does; why is nothing to tell them. */
export async function cancelWithRequest(
  tx: Transaction,
  { by, ...services }: Permitted,
  before: AdminLead,
): Promise<AdminLead> {
  const kind = slotKindOf(before.kind)
  const change = kind && (await cancelled(tx, before, { reason: 'other', words: undefined }))
  if (!kind || !change) return before
  await write(tx, services, { by, before, kind, change })
  return (await readLead(tx, before.id)) ?? before
}

/** Who is won came to the time that has begun, unless it was said that they did not: settles it within the transaction that wins them. */
export async function holdWithRequest(
  tx: Transaction,
  { by, ...services }: Permitted,
  before: AdminLead,
): Promise<AdminLead> {
  const { id, booking, country } = before
  const kind = slotKindOf(before.kind)
  if (!kind || !booking || booking.outcome !== null) return before
  const { date, slot } = booking
  if (!hasBegun(kind, date, slot, services.now(), country)) return before
  await tx.update(slotBookings).set({ outcome: 'held' }).where(eq(slotBookings.leadId, id))
  await write(tx, services, { by, before, kind, change: { event: 'held', date, slot } })
  return (await readLead(tx, id)) ?? before
}

/**
 * Says what became of a booking whose time has come; a slip is mended by saying the other. Refused also as
 * {@link changeBooking} says; as `not_found` for a request without a time, as `invalid` (`outcome`: `not_begun`) before it.
 */
export const settleBooking = staffUseCase(
  { may: 'leads.work', input: bookingOutcomeSchema },
  (permitted, { outcome, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before: { booking, country }, kind, now }) => {
      if (!booking) return need(refused('not_found'))
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
  const code = dateIssue(date, now, country)
  if (code === 'weekend') need(refused('slot_full', { errors: [{ path: 'date', code }] }))
  if (code !== null) need(invalid('date', code))
  if (!slotsOf[kind].includes(slot)) need(invalid('slot', 'unknown_value'))
  if (!isBookable(kind, date, slot, now, country)) need(invalid('slot', 'past_slot'))
}

function invalid(path: string, code: string): Outcome<never> {
  return refused('invalid', { errors: [{ path, code }] })
}

export const bookingEvents = ['booked', 'moved', 'cancelled', 'held', 'no_show'] as const satisfies readonly LeadEvent[]

type Change = {
  readonly event: (typeof bookingEvents)[number]
  readonly date: CalendarDate
  readonly slot: string
  readonly why?: { readonly reason: BookingReason | undefined; readonly words: string | undefined }
}
type About = { readonly before: AdminLead; readonly kind: SlotKind; readonly now: Date }
/** Does it, and says what was done; null for nothing. */
type Act = (tx: Transaction, about: About) => Promise<Change | null>

/**
 * Changes when somebody is expected, writes it into the timeline and the log and tells the visitor, all or nothing. Refuses
 * with `not_found` for a request that books no time, with `stale`, and as `act` does.
 */
async function changeBooking(
  { by, ...services }: Permitted,
  { leadId, updatedAt }: { readonly leadId: number; readonly updatedAt?: string | undefined },
  act: Act,
): Promise<AdminLead> {
  return services.db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update')
    const before = await readLead(tx, leadId)
    const kind = before && slotKindOf(before.kind)
    if (!before || !kind) return need(refused('not_found'))
    if (isStale(before, updatedAt, bookingEvents)) return need(stale(before))
    const change = await act(tx, { before, kind, now: services.now() })
    if (change === null) return before
    await write(tx, services, { by, before, kind, change })
    return (await readLead(tx, leadId)) ?? before
  })
}

type Writing = { readonly by: Staff; readonly before: AdminLead; readonly kind: SlotKind; readonly change: Change }

async function write(tx: Transaction, services: Services, { by, before, kind, change }: Writing): Promise<void> {
  const { id, reference } = before
  const { event, date, slot, why } = change
  const at = versionAfter(before, services.now())
  const isTold = event !== 'held' && event !== 'no_show'
  const [{ sequence } = { sequence: 1 }] = await tx
    .update(leads)
    .set({ updatedAt: at, ...(isTold && { calendarSequence: sql`${leads.calendarSequence} + 1` }) })
    .where(eq(leads.id, id))
    .returning({ sequence: leads.calendarSequence })
  const said = `${date} ${slot}`
  const earlier = before.booking && `${before.booking.date} ${before.booking.slot}`
  const details = why ? { ...why, ...(event === 'moved' && earlier && { before: earlier }) } : null
  await tx.insert(leadEvents).values({ leadId: id, at, staffId: by.id, staffName: by.name, event, said, details })
  const entry = { action: `lead.${event}`, kind: 'lead', recordId: id, label: reference }
  const after = { booking: event === 'cancelled' ? null : said, ...(why?.reason && { reason: why.reason }) }
  await recordChange(tx, by, { ...entry, before: { booking: earlier }, after }, at)
  if (isTold)
    await tellVisitor(tx, services, before, { change: event, kind, date, slot, sequence, at, reason: why?.reason })
}

/** Of a booking's visitor and request, what they are told by. */
type Reached = Pick<AdminLead, 'reference' | 'country' | 'language' | 'name' | 'email'>

type Told = Pick<BookingChangeMail, 'change' | 'kind' | 'date' | 'slot' | 'sequence'> & {
  readonly at: Date
  readonly reason?: BookingReason | undefined
}

/** Has whoever is expected told, if they left an address, once `tx` commits. */
export async function tellVisitor(
  tx: Transaction,
  services: Services,
  { reference, country, language, name, email }: Reached,
  { at, reason, ...told }: Told,
): Promise<void> {
  if (!email) return
  const about = { reference, country, visitorLanguage: language, receivedAt: at.toISOString(), name, email }
  const props: BookingChangeMail = { ...about, ...told, reason: reason ?? null }
  await queueMail(tx, services, { template: 'booking-change-visitor', to: email, language, props })
}

/** Who is expected on which days, and when next after them. Five queries. */
export const readCalendar = staffUseCase(
  { may: 'leads.work', input: calendarQuestionSchema },
  async ({ db, log }, { country, from, to }): Promise<BookingCalendar> => {
    const { leadId, kind, date, slot, outcome } = slotBookings
    const rows = await db
      .select({
        leadId,
        name: leads.name,
        phone: leads.phone,
        phoneKey: leads.phoneKey,
        kind,
        status: leads.status,
        date,
        slot,
        place: sql<Place | null>`${leads.payload}->>'state'`,
        outcome,
        isTold: sql<boolean>`${leads.email} is not null`,
        updatedAt: leads.updatedAt,
      })
      .from(slotBookings)
      .innerJoin(leads, eq(leads.id, leadId))
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), between(date, from, to)))
    const [next] = await db
      .select({ on: min(date) })
      .from(slotBookings)
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), gt(date, to)))
    const bookings = rows.map(({ phone, phoneKey, ...row }) =>
      Object.assign(row, {
        phone,
        reference: leadReference(row.kind, row.leadId),
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
