import { isCalendarDate, isWeekend, midnightAt, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'

/** What can be booked: an expert's hour (consultation dialog), half an hour at the shop (contact page), or two hours at the customer's, which staff book. */
export const slotKinds = ['consultation', 'appointment', 'visit'] as const
export type SlotKind = (typeof slotKinds)[number]
/** What visitors book themselves: the kind of request that does it has its name. */
export type OfferedKind = Exclude<SlotKind, 'visit'>

/** What becomes of a booking: it took place, or nobody came or answered. */
export const bookingOutcomes = ['held', 'no_show'] as const
export type BookingOutcome = (typeof bookingOutcomes)[number]

/** One-hour slots from 8:00 to 18:00. */
export const consultationSlots = [
  '8-9am',
  '9-10am',
  '10-11am',
  '11-12pm',
  '12-1pm',
  '1-2pm',
  '2-3pm',
  '3-4pm',
  '4-5pm',
  '5-6pm',
] as const

const dayStart = 8 * 60
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The 18 half-hour slots from 08:00 to 16:30. */
export const appointmentSlots: readonly string[] = Array.from({ length: 18 }, (_, i) => clock(dayStart + 30 * i))

/** Two hours each, from 08:00 to 18:00, the way there included. */
const visitSlots: readonly string[] = Array.from(
  { length: 5 },
  (_, i) => `${clock(dayStart + 120 * i)}-${clock(dayStart + 120 * (i + 1))}`,
)

/** No two kinds write a slot alike: {@link slotKindOf} tells which one it is of. */
export const slotsOf: Readonly<Record<SlotKind, readonly string[]>> = {
  consultation: consultationSlots,
  appointment: appointmentSlots,
  visit: visitSlots,
}

/** Which kind a slot is of; null for an unknown slot. */
export function slotKindOf(slot: string): SlotKind | null {
  return slotKinds.find((kind) => slotsOf[kind].includes(slot)) ?? null
}

/** How long a slot of each kind lasts, in minutes. */
const slotMinutes: Readonly<Record<SlotKind, number>> = { consultation: 60, appointment: 30, visit: 120 }

/** How many days ahead a slot can be booked. */
const bookingHorizonDays = 365

/** Minutes from midnight to the start of a slot; null for an unknown slot. */
export function slotStart(kind: SlotKind, slot: string): number | null {
  const index = slotsOf[kind].indexOf(slot)
  return index < 0 ? null : dayStart + index * slotMinutes[kind]
}

/** Minutes from midnight to the start and to the end of a slot; null for an unknown slot. */
export function slotSpan(kind: SlotKind, slot: string): { start: number; end: number } | null {
  const start = slotStart(kind, slot)
  return start === null ? null : { start, end: start + slotMinutes[kind] }
}

/** Wall-clock start and end of a slot, `YYYY-MM-DDTHH:MM:00`; null for an unknown slot. */
export function slotPeriod(kind: SlotKind, date: CalendarDate, slot: string): { start: string; end: string } | null {
  const span = slotSpan(kind, slot)
  return span && { start: `${date}T${clock(span.start)}:00`, end: `${date}T${clock(span.end)}:00` }
}

/** The first and the last day that can be chosen at `now`, in the country's zone (weekends between are closed). */
export function bookingWindow(now: Date, country: Country): { first: CalendarDate; last: CalendarDate } {
  const { utcOffset } = countryTable[country]
  const end = new Date(now.getTime() + bookingHorizonDays * 24 * 60 * 60 * 1000)
  return { first: wallClock(now, utcOffset).date, last: wallClock(end, utcOffset).date }
}

/** Why nothing can be booked on `date`: `required`, `invalid_date`, `past_date`, `too_far`, `weekend`; null when it can. */
export function dateIssue(date: unknown, now: Date, country: Country, kind?: SlotKind | null): string | null {
  if (date === '') return 'required'
  if (!isCalendarDate(date)) return 'invalid_date'
  const { first, last } = bookingWindow(now, country)
  if (date < first) return 'past_date'
  if (date > last) return 'too_far'
  return isWeekend(date) && kind !== 'visit' ? 'weekend' : null
}

/** When a slot of a country begins; the beginning of its day for one that is none of ours. */
export function slotMoment(kind: SlotKind, date: CalendarDate, slot: string, country: Country): Date {
  const midnight = midnightAt(date, countryTable[country].utcOffset)
  return new Date(midnight.getTime() + (slotStart(kind, slot) ?? 0) * 60_000)
}

/** True once a slot has begun, on the country’s clock. */
export function hasBegun(kind: SlotKind, date: CalendarDate, slot: string, now: Date, country: Country): boolean {
  const today = wallClock(now, countryTable[country].utcOffset)
  return date < today.date || (date === today.date && (slotStart(kind, slot) ?? 0) <= today.minutes)
}

/** The slots of a day that have not begun: one that is over is not taken, it is no longer there. */
export function slotsAhead(kind: SlotKind, date: CalendarDate, now: Date, country: Country): readonly string[] {
  return slotsOf[kind].filter((slot) => !hasBegun(kind, date, slot, now, country))
}

/** True when a slot exists and its start lies ahead at `now`, on an open day; whether a place is left is not known here. */
export function isBookable(kind: SlotKind, date: CalendarDate, slot: string, now: Date, country: Country): boolean {
  const start = slotStart(kind, slot)
  if (start === null || dateIssue(date, now, country, kind) !== null) return false
  const today = wallClock(now, countryTable[country].utcOffset)
  return date > today.date || start > today.minutes
}
