import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { roles } from '#business/accounts/role.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { Assignee, InboxFigures } from './admin-lead.ts'
import { leads } from './tables.server.ts'

/** Everybody to whom a request can be given, by name. Refused as {@link permit} says. */
export async function listAssignees({ db, actor }: Acting): Promise<Outcome<Assignee[]>> {
  const permitted = permit(actor, 'leads.work')
  if (!permitted.ok) return permitted
  const workers = roles.filter((role) => isAllowed(role, 'leads.work'))
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), inArray(staff.role, workers)))
    .orderBy(asc(staff.name), asc(staff.id))
  return done(rows)
}

/** How many requests nobody has touched. Refused as {@link permit} says. */
export async function countNewLeads({ db, actor }: Acting): Promise<Outcome<InboxFigures>> {
  const permitted = permit(actor, 'leads.work')
  if (!permitted.ok) return permitted
  return done({ new: await db.$count(leads, eq(leads.status, 'new')) })
}
