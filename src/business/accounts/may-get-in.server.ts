import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { staff } from './tables.server.ts'

/** False for an account that was disabled, and for a one-time password that has expired. */
export async function mayGetIn(db: Queryable, staffId: string, now: Date): Promise<boolean> {
  const stillOpens = or(isNull(staff.oneTimeUntil), gt(staff.oneTimeUntil, now))
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt), stillOpens))
  return found.length > 0
}
