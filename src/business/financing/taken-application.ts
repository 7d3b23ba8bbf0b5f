import * as z from 'zod/mini'
import { choice, line } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { applicationRequestSchema } from './plan-request.ts'
import { applicantSchema } from './submission.ts'

/**
 * An application as staff begin it for somebody in the shop or on the phone: the plan, with the amounts as they were shown, and who
 * applies. Codes: as of the plan and the submission; `required` at `phone` without a phone and an email.
 */
export const takenApplicationSchema = z
  .object(
    {
      ...applicationRequestSchema.shape,
      ...applicantSchema.shape,
      fullName: line(1, 200),
      language: choice(languages),
    },
    'invalid',
  )
  .check(
    // Asked for together with whatever else is missing.
    z.refine(({ phone, email }) => Boolean(phone) || Boolean(email), {
      path: ['phone'],
      error: 'required',
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type TakenApplication = z.input<typeof takenApplicationSchema>
