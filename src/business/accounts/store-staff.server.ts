import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.server.ts'
import { oneTimeDays, oneTimePassword } from './one-time-password.server.ts'
import type { NewStaff } from './staff-member.ts'
import { staff, staffCredentials, staffSessions, staffVerifications, type StaffRow } from './tables.server.ts'

const dayMs = 86_400_000

/**
 * Stores an account that `password` opens, or null when its e-mail address is taken. Addresses are one whatever their
 * letters' case. `oneTimeUntil` is null for a password that they chose themselves.
 */
export async function storeStaff(
  tx: Transaction,
  { email, name, role }: NewStaff,
  { password, oneTimeUntil }: { password: string; oneTimeUntil: Date | null },
  now: Date,
): Promise<StaffRow | null> {
  const moments = { createdAt: now, updatedAt: now }
  const [stored] = await tx
    .insert(staff)
    .values({ id: randomUUID(), email: email.toLowerCase(), name, role, oneTimeUntil, ...moments })
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
export async function endWaitingSignIns(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId))
}
