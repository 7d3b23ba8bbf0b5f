import { and, eq, isNull } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { assigneeName } from '#business/accounts/staff-who-may.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { leadChangeSchema, type AdminLead, type LeadChange } from './admin-lead.ts'
import type { LeadEvent } from './lead-event.ts'
import { readLead } from './lead-detail.server.ts'
import { changeLeadStatus } from './lead-status.ts'
import { leadEvents, leads } from './tables.server.ts'

/**
 * Changes a request's status, owner or next step, or adds a note. Refused also as `invalid` (an `assigneeId` who can't work
 * requests is `unknown_value`), `not_found`, `stale`; as `conflict` (`status`) for a change of status that is not allowed.
 */
export const changeLead = staffUseCase(
  { may: 'leads.work', input: leadChangeSchema },
  ({ db, by, now }, change, id: number): Promise<AdminLead> =>
    db.transaction(async (tx) => {
      // Two who work on one request take turns: the second sees what the first did.
      await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update')
      const before = await readLead(tx, id)
      if (!before) return need(refused('not_found'))
      if (isStale(before, change)) return need(stale(before))
      need(changeLeadStatus(before.status, change.status ?? before.status))
      const happened = eventsOf(before, change, await assigneeName(tx, 'leads.work', change.assigneeId))
      if (happened.length === 0) return before
      await write(tx, id, change, { by, at: versionAfter(before, now()), happened })
      const after = (await readLead(tx, id)) ?? before
      await recordChange(tx, by, { action: 'lead.update', kind: 'lead', recordId: id, ...told(before, after) }, now())
      return after
    }),
)

type Happened = { readonly event: LeadEvent; readonly said: string }

/** The audit log holds no personal data: an erased person leaves nothing in it. */
function told(before: AdminLead, after: AdminLead) {
  const kept = ({ status, assigneeId, nextStepOn, timeline }: AdminLead) => ({
    status,
    assigneeId,
    nextStepOn,
    events: timeline.length,
  })
  return { label: before.reference, before: kept(before), after: kept(after) }
}

function eventsOf(before: AdminLead, change: LeadChange, owner: string | null): Happened[] {
  const { status, assigneeId, note, nextStep = before.nextStep, nextStepOn = before.nextStepOn } = change
  const step = nextStep !== before.nextStep || nextStepOn !== before.nextStepOn
  const events: (Happened | false | undefined)[] = [
    status !== undefined && status !== before.status && { event: 'status', said: status },
    assigneeId !== undefined && (assigneeId || null) !== before.assigneeId && { event: 'assignee', said: owner ?? '' },
    step && { event: 'next_step', said: [nextStepOn, nextStep].filter(Boolean).join(' ') },
    note !== undefined && { event: 'note', said: note },
  ]
  return events.filter((event) => event !== false && event !== undefined)
}

type Writing = { readonly by: Staff; readonly at: Date; readonly happened: readonly Happened[] }

async function write(tx: Transaction, id: number, change: LeadChange, { by, at, happened }: Writing): Promise<void> {
  const { status, assigneeId, nextStep, nextStepOn } = change
  await tx
    .update(leads)
    .set({
      ...(status && { status }),
      ...(assigneeId !== undefined && { assigneeId: assigneeId || null }),
      ...(nextStep !== undefined && { nextStep }),
      ...(nextStepOn !== undefined && { nextStepOn }),
      updatedAt: at,
    })
    .where(eq(leads.id, id))
  if (status && status !== 'spam' && status !== 'new') {
    await tx
      .update(leads)
      .set({ firstContactAt: at })
      .where(and(eq(leads.id, id), isNull(leads.firstContactAt)))
  }
  const entries = happened.map(({ event, said }) => ({
    leadId: id,
    at,
    staffId: by.id,
    staffName: by.name,
    event,
    said,
  }))
  await tx.insert(leadEvents).values(entries)
}
