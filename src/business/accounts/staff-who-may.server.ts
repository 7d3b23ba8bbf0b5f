import { and, asc, inArray, isNull } from 'drizzle-orm'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Assignee } from './assignee.ts'
import { isAllowed, roles, type Action } from './permissions.ts'
import { staffUseCase } from './staff-use-case.server.ts'
import { staff, type StaffRow } from './tables.server.ts'

/** Everybody whose account is open and whose role allows `action`, by name. */
export async function staffWhoMay(
  db: Queryable,
  action: Action,
): Promise<Pick<StaffRow, 'id' | 'name' | 'email' | 'mailLanguage'>[]> {
  const allowed = roles.filter((role) => isAllowed(role, action))
  return db
    .select({ id: staff.id, name: staff.name, email: staff.email, mailLanguage: staff.mailLanguage })
    .from(staff)
    .where(and(isNull(staff.disabledAt), inArray(staff.role, allowed)))
    .orderBy(asc(staff.name), asc(staff.id))
}

/** Everybody to whom work of `action` can be given, by name. */
export const listAssignees = (action: Action) =>
  staffUseCase({ may: action }, async ({ db }): Promise<Assignee[]> =>
    (await staffWhoMay(db, action)).map(({ id, name, email }) => ({ id, name, email })),
  )

/**
 * The name of whom work of `action` is given to; null for nobody. Needs an attempt around it: `invalid` (`assigneeId`:
 * `unknown_value`) for who may not do it.
 */
export async function assigneeName(
  db: Queryable,
  action: Action,
  assigneeId: string | null | undefined,
): Promise<string | null> {
  if (!assigneeId) return null
  const found = (await staffWhoMay(db, action)).find(({ id }) => id === assigneeId)
  return found?.name ?? need(refused('invalid', { errors: [{ path: 'assigneeId', code: 'unknown_value' }] }))
}
