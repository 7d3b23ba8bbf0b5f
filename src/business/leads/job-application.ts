import * as z from 'zod/mini'
import { countries, defaultCountry } from '#kernel/country.ts'
import { emailField, line, longText, phoneField, sourceField } from '#kernel/form-fields.ts'

/**
 * The join-our-team dialog, in the browser and on the server. Issues are codes: `required`, `too_short`, `too_long`,
 * `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_country`.
 */
export const jobApplicationSchema = z.object(
  {
    name: line(2, 100),
    email: emailField,
    phone: phoneField.check(z.minLength(10, 'too_short')),
    message: longText(10, 5000),
    country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
    source: sourceField,
  },
  'invalid',
)

/** What an applicant writes, as it is stored. */
export type JobApplication = z.output<typeof jobApplicationSchema>
