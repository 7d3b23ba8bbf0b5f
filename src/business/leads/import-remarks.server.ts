import { inArray, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { ToldLeadImport } from './lead-import.ts'
import { stepSaid } from './lead-step.ts'
import { leadEvents, leads } from './tables.server.ts'

/** What a row says beside who it is of. */
export type Remarks = {
  readonly row: number
  readonly message?: string | undefined
  readonly note?: string | undefined
  readonly lastContactOn?: CalendarDate | undefined
  readonly nextStep?: string | undefined
  readonly nextStepOn?: CalendarDate | undefined
}
type Known = Omit<ToldLeadImport['known'][number], 'note'> & {
  /** The row above that is of the same person; null of whoever was known before. */
  readonly above: number | null
}

/** Rows of known customers, each with what of it is not written down of them yet; null of nothing. */
export async function withRemarks<Row extends Known>(
  db: Queryable,
  known: readonly Row[],
  rows: readonly Remarks[],
): Promise<(Row & { readonly note: string | null })[]> {
  const ids = known.flatMap(({ leadId }) => leadId ?? [])
  const written = new Map<string, string[]>()
  const write = (of: Pick<Known, 'leadId' | 'above'>, words: readonly string[]) => {
    const key = `${of.leadId ?? 'row'} ${of.above}`
    written.set(key, [...(written.get(key) ?? []), ...words])
    return written.get(key) ?? []
  }
  for (const { leadId, said } of await historyOf(db, ids)) write({ leadId, above: null }, [said])
  const rowAt = new Map(rows.map((one) => [one.row, one]))
  for (const above of new Set(known.map((one) => one.above)))
    if (above !== null)
      write(
        { leadId: null, above },
        partsOf(rowAt.get(above)).map(([said]) => said),
      )
  return known.map((one) => {
    const before = write(one, [])
    const isWritten = (words: string) => before.some((said) => said.includes(words))
    const fresh = partsOf(rowAt.get(one.row)).filter((forms) => !forms.some(isWritten))
    write(
      one,
      fresh.map(([said]) => said),
    )
    return Object.assign({}, one, { note: fresh.map(([, words]) => words).join('\n') || null })
  })
}

/** What was asked and all that has happened. */
async function historyOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const said = sql<string>`coalesce(${leads.payload}->>'message', '')`
  return [
    ...(await db
      .select({ leadId: leads.id, said })
      .from(leads)
      .where(inArray(leads.id, [...ids]))),
    ...(await db
      .select({ leadId: leadEvents.leadId, said: leadEvents.said })
      .from(leadEvents)
      .where(inArray(leadEvents.leadId, [...ids]))),
  ]
}

/** The parts of a row's remark, each as a history holds it, and in words. */
function partsOf(row: Remarks | undefined): readonly (readonly [said: string, words: string])[] {
  if (!row) return []
  const { message, note, lastContactOn, nextStep = '', nextStepOn } = row
  const step = stepSaid({ nextStep, nextStepOn })
  // A comment that is the step of its day is written once.
  const remarks = (note ?? '').split('\n').filter((line) => line && !(nextStepOn && line === nextStep))
  return [
    ...(message ? [[message, message] as const] : []),
    ...remarks.map((line, at) => [line, at === 0 ? dated(lastContactOn, line) : line] as const),
    ...(step ? [[step, dated(nextStepOn, nextStep)] as const] : []),
  ]
}

/** The day as both countries write one, the day first. */
const dated = (day: CalendarDate | undefined, words: string) =>
  [day?.split('-').toReversed().join('/'), words].filter(Boolean).join(' · ')

type Noted = { readonly leadId: number; readonly note: string }

/** Adds what rows say to the timelines of customers who were known. */
export async function noteRemarks(tx: Transaction, by: Staff, noted: readonly Noted[], now: Date): Promise<void> {
  if (noted.length === 0) return
  const entry = { at: now, staffId: by.id, staffName: by.name, event: 'note' as const }
  await tx.insert(leadEvents).values(noted.map(({ leadId, note }) => Object.assign({ leadId, said: note }, entry)))
}

/** Makes newer what has changed: whoever has it open is told. */
export async function renew(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(leads)
    .set({ updatedAt: sql`greatest(${leads.updatedAt} + interval '1 ms', ${now.toISOString()}::timestamptz)` })
    .where(inArray(leads.id, [...ids]))
}
