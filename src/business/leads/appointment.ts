import * as z from 'zod/mini'
import { choice, emailField, line, lines, phoneField } from '#kernel/form-fields.ts'
import { bookingDate, bookingRules } from './booking-rules.ts'
import { appointmentSlots } from './slots.ts'
import { visitorForm } from './visitor-form.ts'

/** The form of a visit to the office. */
export const appointmentForm = visitorForm('leads.appointment', {
  date: { schema: bookingDate, control: 'date', staff: 'booking', example: '2027-03-03' },
  slot: {
    schema: choice(appointmentSlots),
    control: 'slot',
    slots: 'appointment',
    staff: 'booking',
    example: '08:30',
  },
  name: {
    schema: line(2, 100),
    control: 'name',
    autoComplete: 'name',
    wide: true,
    staff: 'name',
    example: 'Amina Bello',
  },
  email: { schema: emailField, control: 'email', staff: 'email', example: 'amina@example.com' },
  phone: { schema: phoneField, control: 'phone', hint: 'phone', staff: 'phone', example: '+234 803 000 0000' },
  message: {
    schema: z.optional(lines(2000)),
    control: 'lines',
    rows: 3,
    wide: true,
    placeholder: true,
    staff: 'answer',
    example: 'A clinic with two fridges',
  },
})

/** What a visitor asks for in the appointment dialog, as it is stored. */
export type Appointment = z.output<typeof appointmentForm.schema>

/**
 * The appointment form at `now`, in the browser and on the server. Issues are codes: `required`, `too_short`, `too_long`,
 * `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_value`, `unknown_country`, and those of {@link bookingRules}.
 */
export function appointmentSchema(now: Date) {
  return appointmentForm.schema.check(...bookingRules({ date: 'date', slot: 'slot' }, now))
}
