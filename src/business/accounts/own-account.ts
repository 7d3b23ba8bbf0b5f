import * as z from 'zod/mini'
import { line } from '#kernel/form-fields.ts'
import { momentField } from '#kernel/calendar-date.ts'

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
