import * as z from 'zod/mini'
import { missingOr } from '#kernel/form-fields.ts'

/** Somebody to whom work can be given. */
export const assigneeSchema = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type Assignee = Readonly<z.infer<typeof assigneeSchema>>

/** Whom a piece of work is given to; null or '' for nobody. */
export const assigneeField = z.optional(
  z.nullable(z.string({ error: missingOr('not_a_text') }).check(z.regex(/^[\w-]{0,100}$/, 'unknown_value'))),
)

/** As an owner to ask for: whoever asks, or nobody. */
export const ownOrFree = 'me_or_none'
