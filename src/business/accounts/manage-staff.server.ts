import { and, eq, isNull, asc, sql } from 'drizzle-orm'
import { staffUseCase } from './staff-use-case.server.ts'
import { need, refused, type Outcome, done } from '#kernel/outcome.ts'
import type { Transaction, Queryable } from '#platform/database/database.server.ts'
import { recordChange, isStale, stale, versionAfter } from './record-change.server.ts'
import {
  staffChangeSchema,
  newStaffSchema,
  type AddedStaff,
  type ChangedStaff,
  type StaffChange,
  type StaffMember,
} from './staff-member.ts'
import { replacePassword, freshOneTimePassword, storeStaff } from './store-staff.server.ts'
import { staff, staffPasskeys, staffSecondFactors, staffSessions } from './tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { parse } from '#kernel/parse.ts'
import type { Staff } from './actor.ts'

/**
 * Changes an account. Whoever is disabled, or gets another role, password or no second factor, is signed out. Refused as
 * {@link permitConfirmed} says; as `invalid` (fields), `not_found`, `stale` (see {@link isStale}); as `conflict` (`last_admin`) when
 * nobody would be left who may do this, (`own_account`) for taking away one's own password, second factor or access.
 */
export const changeStaff = staffUseCase(
  { may: 'staff.manage', confirmed: true, input: staffChangeSchema },
  async ({ db, now, by }, change, id: string): Promise<ChangedStaff> => {
    if (id === by.id && takesAway(change)) return need(ownAccount())
    return db.transaction(async (tx) => {
      const admins = await lockAdmins(tx)
      const before = await findMember(tx, id)
      if (!before) return need(refused('not_found'))
      if (isStale(before, change)) return need(stale(before))
      if (admins.has(id) && admins.size === 1 && losesAdmin(change)) return need(lastAdmin())
      const oneTimePassword = await apply(tx, before, change, versionAfter(before, now()))
      const member = (await findMember(tx, id)) ?? before
      const entry = { action: 'staff.update', kind: 'staff', recordId: id, label: member.name, before, after: member }
      await recordChange(tx, by, entry, now())
      return { ...member, oneTimePassword }
    })
  },
)

/** Removes an account and its sessions; what it did stays in the audit log. Refused as {@link changeStaff} is. */
export const removeStaff = staffUseCase(
  { may: 'staff.manage', confirmed: true },
  async ({ db, now, by }, id: string): Promise<null> => {
    if (id === by.id) return need(ownAccount())
    return db.transaction(async (tx) => {
      const admins = await lockAdmins(tx)
      const before = await findMember(tx, id)
      if (!before) return need(refused('not_found'))
      if (admins.has(id) && admins.size === 1) return need(lastAdmin())
      await tx.delete(staff).where(eq(staff.id, id))
      const entry = { action: 'staff.remove', kind: 'staff', recordId: id, label: before.name, before }
      await recordChange(tx, by, entry, now())
      return null
    })
  },
)

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

/**
 * For whoever runs the machine, when nobody else can: a new one-time password, no authenticator app, no passkey, every session ended, the
 * account open again. Answers the password. Refused as `not_found`.
 */
export async function resetAccount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<{ readonly oneTimePassword: string }>> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase())).for('update')
    if (!person) return refused('not_found')
    const { id, name } = person
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, id))
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id))
    await tx.update(staff).set({ twoFactorEnabled: false, disabledAt: null, updatedAt: now() }).where(eq(staff.id, id))
    const oneTimePassword = await replacePassword(tx, id, now())
    await recordChange(tx, null, { action: 'staff.reset', kind: 'staff', recordId: id, label: name }, now())
    return done({ oneTimePassword })
  })
}

/**
 * Makes an account with a one-time password. Refused as {@link permitConfirmed} says; as `invalid` (fields); as `conflict` (`email`:
 * `taken`).
 */
export const addStaff = staffUseCase(
  { may: 'staff.manage', confirmed: true },
  async (acting, request: unknown): Promise<AddedStaff> => need(await addAccount(acting, request, acting.by)),
)

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

// Of one table a query writes its columns without its name, which within another's would be that one's.
const lastSeenAt = sql<Date | null>`(
  select max(${staffSessions.updatedAt}) from ${staffSessions}
  where ${staffSessions.userId} = ${staff}.id and ${staffSessions.expiresAt} > now()
)`.mapWith(staffSessions.updatedAt)

const columns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  hasSecondFactor: sql<boolean>`${staff.twoFactorEnabled} or exists (
    select from ${staffPasskeys} where ${staffPasskeys.userId} = ${staff}.id)`,
  hasOneTimePassword: sql<boolean>`${staff.oneTimeUntil} is not null`,
  isDisabled: sql<boolean>`${staff.disabledAt} is not null`,
  lastSeenAt,
  createdAt: staff.createdAt,
  updatedAt: staff.updatedAt,
}

type Read = Omit<StaffMember, 'lastSeenAt' | 'createdAt' | 'updatedAt'> &
  Readonly<Record<'createdAt' | 'updatedAt', Date>> & { readonly lastSeenAt: Date | null }

function asMember({ lastSeenAt: seen, createdAt, updatedAt, ...member }: Read): StaffMember {
  return {
    ...member,
    lastSeenAt: seen?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** One account; undefined where there is none. */
async function findMember(db: Queryable, id: string): Promise<StaffMember | undefined> {
  const [found] = await db.select(columns).from(staff).where(eq(staff.id, id))
  return found && asMember(found)
}

/** Every account, by name. Refused as {@link permit} says. */
export const listStaff = staffUseCase({ may: 'staff.manage' }, async ({ db }): Promise<readonly StaffMember[]> => {
  const found = await db.select(columns).from(staff).orderBy(asc(staff.name), asc(staff.id))
  return found.map(asMember)
})
