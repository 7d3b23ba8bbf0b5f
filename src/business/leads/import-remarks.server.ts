import { and, inArray, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, type Currency } from '#kernel/money.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { ToldLeadImport } from './lead-import.ts'
import { readStepSaid, stepSaid } from './lead-step.ts'
import { readAmountSaid } from './said-amount.ts'
import { leadEvents, leads } from './tables.server.ts'

/** What a row says beside who it is of. */
export type Remarks = {
  readonly row: number
  readonly country: Country
  readonly amount?: number | undefined
  readonly currency?: Currency | undefined
  readonly address?: string | undefined
  readonly message?: string | undefined
  readonly note?: string | undefined
  readonly lastContactOn?: CalendarDate | undefined
  readonly nextStep?: string | undefined
  readonly nextStepOn?: CalendarDate | undefined
  readonly nextStepOnAssumed?: boolean | undefined
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
  const written = new Map<string, Set<string>>()
  const writtenOf = ({ leadId, above }: Pick<Known, 'leadId' | 'above'>) => {
    const key = `${leadId ?? 'row'} ${above}`
    const lines = written.get(key) ?? new Set()
    written.set(key, lines)
    return lines
  }
  const add = (lines: Set<string>, parts: readonly Part[]) => {
    for (const part of parts) for (const form of part.forms) lines.add(form)
  }
  const ids = known.flatMap(({ leadId }) => leadId ?? [])
  for (const { leadId, lines } of await historyOf(db, ids))
    for (const line of lines) writtenOf({ leadId, above: null }).add(line)
  const rowAt = new Map(rows.map((one) => [one.row, one]))
  for (const above of new Set(known.map((one) => one.above)))
    if (above !== null) add(writtenOf({ leadId: null, above }), partsOf(rowAt.get(above)))
  return known.map((one) => {
    const lines = writtenOf(one)
    const fresh = partsOf(rowAt.get(one.row)).filter(({ forms }) => !forms.some((form) => lines.has(form)))
    add(lines, fresh)
    const noted = fresh.filter(({ within }) => !within || !fresh.includes(within))
    return Object.assign({}, one, { note: noted.map(({ words }) => words).join('\n') || null })
  })
}

/** What was asked, where, what it costs, and what staff have written since, line by line, also until they corrected it; of a step its words by themselves too. */
async function historyOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { country, amount } = leads
  const part = (name: string) => sql<string | null>`${leads.payload}->>${name}`
  const asked = await db
    .select({ leadId: leads.id, country, amount, message: part('message'), address: part('installationAddress') })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  const happened = await db
    .select({
      leadId: leadEvents.leadId,
      event: leadEvents.event,
      said: leadEvents.said,
      before: sql<string | null>`${leadEvents.details}->>'before'`,
    })
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, [...ids]), inArray(leadEvents.event, [...telling])))
  return [
    ...asked.map(({ leadId, message, address, ...of }) => ({
      leadId,
      lines: [message, address, amountOf(of)].flatMap((words) => words?.split('\n') ?? []),
    })),
    ...happened.map(({ leadId, event, said, before }) => ({
      leadId,
      lines: [said, before ?? ''].flatMap((words) => linesIn(event, words)),
    })),
  ]
}

/** What a table can say of somebody. */
const telling = ['note', 'next_step', 'contacted_before', 'won_amount', 'expected_amount'] as const

/** What an entry of the timeline says, as the parts of a row are written. */
function linesIn(event: string, said: string): readonly string[] {
  if (event === 'next_step') return [said, stepWords(readStepSaid(said).nextStep)]
  const amount = event === 'note' ? null : readAmountSaid(said)
  return amount ? [formatMoney(amount)] : linesOf(said)
}

/** A line of a note that begins with a day, by itself too. */
const linesOf = (note: string) =>
  note.split('\n').flatMap((line) => {
    const [, day, words] = /^(\d{2}\/\d{2}\/\d{4}) · (.*)$/.exec(line) ?? []
    return day === undefined || words === undefined ? [line] : [line, day, words, stepWords(words)]
  })

/** A part of a row: what a history holds that says it already, and how it is noted. */
type Part = {
  readonly forms: readonly string[]
  readonly words: string
  /** The part whose words say this one too, where it is new. */
  readonly within?: Part | undefined
}

/** Apart from a note of the same words. */
const stepWords = (nextStep: string) => `step ${nextStep}`

/** What a row says, part by part. */
function partsOf(row: Remarks | undefined): readonly Part[] {
  if (!row) return []
  const { message = '', address, note = '', lastContactOn, nextStep = '', nextStepOn, nextStepOnAssumed } = row
  const step = stepSaid({ nextStep, nextStepOn })
  // A comment that is the step of its day is written once.
  const remarks = note.split('\n').filter((line) => line && !(nextStepOn && line === nextStep))
  const said = (words: string): Part => ({ forms: [words], words })
  const [first = '', ...others] = remarks
  // The same words a week later are another contact.
  const comment = first && { forms: [first, dated(lastContactOn, first)], words: dated(lastContactOn, first) }
  const day = dated(lastContactOn)
  const contact = lastContactOn && { forms: [lastContactOn, day], words: day, within: comment || undefined }
  const planned = dated(nextStepOn, nextStep)
  return [
    ...[...message.split('\n'), address, amountOf(row)].flatMap((words) => (words ? said(words) : [])),
    ...(comment ? [comment] : []),
    ...(contact ? [contact] : []),
    ...others.map(said),
    ...(step ? [{ forms: [step, planned, ...(nextStepOnAssumed ? [stepWords(nextStep)] : [])], words: planned }] : []),
  ]
}

/** An amount as it is noted, in the currency of its country unless another is written. */
function amountOf({
  amount,
  currency,
  country,
}: {
  country: Country
  amount?: number | null | undefined
  currency?: Currency | undefined
}) {
  return amount ? formatMoney({ amount, currency: currency ?? countryTable[country].currency }) : null
}

/** The day as both countries write one, the day first. */
const dated = (day: CalendarDate | undefined, words = '') =>
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
