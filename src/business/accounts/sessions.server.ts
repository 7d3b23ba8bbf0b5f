import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Acting } from './acting.server.ts'
import { permit } from './actor.ts'
import type { OwnSession } from './own-session.ts'
import { endOf, longestSessionMs } from './session-ends.ts'
import { staffSessions } from './tables.server.ts'

/** Where the person is signed in, the last used first. `current` is the session that asks. */
export async function listSessions(
  { db, actor, now }: Acting,
  current: string | null,
): Promise<Outcome<readonly OwnSession[]>> {
  const permitted = permit(actor, 'account.manage')
  if (!permitted.ok) return permitted
  const { userId, expiresAt, createdAt, updatedAt } = staffSessions
  const found = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(userId, permitted.value.id),
        gt(expiresAt, now()),
        gt(createdAt, new Date(now().getTime() - longestSessionMs)),
      ),
    )
    .orderBy(desc(updatedAt))
  return done(
    found.map((session) => ({
      id: session.id,
      address: session.ipAddress ?? '',
      userAgent: session.userAgent ?? '',
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.updatedAt.toISOString(),
      endsAt: endOf(session).toISOString(),
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
  await endAllBut({ db }, permitted.value.id, current)
  return done(null)
}

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
