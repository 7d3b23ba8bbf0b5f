import { eq, sql, and, between, inArray } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { bookPlace, holdPlace } from './book-slot.server.ts'
import {
  bookingCancelSchema,
  bookingMoveSchema,
  slotKindOf,
  calendarQuestionSchema,
  type Booking,
  type BookingCalendar,
} from './booking-calendar.ts'
import { readLead } from './lead-detail.server.ts'
import type { BookingChangeMail } from './mail/mail-payloads.ts'
import { dateIssue, isBookable, slotsOf, type SlotKind, slotKinds, slotStart } from './slots.ts'
import { leadEvents, leads, slotBookings } from './tables.server.ts'
import { closedDaysOf } from '#business/company/closed-days.server.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { leadReference } from './lead.ts'

/**
 * Gives a request another time, also one that was cancelled; the old one is free at once, and the visitor is told by mail.
 * Refused also as {@link changeBooking} says; as `invalid` (`date`, `slot`) for a time that is past or none of ours, as
 * `slot_full` for one that is taken or on which the office is closed.
 */
export const moveBooking = staffUseCase(
  { may: 'leads.work', input: bookingMoveSchema },
  (permitted, { date, slot, updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before, kind, now }) => {
      const { country, booking } = before
      if (booking?.date === date && booking.slot === slot) return null
      needBookable(kind, { date, slot }, now, country)
      const held = await holdPlace(tx, permitted, { kind, country, date, slot }, 'slot')
      if (booking) {
        const { place } = held
        await tx.update(slotBookings).set({ date, slot, place }).where(eq(slotBookings.leadId, leadId))
      } else await bookPlace(tx, held, leadId)
      return { change: 'moved', date, slot }
    }),
)

/**
 * Gives the time of a request back: it is free at once, and the visitor is told by mail. A request without one stays as it
 * is. Refused also as {@link changeBooking} says.
 */
export const cancelBooking = staffUseCase(
  { may: 'leads.work', input: bookingCancelSchema },
  (permitted, { updatedAt }, leadId: number) =>
    changeBooking(permitted, { leadId, updatedAt }, async (tx, { before: { booking } }) => {
      if (!booking) return null
      await tx.delete(slotBookings).where(eq(slotBookings.leadId, leadId))
      return { change: 'cancelled', ...booking }
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

type Change = Pick<BookingChangeMail, 'change' | 'date' | 'slot'>
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
    if (isStale(before, { updatedAt })) return need(stale(before))
    const change = await act(tx, { before, kind, now: services.now() })
    if (change === null) return before
    await write(tx, services, { by, before, kind, change })
    return (await readLead(tx, leadId)) ?? before
  })
}

type Writing = { readonly by: Staff; readonly before: AdminLead; readonly kind: SlotKind; readonly change: Change }

async function write(tx: Transaction, services: Services, { by, before, kind, change }: Writing): Promise<void> {
  const { id, reference, email, country, language, name } = before
  const at = versionAfter(before, services.now())
  const [{ sequence } = { sequence: 1 }] = await tx
    .update(leads)
    .set({ updatedAt: at, calendarSequence: sql`${leads.calendarSequence} + 1` })
    .where(eq(leads.id, id))
    .returning({ sequence: leads.calendarSequence })
  const said = `${change.date} ${change.slot}`
  await tx.insert(leadEvents).values({ leadId: id, at, staffId: by.id, staffName: by.name, event: change.change, said })
  const told = { booking: before.booking && `${before.booking.date} ${before.booking.slot}` }
  const entry = { action: `lead.${change.change}`, kind: 'lead', recordId: id, label: reference }
  const after = { booking: change.change === 'moved' ? said : null }
  await recordChange(tx, by, { ...entry, before: told, after }, at)
  if (!email) return
  const props: BookingChangeMail = {
    reference,
    country,
    visitorLanguage: language,
    kind,
    name,
    email,
    sequence,
    receivedAt: at.toISOString(),
    ...change,
  }
  await queueMail(tx, services, { template: 'booking-change-visitor', to: email, language, props })
}

/** Who is expected on which days. Four queries. */
export const readCalendar = staffUseCase(
  { may: 'leads.work', input: calendarQuestionSchema },
  async ({ db, log }, { country, from, to }): Promise<BookingCalendar> => {
    const { leadId, kind, date, slot } = slotBookings
    const rows = await db
      .select({ leadId, name: leads.name, kind, status: leads.status, date, slot, updatedAt: leads.updatedAt })
      .from(slotBookings)
      .innerJoin(leads, eq(leads.id, leadId))
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), between(date, from, to)))
    const bookings = rows.map((row) =>
      Object.assign(row, { reference: leadReference(row.kind, row.leadId), updatedAt: row.updatedAt.toISOString() }),
    )
    const closedDays = await closedDaysOf(db, country, from)
    const limits = await readOfficeLimits(db, log)
    return { country, capacity: limits[country].places, bookings: bookings.toSorted(byTime), closedDays }
  },
)

function byTime(a: Booking, b: Booking): number {
  const start = ({ kind, slot }: Booking) => slotStart(kind, slot) ?? 0
  return a.date.localeCompare(b.date) || start(a) - start(b) || a.leadId - b.leadId
}
