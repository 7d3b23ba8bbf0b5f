import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { choice, emailField, line, missingOr } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { longestPassword, shortestPassword } from '#kernel/password-length.ts'
import { roles } from './permissions.ts'

/** Somebody who was invited and has not come yet, as those who manage accounts see it. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  invitedBy: z.string(),
  sentAt: momentField(),
  expiresAt: momentField(),
  isExpired: z.boolean(),
})
export type Invitation = Readonly<z.infer<typeof invitationSchema>>

/** Whom to invite. Codes: `required`, `too_long`, `invalid_email`, `unknown_value`. */
export const newInvitationSchema = z.object(
  { email: emailField, name: line(1, 100), role: choice(roles), language: choice(languages) },
  'invalid',
)

const token = z.string({ error: missingOr('not_a_text') }).check(z.maxLength(100, 'too_long'))

/** The token of a link. */
export const invitationTokenSchema = z.object({ token }, 'invalid')

/** What a link opens to whoever holds it. */
export const openInvitationSchema = z.pick(invitationSchema, { email: true, name: true, role: true, language: true })
export type OpenInvitation = Readonly<z.infer<typeof openInvitationSchema>>

/** Whoever comes by it says what they are called and chooses a password. Codes: `required`, `too_short`, `too_long`. */
export const acceptanceSchema = z.object(
  {
    token,
    name: line(1, 100),
    password: z
      .string({ error: missingOr('not_a_text') })
      .check(
        z.minLength(shortestPassword, { error: missingOr('too_short') }),
        z.maxLength(longestPassword, 'too_long'),
      ),
  },
  'invalid',
)
