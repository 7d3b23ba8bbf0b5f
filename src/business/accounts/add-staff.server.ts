import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import type { Acting } from './acting.server.ts'
import { permitConfirmed, type Staff } from './actor.ts'
import { recordChange } from './record-change.server.ts'
import { newStaffSchema, type StaffMember } from './staff-member.ts'
import { findMember } from './staff-queries.server.ts'
import { freshOneTimePassword, storeStaff } from './store-staff.server.ts'

/** An account, and the password that is told once to whoever it is for. */
export type AddedStaff = StaffMember & { readonly oneTimePassword: string }

/**
 * Makes an account with a one-time password. Refused as {@link permitConfirmed} says; as `invalid` (fields); as `conflict` (`email`:
 * `taken`).
 */
export async function addStaff(acting: Acting, request: unknown): Promise<Outcome<AddedStaff>> {
  const permitted = permitConfirmed(acting.actor, 'staff.manage')
  return permitted.ok ? addAccount(acting, request, permitted.value) : permitted
}

/** The same for whoever runs the machine: nobody signed in asks, so nobody is asked who they are. */
export async function addAccount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: unknown,
  by: Staff | null,
): Promise<Outcome<AddedStaff>> {
  const parsed = parse(newStaffSchema, request)
  if (!parsed.ok) return parsed
  return db.transaction(async (tx) => {
    const fresh = freshOneTimePassword(now())
    const stored = await storeStaff(tx, parsed.value, fresh, now())
    const member = stored && (await findMember(tx, stored.id))
    if (!member) return refused('conflict', { errors: [{ path: 'email', code: 'taken' }] })
    const { id: recordId, name: label } = member
    await recordChange(tx, by, { action: 'staff.add', kind: 'staff', recordId, label, after: member }, now())
    return done({ ...member, oneTimePassword: fresh.password })
  })
}
