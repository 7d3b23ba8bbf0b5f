import * as z from 'zod/mini'
import { countries, defaultCountry } from '#kernel/country.ts'
import { emailField, line, longText, phoneField, sourceField } from '#kernel/form-fields.ts'

/** The fields of the contact form, in its order. */
export const messageFields = ['name', 'email', 'phone', 'message'] as const
export type MessageField = (typeof messageFields)[number]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * The contact form: a message, and an email address or a phone number to answer to. Issues are codes: `required`,
 * `too_short`, `too_long`, `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_country`, and `no_way_to_answer` for
 * `email` when there is neither.
 */
export const contactMessageSchema = z
  .object(
    {
      name: line(2, 100),
      email: z.optional(emailField),
      phone: z.optional(phoneField),
      message: longText(5, 2000),
      country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
      source: sourceField,
    },
    'invalid',
  )
  .check(
    z.refine<{ email?: unknown; phone?: unknown }>(({ email, phone }) => email !== undefined || phone !== undefined, {
      path: ['email'],
      error: 'no_way_to_answer',
      when: ({ value }) => isObject(value),
    }),
    // For the API's document: what the rule says.
    z.meta({ anyOf: [{ required: ['email'] }, { required: ['phone'] }] }),
  )

/** What a visitor writes to the company, as it is stored. */
export type ContactMessage = z.output<typeof contactMessageSchema>
/** What the form holds while it is filled. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>
