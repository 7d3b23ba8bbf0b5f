import * as z from 'zod/mini'
import type { ClosedDay } from '#business/company/closed-day.ts'
import { addDays, isCalendarDate, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, type Country } from '#kernel/country.ts'
import { choice, missingOr } from '#kernel/form-fields.ts'
import type { LeadStatus } from './lead-status.ts'
import { slotKinds, type SlotKind } from './slots.ts'

const mostDays = 42
const day = z
  .string({ error: missingOr('invalid_date') })
  .check(z.refine(isCalendarDate, { error: missingOr('invalid_date') }))

/** Which days of which country; at most six weeks. Codes: `required`, `unknown_value`, `invalid_date`, `too_far`. */
export const calendarQuestionSchema = z.object({ country: choice(countries), from: day, to: day }, 'invalid').check(
  z.refine(({ from, to }) => from <= to && to <= addDays(from, mostDays), {
    path: ['to'],
    error: 'too_far',
    when: ({ value }) => isQuestion(value),
  }),
)

function isQuestion(value: unknown): boolean {
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown }
  return isCalendarDate(from) && isCalendarDate(to)
}

/** Somebody who is expected. */
export type Booking = {
  readonly leadId: number
  readonly reference: string
  readonly name: string
  readonly kind: SlotKind
  readonly status: LeadStatus
  readonly date: CalendarDate
  readonly slot: string
  /** Of the request: a move of an older version is refused. */
  readonly updatedAt: string
}

/** The bookings of some days of one country, by day and hour, and the days on which it is closed from the first on. */
export type BookingCalendar = {
  readonly country: Country
  /** How many visitors one slot of each kind takes; 0: none is offered. */
  readonly capacity: Readonly<Record<SlotKind, number>>
  readonly bookings: readonly Booking[]
  readonly closedDays: readonly ClosedDay[]
}

/** Another time for a booking. Codes: `required`, `invalid_date`. */
export const bookingMoveSchema = z.object(
  {
    date: day,
    slot: z.string({ error: missingOr('unknown_value') }).check(z.maxLength(20, 'unknown_value')),
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)

/** The end of a booking. */
export const bookingCancelSchema = z.object({ updatedAt: z.optional(z.string('invalid')) }, 'invalid')

/** Which kind of slot a kind of request takes; null for one that takes none. */
export function slotKindOf(kind: string): SlotKind | null {
  return slotKinds.find((known) => known === kind) ?? null
}
