import { desc, inArray, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { parse } from '#kernel/parse.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { countryOfPhone, dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import { importedLeadSchema, leadImportSchema, type LeadImportReport } from './lead-import.ts'
import type { LeadEvent } from './lead-event.ts'
import { noteRemarks, renew, withRemarks } from './import-remarks.server.ts'
import { stepSaid } from './lead-step.ts'
import { amountSaid } from './said-amount.ts'
import { storeLead, type NewLead } from './store-lead.server.ts'
import { leadEvents, leads } from './tables.server.ts'
import { ownerOf } from './take-lead.server.ts'

type Row = z.output<ReturnType<typeof importedLeadSchema>> & { readonly row: number; readonly country: Country }

/**
 * Takes customers over from a table as requests that were contacted before, or stand where their rows say; without `apply` it only tells what it would do. What is new
 * of who is known already is noted of them; a row with something wrong is left out and told. Refused as `invalid` (fields, an `assigneeId` who can't work requests is
 * `unknown_value`).
 */
export const importLeads = staffUseCase(
  { may: 'leads.work', input: leadImportSchema },
  async (permitted, { rows, country, assigneeId, apply = false }): Promise<LeadImportReport> => {
    const { db, by, now: clock } = permitted
    const now = clock()
    const rowSchema = importedLeadSchema(new Set((await staffWhoMay(db, 'leads.work')).map(({ id }) => id)))
    const problems: { row: number; column: string; code: string }[] = []
    const read = rows.flatMap((given, row): Row[] => {
      const parsed = parse(rowSchema, given)
      if (parsed.ok) {
        const { phone } = parsed.value
        return [{ ...parsed.value, row, country: (phone && countryOfPhone(phone, country)) || country }]
      }
      for (const { path, code } of parsed.problem.errors ?? []) problems.push({ row, column: path, code })
      return []
    })
    return db.transaction(async (tx) => {
      const owner = await ownerOf(tx, by, assigneeId)
      const parted = await partKnown(tx, read)
      const { fresh } = parted
      const repeated = await withRemarks(tx, parted.known, read)
      const countryIn = new Map(read.map((one) => [one.row, one.country]))
      const inCountries = rows.map((_, row) => countryIn.get(row) ?? null)
      const known = repeated.map(({ above: _, ...one }) => one)
      const noted = known.filter(({ note }) => note !== null).length
      const undialled = fresh.flatMap((one) =>
        one.phone && !dialledNumber(phoneKeyOf(one.phone, one.country)) ? [one.row] : [],
      )
      const report = { undialled, isApplied: apply, ready: fresh.length, known, problems, countries: inCountries }
      if (!apply || fresh.length + noted === 0) return report
      const stored = new Map<number, number>()
      for (const imported of fresh) {
        const { assigneeId: ownerId = owner?.id ?? null } = imported
        const row = { ...inOwnCurrency(imported), ownerId: ownerId || null, now }
        stored.set(imported.row, await storeImported(tx, by, row))
      }
      const notes = repeated.flatMap(({ leadId, above, note }) => {
        const id = leadId ?? stored.get(above ?? -1)
        return id === undefined || note === null ? [] : [{ leadId: id, note }]
      })
      await noteRemarks(tx, by, notes, now)
      // Of those that were stored now nothing has changed since.
      const before = new Set(known.flatMap(({ leadId }) => leadId ?? []))
      await renew(
        tx,
        [...new Set(notes.map(({ leadId }) => leadId))].filter((id) => before.has(id)),
        now,
      )
      const after = { imported: fresh.length, ...(noted > 0 && { noted }), assigneeId: owner?.id ?? null }
      await recordChange(tx, by, { action: 'lead.import', kind: 'lead', after }, now)
      return report
    })
  },
)

/** Nobody converts an amount: what is written in another currency than that of the country is noted as it is. */
function inOwnCurrency({ amount, currency, note, ...row }: Row): Row {
  if (amount === undefined || currency === undefined || currency === countryTable[row.country].currency)
    return { ...row, amount, note }
  return { ...row, note: [note, formatMoney({ amount, currency })].filter(Boolean).join('\n') }
}

type Imported = Row & { readonly ownerId: string | null; readonly now: Date }

async function storeImported(tx: Transaction, by: Staff, { ownerId, now, ...imported }: Imported): Promise<number> {
  const { country, name, phone, email, message, address, amount, lastContactOn } = imported
  const { status = 'contacted' } = imported
  const given = { nextStep: imported.nextStep ?? '', nextStepOn: imported.nextStepOn }
  // Nothing is done next for whoever is lost: what their row says of it is noted.
  const isLost = status === 'lost'
  const step = isLost ? { nextStep: '' } : given
  const note = [imported.note, isLost && stepSaid(given)].filter(Boolean).join('\n') || undefined
  const agreed = status === 'won' ? amount : undefined
  const lead: NewLead = {
    channel: 'import',
    country,
    name,
    phone,
    email,
    payload: {
      country,
      ...(message !== undefined && { message }),
      ...(address !== undefined && { installationAddress: address }),
    },
    amount,
    wonAmount: agreed,
    assigneeId: ownerId,
    givenAt: ownerId && ownerId !== by.id ? now : null,
    ...step,
    // No hour was promised to whoever stood in a table before: no clock runs, of new ones neither.
    answerDueAt: now,
    firstContactAt: lastContactOn === undefined ? now : middayOf(lastContactOn, now),
    status,
  }
  const language = countryTable[country].officeLanguage
  const { id } = await storeLead(tx, 'message', imported, lead, { language }, now)
  const happened: (readonly [LeadEvent, string | undefined])[] = [
    ['contacted_before', lastContactOn],
    ['taken', 'import'],
    ['status', status === 'contacted' || status === 'new' ? undefined : status],
    ['won_amount', agreed === undefined ? undefined : amountSaid(agreed, country)],
    ['next_step', stepSaid(step) || undefined],
    ['note', note],
  ]
  const entry = { leadId: id, staffId: by.id, staffName: by.name }
  await tx
    .insert(leadEvents)
    .values(happened.flatMap(([event, said]) => (said === undefined ? [] : [{ ...entry, at: now, event, said }])))
  return id
}

/** The middle of a day that is over, in both countries; of today and of a day to come now. */
function middayOf(day: CalendarDate, now: Date): Date {
  const midday = new Date(`${day}T12:00:00.000Z`)
  return midday < now ? midday : now
}

/** Rows of whom a request is known, or who stand in a row above, and the others. */
async function partKnown(db: Queryable, rows: readonly Row[]) {
  const marks = new Map<
    string,
    { readonly leadId: number | null; readonly above: number | null; readonly name: string }
  >()
  for (const { phoneKey: key, email, leadId, name } of await askersOf(db, rows)) {
    for (const mark of [key, email])
      if (mark !== null && !marks.has(mark)) marks.set(mark, { leadId, above: null, name })
  }
  const known: { row: number; leadId: number | null; above: number | null; name: string }[] = []
  const fresh = rows.filter(({ row, name, ...person }) => {
    const own = marksOf(person)
    const earlier = own.map((mark) => marks.get(mark)).find((one) => one !== undefined)
    if (earlier) known.push({ row, ...earlier })
    else for (const mark of own) marks.set(mark, { leadId: null, above: row, name })
    return earlier === undefined
  })
  return { known, fresh }
}

const marksOf = ({ phone, email, country }: Pick<Row, 'phone' | 'email' | 'country'>) =>
  [phoneKeyOf(phone, country), email?.toLowerCase()].filter((mark) => mark !== undefined && mark !== null)

/** Who has asked by any of their phones and addresses, the last request first. */
async function askersOf(db: Queryable, rows: readonly Row[]) {
  const marks = rows.flatMap(marksOf)
  if (marks.length === 0) return []
  const address = sql<string | null>`lower(${leads.email})`
  return db
    .select({ leadId: leads.id, name: leads.name, phoneKey: leads.phoneKey, email: address })
    .from(leads)
    .where(or(inArray(leads.phoneKey, marks), inArray(address, marks)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
}
