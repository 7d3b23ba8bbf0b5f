import * as z from 'zod/mini'
import { choice, line, missingOr } from '#kernel/form-fields.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { languages } from '#kernel/language.ts'

/** A passkey of a member of staff, as they see it. */
export const ownPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentField(),
  lastUsedAt: z.nullable(momentField()),
  /** Kept by an account of its maker, so that it outlives the device. */
  isSynced: z.boolean(),
})
export type OwnPasskey = Readonly<z.infer<typeof ownPasskeySchema>>

/** What a passkey is called. Codes: `required`, `not_a_text`, `too_short`, `too_long`. */
export const passkeyName = line(1, 60)
export const passkeyNameSchema = z.object({ name: passkeyName }, 'invalid')

/** How a member of staff is told of what waits for them beside on the site. Codes: `not_a_boolean`, `unknown_value`. */
export const ownNoticesSchema = z.object(
  {
    morningMail: z.boolean({ error: missingOr('not_a_boolean') }),
    /** The language of mails to them; null: that of the office. */
    mailLanguage: z.nullable(choice(languages)),
  },
  'invalid',
)
export type OwnNotices = Readonly<z.infer<typeof ownNoticesSchema>>

/** A place where a member of staff is signed in, as they see it. */
export const ownSessionSchema = z.object({
  id: z.string(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: momentField(),
  lastUsedAt: momentField(),
  /** Whatever is done until then. */
  endsAt: momentField(),
  isCurrent: z.boolean(),
})
export type OwnSession = Readonly<z.infer<typeof ownSessionSchema>>
