import { randomUUID, randomInt } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Language } from '#kernel/language.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { NewStaff } from './staff-member.ts'
import { staff, staffCredentials, staffSessions, staffVerifications, type StaffRow } from './tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { Staff } from './actor.ts'
import { recordChange } from './record-change.server.ts'

const dayMs = 86_400_000

/**
 * Stores an account that `password` opens, or null when its e-mail address is taken. Addresses are one whatever their
 * letters’ case. `mailLanguage` is the one that they were invited in. `oneTimeUntil` is null for a password that they chose themselves.
 */
export async function storeStaff(
  tx: Transaction,
  { email, name, role, mailLanguage }: NewStaff & { readonly mailLanguage?: Language },
  { password, oneTimeUntil }: { password: string; oneTimeUntil: Date | null },
  now: Date,
): Promise<StaffRow | null> {
  const moments = { createdAt: now, updatedAt: now }
  const [stored] = await tx
    .insert(staff)
    .values({ id: randomUUID(), email: email.toLowerCase(), name, role, mailLanguage, oneTimeUntil, ...moments })
    .onConflictDoNothing()
    .returning()
  if (!stored) return null
  await tx.insert(staffCredentials).values({
    id: randomUUID(),
    userId: stored.id,
    accountId: stored.id,
    providerId: 'credential',
    password: await hashPassword(password),
    ...moments,
  })
  return stored
}

/** A password to be told to a person, and until when it opens. */
export function freshOneTimePassword(now: Date): { password: string; oneTimeUntil: Date } {
  return { password: oneTimePassword(), oneTimeUntil: new Date(now.getTime() + oneTimeDays * dayMs) }
}

/** Replaces the password of an account by a one-time one and ends its sessions. Answers the password. */
export async function replacePassword(tx: Transaction, staffId: string, now: Date): Promise<string> {
  const { password, oneTimeUntil } = freshOneTimePassword(now)
  await tx
    .update(staffCredentials)
    .set({ password: await hashPassword(password), updatedAt: now })
    .where(eq(staffCredentials.userId, staffId))
  await tx.update(staff).set({ oneTimeUntil }).where(eq(staff.id, staffId))
  await tx.delete(staffSessions).where(eq(staffSessions.userId, staffId))
  await endWaitingSignIns(tx, staffId)
  return password
}

/** Ends the sign-ins that wait for a second factor: they were begun with the password before. */
async function endWaitingSignIns(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId))
}

/** Letters and digits that nobody takes for one another when they copy them by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A password to be told to a person, who chooses another: `k7m2p-…`, 20 characters of 31 (99 bits). */
function oneTimePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** How long a printed password opens. */
export const oneTimeDays = 7

/** Notes that a person has chosen a password of their own: the one that was printed for them opens nothing any more. */
export async function passwordChosen(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Staff,
  network: string,
): Promise<void> {
  const { id, name } = person
  await db.transaction(async (tx) => {
    await tx.update(staff).set({ oneTimeUntil: null, updatedAt: now() }).where(eq(staff.id, id))
    await endWaitingSignIns(tx, id)
    await recordChange(
      tx,
      person,
      { action: 'account.password', kind: 'staff', recordId: id, label: name, after: { network } },
      now(),
    )
  })
}
