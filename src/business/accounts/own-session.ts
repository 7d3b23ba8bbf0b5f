import * as z from 'zod/mini'

const moment = z.string().check(z.meta({ format: 'date-time' }))

/** A place where a member of staff is signed in, as they see it. */
export const ownSessionSchema = z.object({
  id: z.string(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
})
export type OwnSession = Readonly<z.infer<typeof ownSessionSchema>>
