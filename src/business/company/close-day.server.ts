import { eq } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { closedDayFormSchema, type ClosedDay } from './closed-day.ts'
import { closedDays } from './tables.server.ts'

const { id, country, date, name } = closedDays

/**
 * Closes a country's office for a day: nothing more can be booked on it; what is booked stays until somebody moves it.
 * Refused also as `conflict` (`date`: `taken`) where it is closed already.
 */
export const closeDay = staffUseCase(
  { may: 'calendar.manage', input: closedDayFormSchema },
  ({ db, by, now }, day): Promise<ClosedDay> =>
    db.transaction(async (tx) => {
      const [closed] = await tx
        .insert(closedDays)
        .values({ ...day, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id, country, date, name })
      if (!closed) return need(refused('conflict', { errors: [{ path: 'date', code: 'taken' }] }))
      const about = { kind: 'calendar', recordId: closed.id, label: closed.date }
      await recordChange(tx, by, { action: 'calendar.close', ...about, after: closed }, now())
      return closed
    }),
)

/** Opens the office again on a day that was closed. Refused also as `not_found`. */
export const reopenDay = staffUseCase(
  { may: 'calendar.manage' },
  ({ db, by, now }, closedDayId: number): Promise<null> =>
    db.transaction(async (tx) => {
      const [open] = await tx.delete(closedDays).where(eq(id, closedDayId)).returning({ id, country, date, name })
      if (!open) return need(refused('not_found'))
      const about = { kind: 'calendar', recordId: open.id, label: open.date }
      await recordChange(tx, by, { action: 'calendar.reopen', ...about, before: open }, now())
      return null
    }),
)
