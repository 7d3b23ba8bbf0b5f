import { and, desc, eq, getTableColumns, gte, lt, sql, type SQL } from 'drizzle-orm'
import { addDays } from '#kernel/calendar-date.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Acting } from './acting.server.ts'
import { permit } from './actor.ts'
import { auditFilterSchema, type AuditFilter, type AuditPage } from './audit-entry.ts'
import { closeWindows } from './sign-in-failures.server.ts'
import { auditLog } from './tables.server.ts'

const pageSize = 50

/** A page of who did what, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export async function readAuditLog({ db, actor, now }: Acting, request: unknown): Promise<Outcome<AuditPage>> {
  const permitted = permit(actor, 'audit.read')
  if (!permitted.ok) return permitted
  const parsed = parse(auditFilterSchema, request)
  if (!parsed.ok) return parsed
  await closeWindows(db, now())
  const rows = await db
    .select({
      ...getTableColumns(auditLog),
      at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(auditLog)
    .where(and(...conditions(parsed.value)))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize)
  const last = items.at(-1)
  return done({ items, nextCursor: rows.length > pageSize && last ? String(last.id) : null })
}

function conditions({ staffId, action, kind, recordId, from, to, cursor }: AuditFilter): (SQL | undefined)[] {
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
  return [
    staffId ? eq(auditLog.staffId, staffId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    recordId ? eq(auditLog.recordId, recordId) : undefined,
    from ? gte(auditLog.at, midnight(from)) : undefined,
    to ? lt(auditLog.at, midnight(addDays(to, 1))) : undefined,
    cursor ? lt(auditLog.id, Number(cursor)) : undefined,
  ]
}
