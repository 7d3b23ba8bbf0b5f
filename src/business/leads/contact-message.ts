import * as z from 'zod/mini'
import { emailField, line, longText, phoneField } from '#kernel/form-fields.ts'
import type { MessageField } from './message-answer.ts'
import { visitorForm, type VisitorField } from './visitor-form.ts'

/** The contact form as staff and the API read it: its screen is a plain form, which needs no script and no schema. */
export const messageForm = visitorForm('contact.message', {
  name: { schema: line(2, 100), control: 'name', autoComplete: 'name', staff: 'name', example: 'Awa Sawadogo' },
  email: { schema: z.optional(emailField), control: 'email', staff: 'email' },
  phone: { schema: z.optional(phoneField), control: 'phone', staff: 'phone', example: '+226 70 00 00 00' },
  message: {
    schema: longText(5, 2000),
    control: 'lines',
    rows: 6,
    staff: 'answer',
    example: 'Can a system of yours run a welding machine?',
  },
} satisfies Record<MessageField, VisitorField>)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * The contact form: a message, and an email address or a phone number to answer to. Issues are codes: `required`,
 * `too_short`, `too_long`, `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_country`, and `no_way_to_answer` for
 * `email` when there is neither.
 */
export const contactMessageSchema = messageForm.schema.check(
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
