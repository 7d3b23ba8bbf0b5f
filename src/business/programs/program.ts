import * as z from 'zod/mini'
import { scopes } from '#business/accounts/scopes.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { choice, line } from '#kernel/form-fields.ts'

/** For how many days a token opens; no program is given one without an end. */
export const tokenDays = ['30', '90', '365'] as const

/** What becomes of a program's calls: `owner_closed` while the account of its maker is closed. */
const programStates = ['open', 'expired', 'revoked', 'owner_closed'] as const

/** A program that may use the back office. */
export const programSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.readonly(z.array(z.enum(scopes))),
  tokenStart: z.string().check(z.describe('How its token begins.')),
  ownerId: z.string(),
  ownerName: z.string().check(z.describe('Who made it, and in whose name it asks.')),
  state: z.enum(programStates),
  createdAt: momentField(),
  expiresAt: momentField(),
  lastUsedAt: z.nullable(momentField()).check(z.describe('To the minute.')),
})
export type Program = Readonly<z.infer<typeof programSchema>>

/** A new program, and its token, which is not told again. */
export const addedProgramSchema = z.extend(programSchema, { token: z.string() })
export type AddedProgram = Readonly<z.infer<typeof addedProgramSchema>>

/** What is said of a program that is to be made. Codes: `required`, `too_long`, `unknown_value`. */
export const newProgramSchema = z.object(
  {
    name: line(1, 60),
    scopes: z
      .array(choice(scopes), 'required')
      .check(z.minLength(1, 'required'), z.maxLength(scopes.length, 'too_many')),
    days: choice(tokenDays),
  },
  'invalid',
)
