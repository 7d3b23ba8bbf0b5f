import * as z from 'zod/mini'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Actor } from './actor.ts'
import { isAllowed, permissions, type Action, roles } from './permissions.ts'

/** Who is signed in, and what their screens may offer. */
export const whoAmISchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasApp: z.boolean(),
  needsSecondFactor: z.boolean(),
  hasOneTimePassword: z.boolean(),
  may: z.readonly(z.array(z.string())).check(z.describe('The actions of their role.')),
})
export type WhoAmI = Readonly<z.infer<typeof whoAmISchema>>

/** The person who asks. Refused as `unauthenticated` for strangers, as `forbidden` for programs, which are none. */
export function whoAmI(actor: Actor): Outcome<WhoAmI> {
  if (!actor) return refused('unauthenticated')
  const { isConfirmed: _, program, ...shown } = actor
  if (program) return refused('forbidden')
  const may = (Object.keys(permissions) as Action[]).filter((action) => isAllowed(actor.role, action))
  return done({ ...shown, may })
}
