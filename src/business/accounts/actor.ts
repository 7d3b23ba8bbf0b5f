import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { isAllowed, type Action, type Role } from './permissions.ts'

/** A member of staff who is signed in. */
export type Staff = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** An authenticator app beside the password. */
  readonly hasApp: boolean
  /** Nothing but setting one up is allowed until it is. */
  readonly needsSecondFactor: boolean
  /** The password that was printed for them still stands: nothing but choosing their own is allowed until they do. */
  readonly hasOneTimePassword: boolean
  /** They proved who they are, by password or passkey, in the last quarter of an hour. */
  readonly isConfirmed: boolean
}

/** Who asks: a member of staff, or a stranger. */
export type Actor = Staff | null

/**
 * What every use case of the back office asks first. Refused as `unauthenticated` for strangers; as `password_change_required`
 * and `second_factor_required` for whoever must do that first; as `forbidden` for a role that may not.
 */
export function permit(actor: Actor, action: Action): Outcome<Staff> {
  if (!actor) return refused('unauthenticated')
  if (actor.hasOneTimePassword) return refused('password_change_required')
  if (actor.needsSecondFactor) return refused('second_factor_required')
  return isAllowed(actor.role, action) ? done(actor) : refused('forbidden')
}

/**
 * {@link permit} for what a session that somebody else got hold of must not do: who gets in, and how. Refused as
 * `confirmation_required` too.
 */
export function permitConfirmed(actor: Actor, action: Action): Outcome<Staff> {
  const permitted = permit(actor, action)
  return permitted.ok && !permitted.value.isConfirmed ? refused('confirmation_required') : permitted
}
