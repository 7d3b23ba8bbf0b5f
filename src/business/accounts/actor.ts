import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { isAllowed, type Action, type Role } from './permissions.ts'
import { scopeFor, type Access, type Scope } from './scopes.ts'

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
  /** Set where a program asks in their name. */
  readonly program?: ActingProgram
}

/** A program that asks in the name of whoever made it: it may what both may. */
export type ActingProgram = {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** What its call does. */
  readonly access: Access
}

/** Who asks: a member of staff, or a stranger. */
export type Actor = Staff | null

/**
 * What every use case of the back office asks first. Refused as `unauthenticated` for strangers; as `password_change_required`
 * and `second_factor_required` for whoever must do that first; as `forbidden` for a role that may not, and for a program where no
 * scope opens it; as `scope_missing` (`scope`) for a program that was not given the one that does.
 */
export function permit(actor: Actor, action: Action): Outcome<Staff> {
  if (!actor) return refused('unauthenticated')
  if (actor.hasOneTimePassword) return refused('password_change_required')
  if (actor.needsSecondFactor) return refused('second_factor_required')
  if (!isAllowed(actor.role, action)) return refused('forbidden')
  return actor.program ? withinScopes(actor, actor.program, action) : done(actor)
}

function withinScopes(actor: Staff, { scopes, access }: ActingProgram, action: Action): Outcome<Staff> {
  const scope = scopeFor(action, access)
  if (scope === null) return refused('forbidden')
  return scopes.includes(scope) ? done(actor) : refused('scope_missing', { extra: { scope } })
}

/**
 * {@link permit} for what a session that somebody else got hold of must not do: who gets in, and how. Refused as
 * `confirmation_required` too.
 */
export function permitConfirmed(actor: Actor, action: Action): Outcome<Staff> {
  const permitted = permit(actor, action)
  return permitted.ok && !permitted.value.isConfirmed ? refused('confirmation_required') : permitted
}
