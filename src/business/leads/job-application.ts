import * as z from 'zod/mini'
import { emailField, line, longText, phoneField } from '#kernel/form-fields.ts'
import { visitorForm } from './visitor-form.ts'

/**
 * The join-our-team dialog, in the browser and on the server, but for the CV. Issues are codes: `required`, `too_short`,
 * `too_long`, `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_country`.
 */
export const jobApplicationForm = visitorForm('leads.job', {
  name: {
    schema: line(2, 100),
    control: 'name',
    autoComplete: 'name',
    wide: true,
    staff: 'name',
    example: 'Issa Ouédraogo',
  },
  email: { schema: emailField, control: 'email', staff: 'email', example: 'issa@example.com' },
  phone: {
    schema: phoneField.check(z.minLength(10, 'too_short')),
    control: 'phone',
    hint: 'phone',
    codes: ['invalid_phone'],
    staff: 'phone',
    example: '+226 70 00 00 00',
  },
  message: {
    schema: longText(10, 5000),
    control: 'lines',
    rows: 4,
    wide: true,
    placeholder: true,
    staff: 'answer',
    example: 'I have installed solar systems for six years.',
  },
})
export const jobApplicationSchema = jobApplicationForm.schema

/** What an applicant writes, as it is stored. */
export type JobApplication = z.output<typeof jobApplicationSchema>
