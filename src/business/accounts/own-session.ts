import * as z from 'zod/mini'
import { momentField } from '#kernel/time-fields.ts'

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
