import { and, asc, eq, desc, gt, ne } from 'drizzle-orm'
import { staffUseCase, type Acting } from './staff-use-case.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import {
  ownNoticesSchema,
  passkeyNameSchema,
  type OwnNotices,
  type OwnPasskey,
  type OwnSession,
} from './own-account.ts'
import { recordChange } from './record-change.server.ts'
import { staff, staffPasskeys, staffSessions } from './tables.server.ts'

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
export const listPasskeys = staffUseCase(
  { may: 'account.manage' },
  async ({ db, by }): Promise<readonly OwnPasskey[]> => {
    const { userId, createdAt, id } = staffPasskeys
    const found = await db.select().from(staffPasskeys).where(eq(userId, by.id)).orderBy(asc(createdAt), asc(id))
    return found.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      isSynced: passkey.backedUp,
    }))
  },
)

/** Calls a passkey something else. Refused as {@link permit} says, as `invalid` (name), `not_found` for what is not theirs. */
export const renamePasskey = staffUseCase(
  { may: 'account.manage', input: passkeyNameSchema },
  async ({ db, by }, asked, id: string): Promise<null> => {
    const renamed = await db
      .update(staffPasskeys)
      .set(asked)
      .where(theirs(id, by.id))
      .returning({ id: staffPasskeys.id })
    return renamed.length > 0 ? null : need(refused('not_found'))
  },
)

/**
 * Forgets a passkey and ends every session but the one that asks. Refused as {@link permitConfirmed} says, `not_found` for what
 * is not theirs.
 */
export const removePasskey = staffUseCase(
  { may: 'account.manage', confirmed: true },
  async ({ db, now, by }, id: string, current: string | null): Promise<null> => {
    return db.transaction(async (tx) => {
      const [removed] = await tx.delete(staffPasskeys).where(theirs(id, by.id)).returning({ name: staffPasskeys.name })
      if (!removed) return need(refused('not_found'))
      await endAllBut({ db: tx }, by.id, current)
      const entry = {
        action: 'account.passkey_remove',
        kind: 'staff',
        recordId: by.id,
        label: by.name,
        before: removed,
      }
      await recordChange(tx, by, entry, now())
      return null
    })
  },
)

const theirs = (id: string, staffId: string) => and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, staffId))

/** Where the person is signed in, the last used first. `current` is the session that asks. */
export const listSessions = staffUseCase(
  { may: 'account.manage' },
  async ({ db, now, by }, current: string | null): Promise<readonly OwnSession[]> => {
    const { userId, expiresAt, createdAt, updatedAt } = staffSessions
    const found = await db
      .select()
      .from(staffSessions)
      .where(and(eq(userId, by.id), gt(expiresAt, now()), gt(createdAt, new Date(now().getTime() - longestSessionMs))))
      .orderBy(desc(updatedAt))
    return found.map((session) => ({
      id: session.id,
      address: session.ipAddress ?? '',
      userAgent: session.userAgent ?? '',
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.updatedAt.toISOString(),
      endsAt: endOf(session).toISOString(),
      isCurrent: session.id === current,
    }))
  },
)

/** Signs the person out of one of their sessions. `not_found` for what is not theirs. */
export const endSession = staffUseCase({ may: 'account.manage' }, async ({ db, by }, id: string): Promise<null> => {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.userId, by.id)))
    .returning({ id: staffSessions.id })
  return ended.length > 0 ? null : need(refused('not_found'))
})

/** Signs the person out everywhere but where they ask. */
export const endOtherSessions = staffUseCase(
  { may: 'account.manage' },
  async ({ db, by }, current: string | null): Promise<null> => {
    await endAllBut({ db }, by.id, current)
    return null
  },
)

/** Ends every session of somebody but one, as what opens their account has changed. */
export async function endAllBut({ db }: Pick<Acting, 'db'>, staffId: string, kept: string | null): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.userId, staffId), ne(staffSessions.id, kept ?? '')))
}

/** Ends the session that a new one takes the place of, in the same browser. */
export async function endReplaced({ db }: Pick<Acting, 'db'>, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id))
}

/** Notes that whoever uses a session has proved again who they are. */
export async function confirmSession({ db, now }: Pick<Acting, 'db' | 'now'>, id: string): Promise<void> {
  await db.update(staffSessions).set({ confirmedAt: now() }).where(eq(staffSessions.id, id))
}

/** How the person is told of what waits for them. */
export const readNotices = staffUseCase({ may: 'account.manage' }, async ({ db, by }): Promise<OwnNotices> => {
  return (await noticesOf(db, by.id)) ?? need(refused('not_found'))
})

/** Changes how the person is told of what waits for them. Refused as {@link permit} says, as `invalid` (fields). */
export const changeNotices = staffUseCase(
  { may: 'account.manage', input: ownNoticesSchema },
  async ({ db, now, by }, { morningMail, mailLanguage }): Promise<OwnNotices> =>
    db.transaction(async (tx) => {
      const before = (await noticesOf(tx, by.id)) ?? need(refused('not_found'))
      await tx.update(staff).set({ wantsMorningMail: morningMail, mailLanguage }).where(eq(staff.id, by.id))
      const after = { morningMail, mailLanguage }
      const entry = { action: 'account.notices', kind: 'staff', recordId: by.id, label: by.name, before, after }
      await recordChange(tx, by, entry, now())
      return after
    }),
)

async function noticesOf(db: Queryable, id: string): Promise<OwnNotices | undefined> {
  const [found] = await db
    .select({ morningMail: staff.wantsMorningMail, mailLanguage: staff.mailLanguage })
    .from(staff)
    .where(eq(staff.id, id))
  return found
}

const hourMs = 3_600_000

/** A session that nobody uses ends after it. */
export const idleSessionMs = 12 * hourMs
/** A session ends after it, however much it is used (OWASP ASVS 5.0, 7.3.2). */
const longestSessionMs = 7 * 24 * hourMs
/** How long a proof of who one is counts for what needs one. */
const confirmedMs = hourMs / 4

/** When a session ends at the latest. */
export function endOf({ createdAt }: { readonly createdAt: Date }): Date {
  return new Date(createdAt.getTime() + longestSessionMs)
}

/** True while signing in, or proving again who one is, is recent enough for what a stolen session must not do. */
export function isConfirmed(
  { createdAt, confirmedAt }: { readonly createdAt: Date; readonly confirmedAt?: Date | null | undefined },
  now: Date,
): boolean {
  return now.getTime() - Math.max(createdAt.getTime(), confirmedAt?.getTime() ?? 0) < confirmedMs
}
