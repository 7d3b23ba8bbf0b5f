import { and, eq, isNull } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { Acting } from './acting.server.ts'
import { permitConfirmed } from './actor.ts'
import { recordChange } from './record-change.server.ts'
import { isStale, stale, versionAfter } from './stale.ts'
import { staffChangeSchema, type StaffChange, type StaffMember } from './staff-member.ts'
import { findMember } from './staff-queries.server.ts'
import { replacePassword } from './store-staff.server.ts'
import { staff, staffPasskeys, staffSecondFactors, staffSessions } from './tables.server.ts'

/** The account as it is now, and its new one-time password where that was asked for. */
export type ChangedStaff = StaffMember & { readonly oneTimePassword: string | null }

/**
 * Changes an account. Whoever is disabled, or gets another role, password or no second factor, is signed out. Refused as
 * {@link permitConfirmed} says; as `invalid` (fields), `not_found`, `stale` (see {@link isStale}); as `conflict` (`last_admin`) when
 * nobody would be left who may do this, (`own_account`) for taking away one's own password, second factor or access.
 */
export async function changeStaff(acting: Acting, id: string, request: unknown): Promise<Outcome<ChangedStaff>> {
  const { db, actor, now } = acting
  const permitted = permitConfirmed(actor, 'staff.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(staffChangeSchema, request)
  if (!parsed.ok) return parsed
  const change = parsed.value
  if (id === permitted.value.id && takesAway(change)) return ownAccount()
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const before = await findMember(tx, id)
    if (!before) return refused('not_found')
    if (isStale(before, change)) return stale(before)
    if (admins.has(id) && admins.size === 1 && losesAdmin(change)) return lastAdmin()
    const oneTimePassword = await apply(tx, before, change, versionAfter(before, now()))
    const member = (await findMember(tx, id)) ?? before
    const entry = { action: 'staff.update', kind: 'staff', recordId: id, label: member.name, before, after: member }
    await recordChange(tx, permitted.value, entry, now())
    return done({ ...member, oneTimePassword })
  })
}

/** Removes an account and its sessions; what it did stays in the audit log. Refused as {@link changeStaff} is. */
export async function removeStaff({ db, actor, now }: Acting, id: string): Promise<Outcome<null>> {
  const permitted = permitConfirmed(actor, 'staff.manage')
  if (!permitted.ok) return permitted
  if (id === permitted.value.id) return ownAccount()
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const before = await findMember(tx, id)
    if (!before) return refused('not_found')
    if (admins.has(id) && admins.size === 1) return lastAdmin()
    await tx.delete(staff).where(eq(staff.id, id))
    const entry = { action: 'staff.remove', kind: 'staff', recordId: id, label: before.name, before }
    await recordChange(tx, permitted.value, entry, now())
    return done(null)
  })
}

/** A session that somebody else got hold of must not take the second factor off its own account. */
function takesAway({ resetPassword, resetSecondFactor, isDisabled }: StaffChange): boolean {
  return [resetPassword, resetSecondFactor, isDisabled].includes(true)
}

function ownAccount(): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'id', code: 'own_account' }] })
}

function lastAdmin(): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'role', code: 'last_admin' }] })
}

function losesAdmin({ role, isDisabled }: StaffChange): boolean {
  return isDisabled === true || (role !== undefined && role !== 'admin')
}

/** Two who demote each other at once take turns. */
async function lockAdmins(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), isNull(staff.disabledAt)))
    .orderBy(staff.id)
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

async function apply(tx: Transaction, before: StaffMember, change: StaffChange, now: Date): Promise<string | null> {
  const { id } = before
  const { name = before.name, role = before.role, isDisabled = before.isDisabled } = change
  const disabled = isDisabled === before.isDisabled ? {} : { disabledAt: isDisabled ? now : null }
  await tx
    .update(staff)
    .set({ name, role, updatedAt: now, ...disabled })
    .where(eq(staff.id, id))
  if (change.resetSecondFactor) {
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, id))
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id))
    await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.id, id))
  }
  if (isDisabled || role !== before.role || change.resetSecondFactor) {
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
  }
  return change.resetPassword ? replacePassword(tx, id, now) : null
}
