import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { closedDayFormSchema, type ClosedDay } from './closed-day.ts'
import { closedDays } from './tables.server.ts'

const { id, country, date, name } = closedDays

/**
 * Closes a country's office for a day: nothing more can be booked on it; what is booked stays until somebody moves it.
 * Refused as {@link permit} says, as `invalid` (fields), as `conflict` (`date`: `taken`) where it is closed already.
 */
export async function closeDay({ db, actor, now }: Acting, request: unknown): Promise<Outcome<ClosedDay>> {
  const permitted = permit(actor, 'calendar.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(closedDayFormSchema, request)
  if (!parsed.ok) return parsed
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .insert(closedDays)
      .values({ ...parsed.value, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id, country, date, name })
    if (!closed) return refused('conflict', { errors: [{ path: 'date', code: 'taken' }] })
    const entry = { action: 'calendar.close', kind: 'calendar', recordId: closed.id, label: closed.date, after: closed }
    await recordChange(tx, permitted.value, entry, now())
    return done(closed)
  })
}

/** Opens the office again on a day that was closed. Refused as {@link permit} says, or `not_found`. */
export async function reopenDay({ db, actor, now }: Acting, closedDayId: number): Promise<Outcome<null>> {
  const permitted = permit(actor, 'calendar.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const [open] = await tx.delete(closedDays).where(eq(id, closedDayId)).returning({ id, country, date, name })
    if (!open) return refused('not_found')
    const entry = { action: 'calendar.reopen', kind: 'calendar', recordId: open.id, label: open.date, before: open }
    await recordChange(tx, permitted.value, entry, now())
    return done(null)
  })
}
