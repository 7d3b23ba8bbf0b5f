import { and, between, count, eq } from 'drizzle-orm'
import { closedDaysOf, isClosedOn } from '#business/company/closed-days.server.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { attempt, need, refused, type Outcome, done } from '#kernel/outcome.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { appointmentSchema, type Appointment } from './appointment.ts'
import { consultationSchema, type Consultation } from './consultation.ts'
import { freePlace } from './free-place.ts'
import type { LeadReceipt } from './lead.ts'
import type { AppointmentMail, ConsultationMail } from './mail/mail-payloads.ts'
import { type OfferedKind, type SlotKind, bookingWindow, isBookable, slotMoment, slotsOf } from './slots.ts'
import {
  aboutLead,
  advisoryLock,
  earlierReceipt,
  quoteFor,
  readAttached,
  storeLead,
  type AboutLead,
  type ReadForm,
  type RequestOrigin,
  promiseAnswer,
} from './store-lead.server.ts'
import { slotBookings } from './tables.server.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { daysQuestionSchema, slotQuestionSchema, type BookableDay, type OfferedSlot } from './offered-slot.ts'

/**
 * A visitor asks for a consultation: stores it with the audit and the quote that it carries, books its slot, has the visitor and staff
 * told by mail. All of it or nothing. Refuses with `invalid` (fields), `not_found` (the quote), `slot_full`
 * (`preferredTimeSlot`) or `conflict` (the key belongs to another request).
 */
export async function requestConsultation(
  services: Services,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  return attempt(async () => {
    const now = services.now()
    const form = await readAttached(services, consultationSchema(origin.repeats ?? now), request)
    const { firstName, lastName, preferredDate: date, preferredTimeSlot: slot } = form.asked
    const name = `${firstName} ${lastName}`
    const booking = { kind: 'consultation', name, date, slot, path: 'preferredTimeSlot' } as const
    return bookLead(services, form, booking, { origin, now }, (about, consultation) => ({ ...about, consultation }))
  })
}

/**
 * A visitor books half an hour at the office: stores it, has the visitor and staff told by mail. All of it or nothing.
 * Refuses with `invalid` (fields), `slot_full` (`slot`) or `conflict` (the key belongs to another request).
 */
export async function bookAppointment(
  services: Services,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  return attempt(async () => {
    const now = services.now()
    const form = await readAttached(services, appointmentSchema(origin.repeats ?? now), request)
    const { name, date, slot } = form.asked
    const booking = { kind: 'appointment', name, date, slot, path: 'slot' } as const
    return bookLead(services, form, booking, { origin, now }, (about, appointment) => ({ ...about, appointment }))
  })
}

/** A slot of a kind's calendar in a country. */
export type SlotChoice = {
  readonly kind: SlotKind
  readonly country: Country
  readonly date: CalendarDate
  readonly slot: string
}

type Booking = Omit<SlotChoice, 'country' | 'kind'> & {
  readonly kind: OfferedKind
  readonly name: string
  /** The form's field that names the slot. */
  readonly path: string
}

/** Stores a request with its slot and has the visitor and staff told by mail, all of it or nothing. */
async function bookLead<Asked extends Appointment | Consultation>(
  services: Services,
  { body, asked, audit, quoteKey }: ReadForm<Asked>,
  { kind, date, slot, name, path }: Booking,
  { origin, now }: { readonly origin: RequestOrigin; readonly now: Date },
  mailOf: (about: AboutLead, asked: Asked) => AppointmentMail | ConsultationMail,
): Promise<LeadReceipt> {
  const { country, email, phone, source } = asked
  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, kind, body, origin)
    if (earlier) return need(earlier)
    const quote = await quoteFor(tx, services, quoteKey)
    const held = await holdPlace(tx, services, { kind, country, date, slot }, path)
    const { answeredOn, answerDueAt } = await promiseAnswer(tx, services, country, now)
    const bookedAt = slotMoment(kind, date, slot, country)
    const lead = {
      country,
      name,
      email,
      phone,
      source,
      payload: asked,
      audit,
      quoteId: quote?.id,
      answerDueAt,
      bookedAt,
    }
    const receipt = await storeLead(tx, kind, body, lead, origin, now)
    await bookPlace(tx, held, receipt.id)
    const props = mailOf(aboutLead({ receipt, country, phone, origin, now, answeredOn, audit, quote }), asked)
    await queueMail(tx, services, { template: `${kind}-visitor`, to: email, language: origin.language, props })
    await queueMail(tx, services, {
      template: `${kind}-staff`,
      ...(await staffMailbox(tx, services, country, 'requestsEmail')),
      props,
    })
    return receipt
  })
}

