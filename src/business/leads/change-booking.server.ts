import { eq, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { slotKindOf } from './booking-calendar.ts'
import { readLead } from './lead-detail.server.ts'
import type { BookingChangeMail } from './mail/mail-payloads.ts'
import type { SlotKind } from './slots.ts'
import { leadEvents, leads } from './tables.server.ts'

type Change = Pick<BookingChangeMail, 'change' | 'date' | 'slot'>
type About = { readonly before: AdminLead; readonly kind: SlotKind; readonly now: Date }
/** Does it, and says what was done; null for nothing. */
type Act<Request> = (tx: Transaction, about: About, request: Request) => Promise<Outcome<Change | null>>

/**
 * Changes when somebody is expected, writes it into the timeline and the log and tells the visitor, all or nothing.
 * Refused as {@link permit} says; as `invalid` (the request), `not_found` for a request that books no time, `stale`; as
 * `act` refuses.
 */
export async function changeBooking<Request extends { updatedAt?: string | undefined }>(
  acting: Acting,
  leadId: number,
  parsed: Outcome<Request>,
  act: Act<Request>,
): Promise<Outcome<AdminLead>> {
  const permitted = permit(acting.actor, 'leads.work')
  if (!permitted.ok) return permitted
  if (!parsed.ok) return parsed
  return acting.db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update')
    const before = await readLead(tx, leadId)
    const kind = before && slotKindOf(before.kind)
    if (!before || !kind) return refused('not_found')
    if (isStale(before, parsed.value)) return stale(before)
    const changed = await act(tx, { before, kind, now: acting.now() }, parsed.value)
    if (!changed.ok) return changed
    if (changed.value === null) return done(before)
    await write(tx, acting, { by: permitted.value, before, kind, change: changed.value })
    return done((await readLead(tx, leadId)) ?? before)
  })
}

type Writing = { readonly by: Staff; readonly before: AdminLead; readonly kind: SlotKind; readonly change: Change }

async function write(tx: Transaction, acting: Acting, { by, before, kind, change }: Writing): Promise<void> {
  const { id, reference, email, country, language, name } = before
  const at = versionAfter(before, acting.now())
  const [{ sequence } = { sequence: 1 }] = await tx
    .update(leads)
    .set({ updatedAt: at, calendarSequence: sql`${leads.calendarSequence} + 1` })
    .where(eq(leads.id, id))
    .returning({ sequence: leads.calendarSequence })
  const said = `${change.date} ${change.slot}`
  await tx.insert(leadEvents).values({ leadId: id, at, staffId: by.id, staffName: by.name, event: change.change, said })
  const told = { booking: before.booking && `${before.booking.date} ${before.booking.slot}` }
  const entry = { action: `lead.${change.change}`, kind: 'lead', recordId: id, label: reference }
  const after = { booking: change.change === 'moved' ? said : null }
  await recordChange(tx, by, { ...entry, before: told, after }, at)
  if (!email) return
  const props: BookingChangeMail = {
    reference,
    country,
    visitorLanguage: language,
    kind,
    name,
    email,
    sequence,
    receivedAt: at.toISOString(),
    ...change,
  }
  await queueMail(tx, acting, { template: 'booking-change-visitor', to: email, language, props })
}
