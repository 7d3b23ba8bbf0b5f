import { eq, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, versionAfter } from '#business/accounts/record-change.server.ts'
import type { Permitted } from '#business/accounts/staff-use-case.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { readLead } from './lead-detail.server.ts'
import type { BookingReason, LeadEvent } from './lead-event.ts'
import type { BookingChangeMail } from './mail/mail-payloads.ts'
import { hasBegun, slotKindOf, slotMoment } from './slots.ts'
import { leadEvents, leads, slotBookings } from './tables.server.ts'

export const bookingEvents = ['booked', 'moved', 'cancelled', 'held', 'no_show'] as const satisfies readonly LeadEvent[]

/** What is done about a booking; `address` of a visit. */
export type BookingChange = {
  readonly event: (typeof bookingEvents)[number]
  readonly date: CalendarDate
  readonly slot: string
  readonly address?: string | null
  readonly why?: { readonly reason: BookingReason | undefined; readonly words: string | undefined }
}
/** Takes the time to come of a request away, and says so; null where there is none. */
export async function cancelled(
  tx: Transaction,
  { id, booking }: AdminLead,
  why: BookingChange['why'],
): Promise<BookingChange | null> {
  if (!booking || booking.outcome !== null) return null
  await tx.delete(slotBookings).where(eq(slotBookings.leadId, id))
  const { date, slot, address } = booking
  return { event: 'cancelled', date, slot, address, ...(why && { why }) }
}

/** Gives the time of a request back within the transaction that ends the request, as {@link cancelBooking} does; why is nothing to tell them. */
export async function cancelWithRequest(
  tx: Transaction,
  { by, ...services }: Permitted,
  before: AdminLead,
): Promise<AdminLead> {
  const change = await cancelled(tx, before, { reason: 'other', words: undefined })
  if (!change) return before
  await writeChange(tx, services, { by, before, change })
  return (await readLead(tx, before.id)) ?? before
}

/** Who is won came to the time that has begun, unless it was said that they did not: settles it within the transaction that wins them. */
export async function holdWithRequest(
  tx: Transaction,
  { by, ...services }: Permitted,
  before: AdminLead,
): Promise<AdminLead> {
  const { id, booking, country } = before
  if (!booking || booking.outcome !== null) return before
  const { date, slot } = booking
  const kind = slotKindOf(slot)
  if (!kind || !hasBegun(kind, date, slot, services.now(), country)) return before
  await tx.update(slotBookings).set({ outcome: 'held' }).where(eq(slotBookings.leadId, id))
  await writeChange(tx, services, { by, before, change: { event: 'held', date, slot } })
  return (await readLead(tx, id)) ?? before
}

type Writing = { readonly by: Staff; readonly before: AdminLead; readonly change: BookingChange }

/** Writes what was done into the timeline and the log, and has the visitor told of a time that is new, another or gone. */
export async function writeChange(tx: Transaction, services: Services, { by, before, change }: Writing): Promise<void> {
  const { id, reference, country } = before
  const { event, date, slot, address = null, why } = change
  const kind = slotKindOf(slot)
  const isAhead = kind !== null && (event === 'booked' || event === 'moved')
  const at = versionAfter(before, services.now())
  const isTold = event !== 'held' && event !== 'no_show'
  const [{ sequence } = { sequence: 1 }] = await tx
    .update(leads)
    .set({
      updatedAt: at,
      bookedAt: isAhead ? slotMoment(kind, date, slot, country) : null,
      ...(isTold && { calendarSequence: sql`${leads.calendarSequence} + 1` }),
    })
    .where(eq(leads.id, id))
    .returning({ sequence: leads.calendarSequence })
  const said = `${date} ${slot}`
  const earlier = before.booking && `${before.booking.date} ${before.booking.slot}`
  const details = why ? { ...why, ...(event === 'moved' && earlier && { before: earlier }) } : null
  await tx.insert(leadEvents).values({ leadId: id, at, staffId: by.id, staffName: by.name, event, said, details })
  const entry = { action: `lead.${event}`, kind: 'lead', recordId: id, label: reference }
  const after = { booking: event === 'cancelled' ? null : said, ...(why?.reason && { reason: why.reason }) }
  await recordChange(tx, by, { ...entry, before: { booking: earlier }, after }, at)
  if (!isTold || !kind) return
  const told = { change: event, kind, date, slot, address, sequence, at, reason: why?.reason }
  await tellVisitor(tx, services, before, told)
}

/** Of a booking's visitor and request, what they are told by. */
type Reached = Pick<AdminLead, 'reference' | 'country' | 'language' | 'name' | 'email'>

type Told = Pick<BookingChangeMail, 'change' | 'kind' | 'date' | 'slot' | 'address' | 'sequence'> & {
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
