import * as z from 'zod/mini'
import { choice, emailField, line } from '#kernel/form-fields.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { roles } from './permissions.ts'

/** A staff account, as those who manage them see it. */
export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  hasOneTimePassword: z.boolean(),
  isDisabled: z.boolean(),
  lastSeenAt: z
    .nullable(momentField())
    .check(z.describe('When a session of theirs was last used; null when none is open.')),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type StaffMember = Readonly<z.infer<typeof staffMemberSchema>>

/** The password that an account was given for once, told to whoever gave it. */
const oneTimePassword = z.string().check(z.describe('To be told to whoever it is for; it is not told again.'))
export const addedStaffSchema = z.extend(staffMemberSchema, { oneTimePassword })
export type AddedStaff = Readonly<z.infer<typeof addedStaffSchema>>

/** The account as it is now, and its new one-time password where that was asked for. */
export const changedStaffSchema = z.extend(staffMemberSchema, { oneTimePassword: z.nullable(oneTimePassword) })
export type ChangedStaff = Readonly<z.infer<typeof changedStaffSchema>>

/** A new account. Codes: `required`, `too_long`, `invalid_email`, `unknown_value`. */
export const newStaffSchema = z.object({ email: emailField, name: line(1, 100), role: choice(roles) }, 'invalid')
export type NewStaff = z.output<typeof newStaffSchema>

/** What can be changed of an account; `password` and `secondFactor` can only be taken away. */
export const staffChangeSchema = z.object(
  {
    name: z.optional(line(1, 100)),
    role: z.optional(choice(roles)),
    isDisabled: z.optional(z.boolean('invalid')),
    /** True: their password no longer opens, and a one-time one is answered. */
    resetPassword: z.optional(z.boolean('invalid')),
    /** True: their authenticator app, recovery codes and passkeys are forgotten. */
    resetSecondFactor: z.optional(z.boolean('invalid')),
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)
export type StaffChange = z.output<typeof staffChangeSchema>
