import * as z from 'zod/mini'
import { countries, defaultCountry } from '#kernel/country.ts'
import { choice, emailField, line, lines, phoneField, sourceField } from '#kernel/form-fields.ts'
import { bookingDate, bookingRules } from './booking-rules.ts'
import { appointmentSlots } from './slots.ts'

const fields = z.object(
  {
    name: line(2, 100),
    email: emailField,
    phone: phoneField,
    date: bookingDate,
    slot: choice(appointmentSlots),
    message: z.optional(lines(2000)),
    country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
    source: sourceField,
  },
  'invalid',
)

/** What a visitor asks for in the appointment dialog, as it is stored. */
export type Appointment = z.output<typeof fields>
/** What the form holds while it is filled. */
export type AppointmentInput = z.input<typeof fields>

/**
 * The appointment form at `now`, in the browser and on the server. Issues are codes: `required`, `too_short`, `too_long`,
 * `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_value`, `unknown_country`, and those of {@link bookingRules}.
 */
export function appointmentSchema(now: Date) {
  return fields.check(...bookingRules('appointment', { date: 'date', slot: 'slot' }, now))
}
