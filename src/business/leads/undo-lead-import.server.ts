import { and, asc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { renew } from './import-remarks.server.ts'
import { leadReference } from './lead.ts'
import type { UndoneLeadImport } from './lead-import.ts'
import { removeLeads } from './remove-leads.server.ts'
import { leadEvents, leads, slotBookings } from './tables.server.ts'

/** What is told of those that stay: enough to look at each. */
const mostTold = 50

/**
 * Removes the requests that an import of customers made, and the notes that it added to others, by its entry in the audit log; what somebody has worked on since stays, and why is
 * told. Refused as `not_found`; as `conflict` (`undone`) where nothing of it is left.
 */
export const undoLeadImport = staffUseCase(
  { may: 'privacy.erase' },
  async ({ db, by, now, ...services }, entryId: number): Promise<UndoneLeadImport> =>
    db.transaction(async (tx) => {
      const isImport = and(eq(auditLog.id, entryId), eq(auditLog.action, 'lead.import'))
      const [entry] = await tx.select({ at: auditLog.at, staffId: auditLog.staffId }).from(auditLog).where(isImport)
      if (!entry) return need(refused('not_found'))
      const isOfImport = and(eq(leads.channel, 'import'), eq(leads.createdAt, entry.at))
      // What others do with one of them at this moment is waited for, then seen.
      await tx.select({ id: leads.id }).from(leads).where(isOfImport).orderBy(asc(leads.id)).for('update')
      const rows = await rowsOf(tx, isOfImport)
      const notes = await takeNotesBack(tx, entry, now())
      if (rows.length + notes === 0) return need(refused('conflict', { errors: [{ path: '', code: 'undone' }] }))
      const kept = rows.flatMap(({ id, kind, name, because }) =>
        because ? [{ id, reference: leadReference(kind, id), name, because }] : [],
      )
      const ids = rows.flatMap(({ id, because }) => (because ? [] : [id]))
      await removeLeads(tx, services, ids)
      if (ids.length + notes > 0) {
        const after = { removed: ids.length, ...(notes > 0 && { noted: notes }), kept: kept.length }
        await recordChange(tx, by, { action: 'lead.import_undo', kind: 'lead', after }, now())
      }
      return { removed: ids.length, notes, kept: kept.length, first: kept.slice(0, mostTold) }
    }),
)

/** Removes the notes of an import, all of its moment, from customers who were known before; one that was corrected since stays. Answers how many there were. */
async function takeNotesBack(tx: Transaction, entry: { at: Date; staffId: string | null }, now: Date): Promise<number> {
  if (entry.staffId === null) return 0
  const { leadId, at, staffId, event, details } = leadEvents
  const isBefore = sql`exists (select from ${leads} where ${and(eq(leads.id, leadId), ne(leads.createdAt, entry.at))})`
  const taken = await tx
    .delete(leadEvents)
    .where(and(eq(at, entry.at), eq(staffId, entry.staffId), eq(event, 'note'), isNull(details), isBefore))
    .returning({ id: leadId })
  const ids = taken.map(({ id }) => id)
  await renew(tx, [...new Set(ids)], now)
  return ids.length
}

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
