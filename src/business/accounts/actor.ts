import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { isAllowed, type Action } from './permissions.ts'
import type { Role } from './role.ts'

/** A member of staff who is signed in. */
export type Staff = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly hasSecondFactor: boolean
  /** Nothing but setting one up is allowed until it is. */
  readonly needsSecondFactor: boolean
  /** Signed in with the password that was printed for them: their screens ask for one of their own first. */
  readonly hasOneTimePassword: boolean
}

/** Who asks: a member of staff, or a stranger. */
export type Actor = Staff | null

/**
 * The first line of every verb of the back office. Refused as `unauthenticated` for strangers; as `forbidden` for a role that
 * may not, and (`reason: 'second_factor'`) for whoever must first set up a second factor.
 */
export function permit(actor: Actor, action: Action): Outcome<Staff> {
  if (!actor) return refused('unauthenticated')
  if (!isAllowed(actor.role, action)) return refused('forbidden')
  if (actor.needsSecondFactor && action !== 'account.manage') {
    return refused('forbidden', { extra: { reason: 'second_factor' } })
  }
  return done(actor)
}
