import * as z from 'zod/mini'
import { countries } from './country.ts'
import { choice, emailField, isWholeAddress, phoneField } from './form-fields.ts'

/** What is known of a person: a phone, and in which country it is dialled, a mail, or both. Codes: of the fields; `required`. */
export const contactQuestionSchema = z
  .object(
    { phone: z.optional(phoneField), country: z.optional(choice(countries)), email: z.optional(emailField) },
    'invalid',
  )
  .check(
    z.refine(({ phone, email }) => phone !== undefined || email !== undefined, { path: ['phone'], error: 'required' }),
  )

/** Whether what is typed of one is enough to be somebody's. */
export const isWholeContact = {
  phone: (typed: string) => typed.replace(/\D/g, '').length >= 8,
  email: isWholeAddress,
} as const
