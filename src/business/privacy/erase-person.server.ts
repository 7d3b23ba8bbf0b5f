import { randomUUID } from 'node:crypto'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { removeApplications } from '#business/financing/remove-applications.server.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { removeViewsOf } from '#business/leads/saved-views.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { deleteMails, removeMailFiles } from '#platform/mail/delete-mails.server.ts'
import { type ErasedCounts, type ErasureProof, erasureSchema, isHeld } from './person-record.ts'
import { readPersonRows } from './find-person.server.ts'

/**
 * Erases everything about an email or a phone, files and saved views that look for them included, for good. A contract that runs, and an application whose down payment is to be given back, are held, with their mails, and
 * named in the answer. The audit log keeps how many of what went, when, by whom and on whose request, and nothing of the
 * person. Refused as {@link permit} says; as `invalid` (fields); as `not_found` when there is nothing; as `conflict`
 * (`email`: `contract_runs` or `refund_owed`, with `held`) when all that there is must be kept.
 */
export const erasePerson = staffUseCase(
  { may: 'privacy.erase', input: erasureSchema },
  async (acting, { onRequestOf, ...person }): Promise<ErasureProof> => {
    const { db, now, settings } = acting
    const erasedAt = now()
    const erasure = await db.transaction(async (tx) => {
      const rows = await readPersonRows(tx, person, erasedAt, { lock: true })
      const held = rows.applications
        .filter(isHeld)
        .map(({ reference, keptUntil, toRefund }) => ({ reference, keptUntil, toRefund }))
      const heldReferences = new Set<unknown>(held.map(({ reference }) => reference))
      const leadIds = rows.leads.map(({ id }) => id)
      const applicationIds = rows.applications.flatMap((row) => (isHeld(row) ? [] : [row.id]))
      const mailIds = rows.mails.flatMap(({ id, props }) => (heldReferences.has(props['reference']) ? [] : [id]))
      if (leadIds.length + applicationIds.length + mailIds.length === 0) {
        if (held.length === 0) return need(refused('not_found'))
        const code = held.some(({ keptUntil }) => keptUntil !== null) ? 'contract_runs' : 'refund_owed'
        return need(refused('conflict', { errors: [{ path: 'email', code }], extra: { held } }))
      }
      const applicants = rows.applications.map(({ fullName, ...row }) => ({ ...row, name: fullName }))
      const known = [...rows.leads, ...applicants].map(({ name, email, phone }) => [name, email, phone].join(' '))
      await removeViewsOf(tx, known)
      const letters = await deleteMails(tx, acting, mailIds)
      const removed = {
        ...(await removeLeads(tx, acting, leadIds)),
        ...(await removeApplications(tx, acting, applicationIds)),
      }
      const erased: ErasedCounts = {
        requests: leadIds.length,
        ...removed,
        mails: mailIds.length,
      }
      const id = randomUUID()
      const entry = { action: 'person.erase', kind: 'person', recordId: id }
      const told = { onRequestOf, ...erased, held: held.length }
      await recordChange(tx, acting.by, { ...entry, after: told }, erasedAt)
      return { letters, proof: { id, erased, held } }
    })
    removeMailFiles(settings, erasure.letters)
    return { ...erasure.proof, erasedAt: erasedAt.toISOString(), erasedBy: acting.by.name, onRequestOf }
  },
)
