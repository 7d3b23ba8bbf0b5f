import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { leadReference } from './lead.ts'
import type { UndoneLeadImport } from './lead-import.ts'
import { removeLeads } from './remove-leads.server.ts'
import { leadEvents, leads, slotBookings } from './tables.server.ts'

/** What is told of those that stay: enough to look at each. */
const mostTold = 50

/**
 * Removes the requests that an import of customers made, by its entry in the audit log; what somebody has worked on since stays, and why is
 * told. Refused as `not_found`; as `conflict` (`undone`) where nothing of it is left.
 */
export const undoLeadImport = staffUseCase(
  { may: 'privacy.erase' },
  async ({ db, by, now, ...services }, entryId: number): Promise<UndoneLeadImport> =>
    db.transaction(async (tx) => {
      const isImport = and(eq(auditLog.id, entryId), eq(auditLog.action, 'lead.import'))
      const [entry] = await tx.select({ at: auditLog.at }).from(auditLog).where(isImport)
      if (!entry) return need(refused('not_found'))
      const isOfImport = and(eq(leads.channel, 'import'), eq(leads.createdAt, entry.at))
      // What others do with one of them at this moment is waited for, then seen.
      await tx.select({ id: leads.id }).from(leads).where(isOfImport).orderBy(asc(leads.id)).for('update')
      const rows = await rowsOf(tx, isOfImport)
      if (rows.length === 0) return need(refused('conflict', { errors: [{ path: '', code: 'undone' }] }))
      const kept = rows.flatMap(({ id, kind, name, because }) =>
        because ? [{ id, reference: leadReference(kind, id), name, because }] : [],
      )
      const ids = rows.flatMap(({ id, because }) => (because ? [] : [id]))
      await removeLeads(tx, services, ids)
      if (ids.length > 0) {
        const after = { removed: ids.length, kept: kept.length }
        await recordChange(tx, by, { action: 'lead.import_undo', kind: 'lead', after }, now())
      }
      return { removed: ids.length, kept: kept.length, first: kept.slice(0, mostTold) }
    }),
)

/** The requests that were stored by an import, all at its moment, each with why it stays; null of what nobody has touched. */
const rowsOf = (tx: Transaction, isOfImport: SQL | undefined) =>
  tx
    .select({
      id: leads.id,
      kind: leads.kind,
      name: leads.name,
      because: sql<UndoneLeadImport['first'][number]['because'] | null>`case
        when exists (select from ${slotBookings} where ${eq(slotBookings.leadId, leads.id)}) then 'booked'
        when exists (select from ${quotes} where ${eq(quotes.leadId, leads.id)}) then 'quoted'
        when ${leads.updatedAt} > ${leads.createdAt}
          or exists (select from ${leadEvents} where ${and(eq(leadEvents.leadId, leads.id), sql`${leadEvents.at} > ${leads.createdAt}`)}) then 'changed'
      end`,
    })
    .from(leads)
    .where(isOfImport)
    .orderBy(asc(leads.id))
