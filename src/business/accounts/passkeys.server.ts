import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Acting } from './acting.server.ts'
import { permit, permitConfirmed } from './actor.ts'
import { passkeyNameSchema, type OwnPasskey } from './own-passkey.ts'
import { recordChange } from './record-change.server.ts'
import { endAllBut } from './sessions.server.ts'
import { staff, staffPasskeys } from './tables.server.ts'

/** True for an account with a passkey. */
export async function hasPasskey(db: Queryable, staffId: string): Promise<boolean> {
  return (await db.$count(staffPasskeys, eq(staffPasskeys.userId, staffId))) > 0
}

/** True where the password must be followed by a passkey: there is one, and no authenticator app whose code would do. */
export async function needsPasskey(db: Queryable, staffId: string): Promise<boolean> {
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffPasskeys, eq(staffPasskeys.userId, staff.id))
    .where(and(eq(staff.id, staffId), eq(staff.twoFactorEnabled, false)))
    .limit(1)
  return found.length > 0
}

/** Notes that a passkey has opened the account that it is of. */
export async function notePasskeyUse(db: Queryable, credentialId: string, now: Date): Promise<void> {
  await db.update(staffPasskeys).set({ lastUsedAt: now }).where(eq(staffPasskeys.credentialID, credentialId))
}

/** The person's passkeys, the oldest first. Refused as {@link permit} says. */
export async function listPasskeys({ db, actor }: Acting): Promise<Outcome<readonly OwnPasskey[]>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const { userId, createdAt, id } = staffPasskeys
  const found = await db
    .select()
    .from(staffPasskeys)
    .where(eq(userId, permitted.value.id))
    .orderBy(asc(createdAt), asc(id))
  return done(
    found.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      isSynced: passkey.backedUp,
    })),
  )
}

/** Calls a passkey something else. Refused as {@link permit} says, as `invalid` (name), `not_found` for what is not theirs. */
export async function renamePasskey({ db, actor }: Acting, id: string, request: unknown): Promise<Outcome<null>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(passkeyNameSchema, request)
  if (!parsed.ok) return parsed
  const renamed = await db
    .update(staffPasskeys)
    .set(parsed.value)
    .where(theirs(id, permitted.value.id))
    .returning({ id: staffPasskeys.id })
  return renamed.length > 0 ? done(null) : refused('not_found')
}

/**
 * Forgets a passkey and ends every session but the one that asks. Refused as {@link permitConfirmed} says, `not_found` for what
 * is not theirs.
 */
export async function removePasskey(
  { db, actor, now }: Acting,
  id: string,
  current: string | null,
): Promise<Outcome<null>> {
  const permitted = permitConfirmed(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const who = permitted.value
  return db.transaction(async (tx) => {
    const [removed] = await tx.delete(staffPasskeys).where(theirs(id, who.id)).returning({ name: staffPasskeys.name })
    if (!removed) return refused('not_found')
    await endAllBut({ db: tx }, who.id, current)
    const entry = {
      action: 'account.passkey_remove',
      kind: 'staff',
      recordId: who.id,
      label: who.name,
      before: removed,
    }
    await recordChange(tx, who, entry, now())
    return done(null)
  })
}

const theirs = (id: string, staffId: string) => and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, staffId))
