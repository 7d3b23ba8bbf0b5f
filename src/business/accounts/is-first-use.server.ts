import { lt } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { staffVerifications } from './tables.server.ts'

/** The library takes a code of an app in its own 30 s and in those before and after. */
const rightForMs = 90_000

/**
 * True the first time that an account uses a code of its app, which whoever saw it typed could use again (RFC 6238, 5.2). It is
 * noted among the sign-ins that wait, where the library clears away what is over.
 */
export async function isFirstUse(db: Queryable, staffId: string, code: string, now: Date): Promise<boolean> {
  const id = `code-${staffId}-${code}`
  const expiresAt = new Date(now.getTime() + rightForMs)
  const noted = await db
    .insert(staffVerifications)
    .values({ id, identifier: id, value: '', expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: staffVerifications.id,
      set: { expiresAt },
      setWhere: lt(staffVerifications.expiresAt, now),
    })
    .returning({ id: staffVerifications.id })
  return noted.length > 0
}
