import * as z from 'zod/mini'
import { closedDaySchema } from '#business/company/closed-day.ts'
import { addDays, dayField, isCalendarDate, momentField } from '#kernel/calendar-date.ts'
import { countries } from '#kernel/country.ts'
import { choice, line, missingOr } from '#kernel/form-fields.ts'
import { dialledNumberField, shownPhoneField } from '#kernel/told-phone.ts'
import { bookingReasons } from './lead-event.ts'
import { leadStatuses } from './lead-status.ts'
import { bookingOutcomes, slotKinds } from './slots.ts'
import { places } from './places.ts'

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
const bookingSchema = z.object({
  leadId: z.int(),
  reference: z.string(),
  name: z.string(),
  phone: shownPhoneField(),
  dialledNumber: dialledNumberField(),
  kind: z.enum(slotKinds),
  status: z.enum(leadStatuses),
  date: dayField(),
  slot: z.string(),
  address: z.nullable(z.string()).check(z.describe('Where a visit is; null of any other time.')),
  assigneeId: z.nullable(z.string()).check(z.describe('Whose request it is.')),
  place: z.nullable(z.enum(places)).check(z.describe('The state or town that they told; null where nobody asked.')),
  outcome: z.nullable(z.enum(bookingOutcomes)).check(z.describe('What became of it; null until somebody says.')),
  isTold: z.boolean().check(z.describe('They left an address: the site tells them of changes.')),
  updatedAt: momentField().check(z.describe('Of the request: a move of an older version is refused.')),
})
export type Booking = Readonly<z.infer<typeof bookingSchema>>

/** The bookings of some days of one country, by day and hour, and the days on which it is closed from the first on. */
export const bookingCalendarSchema = z.object({
  country: z.enum(countries),
  capacity: z
    .readonly(z.record(z.enum(slotKinds), z.int()))
    .check(z.describe('How many visitors one slot of each kind takes; 0: none is offered.')),
  bookings: z.readonly(z.array(z.readonly(bookingSchema))),
  closedDays: z.readonly(z.array(z.readonly(closedDaySchema))),
  nextBookedOn: z
    .nullable(dayField())
    .check(z.describe('The first day to come, after the last one, on which somebody is expected.')),
})
export type BookingCalendar = Readonly<z.infer<typeof bookingCalendarSchema>>

/** What staff wrote of why: kept in the timeline, told to nobody else. */
const words = z.optional(line(0, 300))

/** A time for a request, of any kind; of a visit also where, in place of another also why; `stepDone` ends its next step. Codes: `required`, `invalid_date`, `unknown_value`, `too_long`. */
export const bookingMoveSchema = z.object(
  {
    date: day,
    slot: z.string({ error: missingOr('unknown_value') }).check(z.maxLength(20, 'unknown_value')),
    address: z.optional(line(0, 200)),
    stepDone: z.optional(z.literal(true, 'unknown_value')),
    reason: z.optional(choice(bookingReasons)),
    words,
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)

/** The end of a booking, and why. Codes: `required`, `unknown_value`, `too_long`. */
export const bookingCancelSchema = z.object(
  { reason: choice(bookingReasons), words, updatedAt: z.optional(z.string('invalid')) },
  'invalid',
)

/** What became of a booking. Codes: `required`, `unknown_value`. */
export const bookingOutcomeSchema = z.object(
  { outcome: choice(bookingOutcomes), updatedAt: z.optional(z.string('invalid')) },
  'invalid',
)
