import { and, desc, eq, inArray, isNull, like, sql, type SQL, between, lte, ne, or } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { leadFilterSchema, type InboxFigures, type LeadFilter, type LeadPage, type ListedLead } from './admin-lead.ts'
import { leadOfReference, leadReference } from './lead.ts'
import { soughtWords } from './sought-words.ts'
import { leads, phoneEnd, slotBookings } from './tables.server.ts'
import { addDays, wallClock } from '#kernel/calendar-date.ts'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ComingBooking, LeadsToday } from './leads-today.ts'
import { slotKinds, slotStart } from './slots.ts'

const pageSize = 50

/** A page of the inbox, the newest first. */
export const listLeads = staffUseCase(
  { may: 'leads.work', input: leadFilterSchema },
  async ({ db, by }, filter): Promise<LeadPage> => {
    const rows = await db
      .select(listedColumns)
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assigneeId))
      .where(and(...leadConditions(filter, by.id)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(pageSize + 1)
    const items = rows.slice(0, pageSize).map(asListedLead)
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    return { items, nextCursor: last ? `${last.createdAt.getTime()}-${last.id}` : null }
  },
)

/** How many requests nobody has touched. */
export const countNewLeads = staffUseCase({ may: 'leads.work' }, async ({ db }): Promise<InboxFigures> => {
  return { new: await db.$count(leads, eq(leads.status, 'new')) }
})

/** What the inbox shows of a lead, its owner joined. */
export const listedColumns = {
  id: leads.id,
  kind: leads.kind,
  status: leads.status,
  country: leads.country,
  language: leads.language,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  assigneeId: leads.assigneeId,
  assigneeName: staff.name,
  nextStep: leads.nextStep,
  nextStepOn: leads.nextStepOn,
  firstContactAt: leads.firstContactAt,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
}

type Moments = 'createdAt' | 'updatedAt' | 'firstContactAt'
type Row = Omit<ListedLead, Moments | 'reference'> &
  Readonly<Record<'createdAt' | 'updatedAt', Date>> & { readonly firstContactAt: Date | null }

/** A row as the inbox shows it. */
export function asListedLead(row: Row): ListedLead {
  return {
    ...row,
    reference: leadReference(row.kind, row.id),
    firstContactAt: row.firstContactAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What a filter asks of a row; `me` is who asks. */
export function leadConditions(
  { kind, status, country, assignee, q, cursor }: LeadFilter,
  me: string,
): (SQL | undefined)[] {
  const owner = assignee === 'me' ? me : assignee
  return [
    kind && eq(leads.kind, kind),
    status && eq(leads.status, status),
    country && eq(leads.country, country),
    owner && (owner === 'none' ? isNull(leads.assigneeId) : eq(leads.assigneeId, owner)),
    cursor ? before(cursor) : undefined,
    ...(q ? sought(q) : []),
  ].map((condition) => condition || undefined)
}

/** After a row in the order of the inbox: `<milliseconds>-<id>`. */
function before(cursor: string): SQL {
  const [at, id] = cursor.split('-').map(Number)
  return sql`(${leads.createdAt}, ${leads.id}) < (${new Date(at ?? 0).toISOString()}::timestamptz, ${id ?? 0})`
}

/** Digits of a whole Nigerian number, its country's code or leading zero left out. */
const wholeNumber = /^\d{10,}$/

/** Every word of the question, in any order; a reference names one request, a whole address or number one person's. */
function sought(question: string): SQL[] {
  const named = leadOfReference(question)
  if (named) return [and(eq(leads.id, named.id), eq(leads.kind, named.kind)) ?? sql`false`]
  const address = question.trim().toLowerCase()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return [eq(sql`lower(${leads.email})`, address)]
  const words = soughtWords(question)
  const numbers = words.filter((word) => wholeNumber.test(word))
  return words
    .map((word) => like(leads.sought, `%${word}%`))
    .concat(numbers.map((number) => eq(phoneEnd(leads.phone), number.slice(-8))))
}

/** New requests, next steps that are due, and who comes today or tomorrow. Two queries. */
export const leadsToday = staffUseCase({ may: 'leads.work' }, async ({ db, by, now }): Promise<LeadsToday> => {
  const at = now()
  const today = (country: Country) => wallClock(at, countryTable[country].timeZone).date
  const mine = and(
    eq(leads.assigneeId, by.id),
    lte(leads.nextStepOn, today(defaultCountry)),
    inArray(leads.status, ['new', 'contacted', 'qualified']),
  )
  const [figures] = await db
    .select({ new: db.$count(leads, eq(leads.status, 'new')), due: db.$count(leads, mine) })
    .from(sql`(values (1)) as one`)
  return { new: figures?.new ?? 0, due: figures?.due ?? 0, bookings: await comingBookings(db, today) }
})

async function comingBookings(db: Queryable, today: (country: Country) => string): Promise<ComingBooking[]> {
  const { leadId, kind, country, date, slot } = slotBookings
  const days = countries.map((one) => and(eq(country, one), between(date, today(one), addDays(today(one), 1))))
  const rows = await db
    .select({ leadId, name: leads.name, kind, country, date, slot })
    .from(slotBookings)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(inArray(kind, slotKinds), or(...days), ne(leads.status, 'spam')))
  return rows
    .map((row) => Object.assign(row, { isToday: row.date === today(row.country) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b) || a.leadId - b.leadId)
}

const startOf = ({ kind, slot }: Pick<ComingBooking, 'kind' | 'slot'>) => slotStart(kind, slot) ?? 0
