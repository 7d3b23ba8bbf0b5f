import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Acting } from './acting.server.ts'
import { permit } from './actor.ts'
import type { OwnSession } from './own-session.ts'
import { staffSessions } from './tables.server.ts'

/** Where the person is signed in, the last used first. `current` is the session that asks. */
export async function listSessions(
  { db, actor, now }: Acting,
  current: string | null,
): Promise<Outcome<readonly OwnSession[]>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const { userId, expiresAt, updatedAt } = staffSessions
  const found = await db
    .select()
    .from(staffSessions)
    .where(and(eq(userId, permitted.value.id), gt(expiresAt, now())))
    .orderBy(desc(updatedAt))
  return done(
    found.map((session) => ({
      id: session.id,
      address: session.ipAddress ?? '',
      userAgent: session.userAgent ?? '',
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.updatedAt.toISOString(),
      isCurrent: session.id === current,
    })),
  )
}

/** Signs the person out of one of their sessions. `not_found` for what is not theirs. */
export async function endSession({ db, actor }: Acting, id: string): Promise<Outcome<null>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const theirs = and(eq(staffSessions.id, id), eq(staffSessions.userId, permitted.value.id))
  const ended = await db.delete(staffSessions).where(theirs).returning({ id: staffSessions.id })
  return ended.length > 0 ? done(null) : refused('not_found')
}

/** Signs the person out everywhere but where they ask. */
export async function endOtherSessions({ db, actor }: Acting, current: string | null): Promise<Outcome<null>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const theirs = eq(staffSessions.userId, permitted.value.id)
  await db.delete(staffSessions).where(and(theirs, ne(staffSessions.id, current ?? '')))
  return done(null)
}
