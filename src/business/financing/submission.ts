import * as z from 'zod/mini'
import { cleanLine } from '#kernel/clean-text.ts'
import { choice, emailField, line, phoneField } from '#kernel/form-fields.ts'
import { incomePeriods } from './income-period.ts'

/** Free text that may be left empty. */
const freeText = z._default(line(0, 200), '')

/** A field that may be left out or empty and is otherwise read by `field`. */
function orEmpty(field: z.ZodMiniType, code: string) {
  const text = z.string('not_a_text').check(
    z.overwrite(cleanLine),
    z.refine((value) => value === '' || field.safeParse(value).success, code),
  )
  return z._default(text, '')
}

/** Who applies, what they earn, and how they are reached: as much of it as is told. */
export const applicantSchema = z.object(
  {
    fullName: freeText,
    monthlyIncome: freeText,
    incomePeriod: z._default(choice(incomePeriods), 'month'),
    employerName: freeText,
    // The specified call names neither a person nor an address: without one nobody can be told.
    email: orEmpty(emailField, 'invalid_email'),
    phone: orEmpty(phoneField, 'invalid_phone'),
  },
  'invalid',
)

/**
 * What submits an application, in the browser and on the server. Issues are codes: `terms_not_accepted`, `not_a_text`,
 * `too_long`, `unknown_value`, `invalid_email`, `invalid_phone`.
 */
export const submissionSchema = z.object(
  { additionalInfo: z.prefault(applicantSchema, {}), termsAccepted: z.literal(true, 'terms_not_accepted') },
  'invalid',
)
/** What the form holds while it is filled. */
export type SubmissionInput = z.input<typeof submissionSchema>
