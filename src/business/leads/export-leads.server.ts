import { and, eq } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { quoteReference } from '#business/quotes/quote.ts'
import type { Database } from '#platform/database/database.server.ts'
import { leadFilterSchema, type LeadFilter, type ListedLead } from './admin-lead.ts'
import { asListedLead, leadConditions, listedColumns } from './lead-inbox.server.ts'
import { cursorAfter, orderOf } from './lead-order.server.ts'
import { leads } from './tables.server.ts'

const batch = 1000

const columns = [
  'reference',
  'kind',
  'status',
  'country',
  'language',
  'name',
  'email',
  'phone',
  'assigneeName',
  'nextStep',
  'nextStepOn',
  'createdAt',
  'firstContactAt',
] as const satisfies readonly (keyof ListedLead)[]

/** Behind them: the quote that the request is for. */
const quoteColumn = 'quoteReference'

/**
 * The requests of a filter as CSV, the newest first, read and written a thousand at a time. No cell is a formula to a
 * spreadsheet. That it was asked for is in the audit log.
 */
export const exportLeads = staffUseCase(
  { may: 'leads.work', input: leadFilterSchema },
  async ({ db, by, now }, filter): Promise<AsyncIterable<string>> => {
    const { q: _personal, sort: _order, ...told } = filter
    await recordChange(db, by, { action: 'lead.export', kind: 'lead', after: told }, now())
    return lines(db, { ...filter, sort: 'newest' }, by)
  },
)

/**
 * Behind a semicolon begins another cell where a spreadsheet takes that for the separator, as those in French do: what would be a
 * formula there gets an apostrophe too.
 */
function inert(cell: string | null): string | null {
  return cell && cell.replace(/([;,\t]["'\s]*)(?=[=+\-@])/g, "$1'")
}

async function* lines(db: Database, filter: LeadFilter, { id: me }: Staff): AsyncGenerator<string> {
  // A byte-order mark: spreadsheets then read UTF-8.
  yield `\uFEFF${stringify([[...columns, quoteColumn]])}`
  let cursor: string | undefined
  do {
    const rows = await db
      .select({ ...listedColumns, quoteId: leads.quoteId, amount: leads.amount })
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assigneeId))
      .where(and(...leadConditions({ ...filter, cursor }, me)))
      .orderBy(...orderOf(filter.sort))
      .limit(batch)
    const last = rows.length === batch ? rows.at(-1) : undefined
    cursor = last && cursorAfter(last, filter.sort)
    const cells = rows.map(({ quoteId, amount: _amount, ...row }) => {
      const lead = asListedLead(row)
      return columns.map((column) => inert(lead[column])).concat(quoteId === null ? null : quoteReference(quoteId))
    })
    if (cells.length > 0) yield stringify(cells, { escape_formulas: true })
  } while (cursor)
}
