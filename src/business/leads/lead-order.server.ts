import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import type { LeadSort } from './admin-lead.ts'
import { amountOrNone, leads, stepDay, urgency } from './tables.server.ts'

/** What of a row says where it stands in an order. */
type Placed = {
  readonly id: number
  readonly createdAt: Date
  readonly nextStepOn: string | null
  readonly amount: number | null
  readonly urgency: string
}

/** An order of the inbox, each with an index of its own: what it goes by, which way, and how a cursor writes that. */
type Order = {
  readonly by: SQL
  readonly isDescending: boolean
  readonly write: (row: Placed) => string
  readonly read: (digits: string) => SQL
}

const arrival = {
  by: sql`${leads.createdAt}`,
  write: ({ createdAt }: Placed) => String(createdAt.getTime()),
  read: (digits: string) => sql`${new Date(Number(digits)).toISOString()}::timestamptz`,
}

const noDay = '0'

/** Where a request stands among what presses. */
export const urgent = urgency(leads)

const orders: Readonly<Record<LeadSort, Order>> = {
  urgent: {
    by: urgent,
    isDescending: false,
    write: (row) => row.urgency,
    read: (digits) => sql`${digits}::bigint`,
  },
  newest: { ...arrival, isDescending: true },
  oldest: { ...arrival, isDescending: false },
  due: {
    by: stepDay(leads.nextStepOn),
    isDescending: false,
    write: ({ nextStepOn }) => nextStepOn?.replaceAll('-', '') ?? noDay,
    read: (digits) => {
      const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
      return sql`${isCalendarDate(day) ? day : 'infinity'}::date`
    },
  },
  amount: {
    by: amountOrNone(leads.amount),
    isDescending: true,
    // No digits write the -1 of what has no amount: everything is written one higher.
    write: ({ amount }) => String((amount ?? -1) + 1),
    read: (digits) => sql`${Number(digits) - 1}::bigint`,
  },
}

/** The order of a list, its last word the request's id, so that no two stand in one place. */
export function orderOf(sort: LeadSort = 'newest'): SQL[] {
  const { by, isDescending } = orders[sort]
  const way = isDescending ? desc : asc
  return [way(by), way(leads.id)]
}

/** Where a list was read to: `<what the order goes by>-<id>`, digits both. */
export function cursorAfter(row: Placed, sort: LeadSort = 'newest'): string {
  return `${orders[sort].write(row)}-${row.id}`
}

/** What stands behind a cursor in its order. */
export function behind(cursor: string, sort: LeadSort = 'newest'): SQL {
  const { by, isDescending, read } = orders[sort]
  const [key = '', id] = cursor.split('-')
  return sql`(${by}, ${leads.id}) ${sql.raw(isDescending ? '<' : '>')} (${read(key)}, ${Number(id)}::int)`
}
