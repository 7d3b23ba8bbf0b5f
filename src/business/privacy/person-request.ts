import * as z from 'zod/mini'
import { choice, emailField, phoneField } from '#kernel/form-fields.ts'

/** Who asked for an erasure: the person, somebody for them, an authority, or the company by itself. */
export const requesters = ['person', 'representative', 'authority', 'company'] as const

const contact = { email: z.optional(emailField), phone: z.optional(phoneField) }
type Contact = { readonly email?: string | undefined; readonly phone?: string | undefined }
const isSomebody = ({ email, phone }: Contact) => email !== undefined || phone !== undefined
const nobody = { path: ['email'], error: 'required' } as const

/** Whom to look for: by email, by phone, or both, which finds what belongs to either. Codes: of the fields; `required`. */
export const personRequestSchema = z
  .object({ ...contact }, 'invalid')
  .check(z.refine(isSomebody, { path: [...nobody.path], error: nobody.error }))
export type PersonRequest = Readonly<z.output<typeof personRequestSchema>>

/** The same, to be erased; `onRequestOf` is `person` unless it says otherwise. Codes: those, and `unknown_value`. */
export const erasureSchema = z
  .object({ ...contact, onRequestOf: z._default(choice(requesters), 'person') }, 'invalid')
  .check(z.refine(isSomebody, { path: [...nobody.path], error: nobody.error }))
