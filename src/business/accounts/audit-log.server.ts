import { and, asc, desc, eq, getTableColumns, gte, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import { staffUseCase } from './staff-use-case.server.ts'
import { addDays, midnightAt } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { auditFilterSchema, type AuditFilter, type AuditPage, type AuditPerson } from './audit-entry.ts'
import { closeWindows } from './sign-in-failures.server.ts'
import { auditLog, staff } from './tables.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

const pageSize = 50

/** A page of who did what, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export const readAuditLog = staffUseCase(
  { may: 'audit.read', input: auditFilterSchema },
  async ({ db, now }, asked): Promise<AuditPage> => {
    await closeWindows(db, now())
    const rows = await db
      .select({
        ...getTableColumns(auditLog),
        at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      })
      .from(auditLog)
      .where(and(...conditions(asked)))
      .orderBy(desc(auditLog.id))
      .limit(pageSize + 1)
    const items = rows.slice(0, pageSize)
    const last = items.at(-1)
    return { items, nextCursor: rows.length > pageSize && last ? String(last.id) : null }
  },
)

/** Who may stand in the log, by name: everybody with an account, then those whose account was removed. Refused as {@link permit} says. */
export const listAuditActors = staffUseCase({ may: 'audit.read' }, async ({ db }): Promise<AuditPerson[]> => {
  const known = await db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name), asc(staff.id))
  const gone = await db
    .select({ id: auditLog.recordId, name: auditLog.label })
    .from(auditLog)
    .where(eq(auditLog.action, 'staff.remove'))
    .orderBy(asc(auditLog.label), asc(auditLog.id))
  return [
    ...known.map((person) => Object.assign(person, { isRemoved: false })),
    ...gone.flatMap(({ id, name }) => (id === null ? [] : [{ id, name, isRemoved: true }])),
  ]
})

function conditions({ staffId, action, kind, recordId, from, to, signIns, cursor }: AuditFilter): (SQL | undefined)[] {
  const { utcOffset } = countryTable[defaultCountry]
  return [
    staffId ? eq(auditLog.staffId, staffId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    recordId ? eq(auditLog.recordId, recordId) : undefined,
    from ? gte(auditLog.at, midnightAt(from, utcOffset)) : undefined,
    to ? lt(auditLog.at, midnightAt(addDays(to, 1), utcOffset)) : undefined,
    signIns
      ? notInArray(auditLog.action, ['account.sign_in', 'account.passkey_sign_in', 'account.sign_out'])
      : undefined,
    cursor ? lt(auditLog.id, Number(cursor)) : undefined,
  ]
}

/**
 * Deletes at most `count` entries of the audit log from before `before`, by the one function that PostgreSQL lets do so, and
 * only entries older than a year. Answers how many went.
 */
export async function removeOldEntries(tx: Queryable, before: Date, count: number): Promise<number> {
  const { rows } = await tx.execute<{ removed: number }>(
    sql`select remove_old_audit_entries(${before}::timestamptz, ${count}) as removed`,
  )
  return rows[0]?.removed ?? 0
}

/**
 * Takes the names of saved views that `isPersonal` is true of out of the log, by the one function that PostgreSQL lets do
 * so: that a view was made, changed or removed stays.
 */
export async function redactViewNames(tx: Queryable, isPersonal: (name: string) => boolean): Promise<void> {
  const { id, label, before, after } = auditLog
  const entries = await tx.select({ id, label, before, after }).from(auditLog).where(eq(auditLog.kind, 'view'))
  const personal = entries.filter((entry) =>
    [entry.label, entry.before?.['name'], entry.after?.['name']].some(
      (name) => typeof name === 'string' && isPersonal(name),
    ),
  )
  if (personal.length === 0) return
  await tx.execute(sql`select redact_view_names(${sql.param(personal.map((entry) => entry.id))}::bigint[])`)
}
