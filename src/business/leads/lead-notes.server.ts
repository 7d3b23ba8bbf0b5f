import { and, eq, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { mayCorrect } from '#kernel/note-correction.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { AdminLead, LeadChange } from './admin-lead.ts'
import type { LeadTimelineEntry } from './lead-event.ts'
import { leadEvents } from './tables.server.ts'

/** Whether somebody's note of this key stands in a request's history already. */
export async function isNoted(tx: Transaction, leadId: number, by: Staff, key: string): Promise<boolean> {
  const hasKey = sql`${leadEvents.details} ->> 'sentOnceBy' = ${key}`
  return (await tx.$count(leadEvents, and(eq(leadEvents.leadId, leadId), eq(leadEvents.staffId, by.id), hasKey))) > 0
}

/** The note that a change corrects. Needs an attempt around it: `conflict` (`note_not_yours`) for another's, and once its day is over. */
export function noteToCorrect(
  { timeline, country }: AdminLead,
  { noteId, note }: LeadChange,
  by: Staff,
  now: Date,
): LeadTimelineEntry | undefined {
  if (noteId === undefined) return undefined
  if (note === undefined) return need(refused('invalid', { errors: [{ path: 'note', code: 'required' }] }))
  const entry = timeline.find(({ id }) => id === noteId)
  if (entry && mayCorrect(entry, { me: by.id, country, now })) return entry.said === note ? undefined : entry
  return need(refused('conflict', { errors: [{ path: 'noteId', code: 'note_not_yours' }] }))
}

/** The words of before stay in the entry, not in the audit log: they are gone with the person. */
export async function correctNote(tx: Transaction, { id }: LeadTimelineEntry, said: string): Promise<void> {
  const details = sql`jsonb_build_object('before', ${leadEvents.said}) || coalesce(${leadEvents.details}, '{}')`
  await tx.update(leadEvents).set({ said, details }).where(eq(leadEvents.id, id))
}
