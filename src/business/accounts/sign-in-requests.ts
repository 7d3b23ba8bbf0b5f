import * as z from 'zod/mini'
import { missingOr } from '#kernel/form-fields.ts'
import { longestPassword, shortestPassword } from '#kernel/password-length.ts'
import { passkeyName } from './own-account.ts'

const text = (longest: number) =>
  z
    .string({ error: missingOr('not_a_text') })
    .check(z.minLength(1, { error: missingOr('too_short') }), z.maxLength(longest, 'too_long'))
const email = text(254).check(z.trim(), z.email('invalid_email'))
const password = text(longestPassword)

/** What opens the door. Codes of all of these: `required`, `not_a_text`, `too_short`, `too_long`, `invalid_email`. */
export const signInSchema = z.object({ email, password }, 'invalid')

/** A code of the authenticator app, or a recovery code. */
export const codeSchema = z.object({ code: text(40).check(z.trim()) }, 'invalid')

/** The password again, for what changes the account. */
export const passwordSchema = z.object({ password }, 'invalid')

/** A new password: the old one, which may have been printed, is none (`same_password`). Every other session ends with it. */
export const passwordChangeSchema = z.pipe(
  z
    .object(
      { currentPassword: password, newPassword: password.check(z.minLength(shortestPassword, 'too_short')) },
      'invalid',
    )
    .check(
      z.refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
        path: ['newPassword'],
        error: 'same_password',
      }),
    ),
  z.transform((change) => ({ ...change, revokeOtherSessions: true })),
)

/** What a browser answers for a passkey; the library looks at the rest of it. */
const response = z.looseObject({ id: text(2000) }, 'invalid')
export const passkeySchema = z.object({ response }, 'invalid')
export const newPasskeySchema = z.object({ name: passkeyName, response }, 'invalid')

export const nothingSchema = z.object({}, 'invalid')