/** A place that is nobody else's until the transaction ends. */
type HeldPlace = SlotChoice & { readonly place: number }

/**
 * Holds a place in a slot of an open day; whoever asks meanwhile waits. Needs an attempt around it: `slot_full`, naming the
 * field at `path`.
 */
export async function holdPlace(
  tx: Transaction,
  { log }: Pick<Services, 'log'>,
  choice: SlotChoice,
  path: string,
): Promise<HeldPlace> {
  const { kind, country, date, slot } = choice
  await advisoryLock(tx, 'slot', kind, country, date, slot)
  const taken = await tx
    .select({ place: slotBookings.place })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.kind, kind),
        eq(slotBookings.country, country),
        eq(slotBookings.date, date),
        eq(slotBookings.slot, slot),
      ),
    )
  const limits = await readOfficeLimits(tx, log)
  const place = freePlace(
    taken.map((booking) => booking.place),
    limits[country].places[kind],
  )
  const isFull = place === null || (await isClosedOn(tx, country, date))
  return isFull ? need(refused('slot_full', { errors: [{ path, code: 'slot_full' }] })) : { ...choice, place }
}

/** Makes a held place the lead's; `address` of a visit. */
export async function bookPlace(
  tx: Transaction,
  held: HeldPlace,
  leadId: number,
  address: string | null = null,
): Promise<void> {
  await tx.insert(slotBookings).values({ ...held, leadId, address })
}

/**
 * Every slot of a day and whether it can still be booked: none on a weekend, a closed or a past day. `request` is
 * `{ kind, date, country? }`; refuses with `invalid`.
 */
export async function slotAvailability(
  services: Pick<Services, 'db' | 'log' | 'now'>,
  request: unknown,
): Promise<Outcome<OfferedSlot[]>> {
  const parsed = parse(slotQuestionSchema, request)
  if (!parsed.ok) return parsed
  const { kind, date, country } = parsed.value
  const now = services.now()
  const rows = await services.db
    .select({ slot: slotBookings.slot, taken: count() })
    .from(slotBookings)
    .where(and(eq(slotBookings.kind, kind), eq(slotBookings.country, country), eq(slotBookings.date, date)))
    .groupBy(slotBookings.slot)
  const isClosed = await isClosedOn(services.db, country, date)
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  const limits = await readOfficeLimits(services.db, services.log)
  const capacity = limits[country].places[kind]
  const hasPlace = (slot: string) => !isClosed && (taken.get(slot) ?? 0) < capacity
  return done(
    slotsOf[kind].map((slot) => ({ slot, available: isBookable(kind, date, slot, now, country) && hasPlace(slot) })),
  )
}

/** Days that are offered at once, and how far ahead they are looked for. */
const [mostDays, daysAhead] = [6, 60]

/**
 * The next days on which something can still be booked: no weekend, no closed day, none that is full. `request` is
 * `{ kind, country? }`; refuses with `invalid`.
 */
export async function bookableDays(
  services: Pick<Services, 'db' | 'log' | 'now'>,
  request: unknown,
): Promise<Outcome<BookableDay[]>> {
  const parsed = parse(daysQuestionSchema, request)
  if (!parsed.ok) return parsed
  const { kind, country } = parsed.value
  const now = services.now()
  const { first } = bookingWindow(now, country)
  const last = addDays(first, daysAhead)
  const { date, slot } = slotBookings
  const rows = await services.db
    .select({ date, slot, taken: count() })
    .from(slotBookings)
    .where(and(eq(slotBookings.kind, kind), eq(slotBookings.country, country), between(date, first, last)))
    .groupBy(date, slot)
  const limits = await readOfficeLimits(services.db, services.log)
  const capacity = limits[country].places[kind]
  const full = new Set(rows.filter(({ taken }) => taken >= capacity).map((row) => `${row.date} ${row.slot}`))
  const closed = new Set((await closedDaysOf(services.db, country, first, last)).map((day) => day.date))
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(first, index))
  const free = (day: CalendarDate) =>
    slotsOf[kind].filter((one) => isBookable(kind, day, one, now, country) && !full.has(`${day} ${one}`)).length
  return done(
    days
      .filter((day) => !closed.has(day))
      .map((day) => ({ date: day, free: free(day) }))
      .filter((day) => day.free > 0)
      .slice(0, mostDays),
  )
}
