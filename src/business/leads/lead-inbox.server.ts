import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
  between,
  lte,
  or,
} from 'drizzle-orm'
import { ownedBy } from '#business/accounts/owned-by.server.ts'
import { recordCondition } from '#business/accounts/record-search.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import {
  dueTimes,
  leadFilterSchema,
  type DueTime,
  type InboxFigures,
  type InboxLead,
  type LeadFilter,
  type LeadPage,
} from './admin-lead.ts'
import { leadKinds, leadOfReference, trackOf, type LeadTrack } from './lead.ts'
import { behind, cursorAfter, orderOf, urgent } from './lead-order.server.ts'
import { leadStatuses, openStatuses, steppedStatuses, type LeadStatus } from './lead-status.ts'
import { asListedLead, listedColumns } from './listed-lead.server.ts'
import { leads, slotBookings, stepDay } from './tables.server.ts'
import { addDays, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { isWholeAddress } from '#kernel/form-fields.ts'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import type { Announcements } from '#platform/announcements.server.ts'
import { countFew, countEach } from '#platform/database/count-few.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

const pageSize = 50
const longestWords = 160

/** A page of the inbox: one query, and two of its words. */
export const listLeads = staffUseCase(
  { may: 'leads.work', input: leadFilterSchema },
  async ({ db, by, now }, asked): Promise<LeadPage> => {
    const isDue = asked.due && asked.due !== 'none'
    const filter: LeadFilter = { ...asked, sort: asked.sort ?? (isDue ? 'due' : 'newest') }
    const rows = await listed(db)
      .where(and(...(await leadConditions(db, filter, by.id, now()))))
      .orderBy(...orderOf(filter.sort))
      .limit(pageSize + 1)
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    const items = rows.slice(0, pageSize).map(asInboxLead)
    return { items, nextCursor: last ? cursorAfter(last, filter.sort) : null, lastId: await lastLead(db) }
  },
)

async function lastLead(db: Queryable): Promise<number> {
  const [last] = await db.select({ id: leads.id }).from(leads).orderBy(desc(leads.id)).limit(1)
  return last?.id ?? 0
}

/** What is announced, for those who may see what it is about. */
export const followLeads = staffUseCase(
  { may: 'leads.work' },
  async ({ announcements }): Promise<Announcements> => announcements,
)

/** How many requests of customers nobody has touched. */
export const countNewLeads = staffUseCase({ may: 'leads.work' }, async ({ db }): Promise<number> => {
  const counts = await countEach(db, { new: countedLeads(db, and(eq(leads.status, 'new'), ofTrack('sales'))) })
  return counts.new
})

/** How many requests there are of a kind, as {@link countFew} counts. */
export const countedLeads = (db: Queryable, condition: SQL | undefined): SQL<number> =>
  countFew(db.select({ id: leads.id }).from(leads).where(condition))

/**
 * How many requests of a filter there are in each state, whichever it asks for, and how many of it are due when, whenever it asks
 * for; each as {@link countFew} counts.
 */
export const countLeads = staffUseCase(
  { may: 'leads.work', input: leadFilterSchema },
  async ({ db, by, now }, { status: asked, due, ...filter }): Promise<InboxFigures> => {
    const conditions = await leadConditions(db, filter, by.id, now())
    const counted = (...more: (SQL | undefined)[]) => countedLeads(db, and(...conditions, ...more))
    const inState = (status: LeadStatus) => counted(eq(leads.status, status), due && dueWithin(due, now()))
    const atTime = (time: DueTime) => counted(asked && inArray(leads.status, asked), dueWithin(time, now()))
    const states = leadStatuses.map((status) => [status, inState(status)] as const)
    const statuses = Object.fromEntries(states) as Record<LeadStatus, SQL<number>>
    const times = dueTimes.map((time) => [time, atTime(time)] as const)
    return countEach(db, { statuses, due: Object.fromEntries(times) as Record<DueTime, SQL<number>> })
  },
)

/** Of the list of a track; of both without. */
export const ofTrack = (track: LeadTrack | undefined) =>
  track &&
  inArray(
    leads.kind,
    leadKinds.filter((kind) => trackOf(kind) === track),
  )

/** What somebody wrote of what they want, else where; '' of neither. */
export const askedWords = sql<string>`left(coalesce(nullif(${leads.payload}->>'message', ''), ${leads.payload}->>'installationAddress', ''), ${longestWords}::int)`

/** What a request asks, in short; the product of its order or quote, or of the page that it was sent from. */
const askedColumns = {
  product: sql<string | null>`coalesce(${leads.payload}->>'productName', ${quotes.system}->>'name', ${products.name})`,
  quantity: sql<number | null>`(${leads.payload}->'order'->>'quantity')::int`,
  amount: leads.amount,
  bookedOn: slotBookings.date,
  bookedSlot: slotBookings.slot,
  bookingAddress: slotBookings.address,
  bookingOutcome: slotBookings.outcome,
  words: askedWords,
}

const ofProductPage = sql`substring(${leads.source} from '^/products/([0-9]{1,9})$')::int`

/** Rows of the inbox. */
export const listed = (db: Queryable) =>
  db
    .select({ ...listedColumns, ...askedColumns, urgency: urgent })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .leftJoin(slotBookings, eq(slotBookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(products, eq(products.id, ofProductPage))

type InboxRow = Awaited<ReturnType<typeof listed>>[number]

/** One of {@link listed} as the inbox shows it. */
export function asInboxLead({
  urgency: _,
  product,
  quantity,
  amount,
  bookedOn,
  bookedSlot,
  bookingAddress: address,
  bookingOutcome: outcome,
  words,
  ...row
}: InboxRow): InboxLead {
  const { currency } = countryTable[row.country]
  return {
    ...asListedLead(row),
    asked: {
      product,
      quantity,
      amount: amount === null ? null : { amount, currency },
      booking: bookedOn && bookedSlot ? { date: bookedOn, slot: bookedSlot, address, outcome } : null,
      words,
    },
  }
}

/** What a filter asks of a row at `now`; `me` is who asks. */
export async function leadConditions(
  db: Queryable,
  filter: LeadFilter,
  me: string,
  now: Date,
): Promise<(SQL | undefined)[]> {
  const { track, kind, channel, status, country, assignee, due, q, ids, after, sort, cursor } = filter
  return [
    ofTrack(track),
    kind && eq(leads.kind, kind),
    channel && eq(leads.channel, channel),
    status && inArray(leads.status, status),
    country && eq(leads.country, country),
    assignee && ownedBy(leads.assigneeId, assignee, me),
    due && dueWithin(due, now),
    ids && inArray(leads.id, ids.map(Number)),
    after ? gt(leads.id, Number(after)) : undefined,
    cursor ? behind(cursor, sort) : undefined,
    q?.trim() ? await sought(db, q) : undefined,
  ].map((condition) => condition || undefined)
}

/** Today on each country's calendar. */
export const todayAt = (now: Date) => (country: Country) => wallClock(now, countryTable[country].utcOffset).date

/** Open requests, and sales with a step that follows them, whose next step is due then, on their country's calendar, or that have none once they were contacted (the first contact is the next step of a new one that does not come from a table, a booked time that of one that has it); overdue is also who waits longer for an answer than was promised. */
export function dueWithin(due: DueTime | 'by today' | 'by week', now: Date): SQL | undefined {
  if (due === 'none') {
    const isOpen = inArray(leads.status, [...openStatuses])
    const isNotAwaited = or(ne(leads.status, 'new'), eq(leads.channel, 'import'))
    const isStepless = and(isNotAwaited, eq(leads.nextStep, ''), isNull(leads.nextStepOn))
    return and(isOpen, isStepless, sql`not ${isExpected(now)}`)
  }
  const day = stepDay(leads.nextStepOn)
  const within: Readonly<Record<typeof due, (today: CalendarDate) => SQL>> = {
    overdue: (today) => lt(day, today),
    today: (today) => eq(day, today),
    week: (today) => between(day, today, addDays(today, 7)),
    'by today': (today) => lte(day, today),
    'by week': (today) => lte(day, addDays(today, 7)),
  }
  const days = countries.map((one) => and(eq(leads.country, one), within[due](todayAt(now)(one))))
  const isStepped = inArray(leads.status, [...steppedStatuses])
  return and(isStepped, or(...days, due === 'overdue' ? overdueAnswer(now) : undefined))
}

/** Somebody is expected today or later. */
function isExpected(now: Date): SQL {
  const { leadId, outcome, date } = slotBookings
  const days = countries.map((one) => and(eq(leads.country, one), gte(date, todayAt(now)(one))))
  return sql`exists (select from ${slotBookings} where ${and(eq(leadId, leads.id), isNull(outcome), or(...days))})`
}

const overdueAnswer = (now: Date) =>
  and(eq(leads.status, 'new'), ofTrack('sales'), isNull(leads.firstContactAt), lte(leads.answerDueAt, now))

/** Every word of the question, in any order; a reference names one request, a whole address one person's. */
async function sought(db: Queryable, question: string): Promise<SQL | undefined> {
  const named = leadOfReference(question)
  if (named) return and(eq(leads.id, named.id), eq(leads.kind, named.kind))
  const address = question.trim().toLowerCase()
  if (isWholeAddress(address)) return eq(sql`lower(${leads.email})`, address)
  return recordCondition(db, 'lead', leads.id, question)
}

/** How many of their requests wait for whoever asks: given to them and not opened, or with a step that is due. */
export const countOwnWork = staffUseCase({ may: 'leads.work' }, async ({ db, by, now }): Promise<number> => {
  const waits = or(
    and(isNotNull(leads.givenAt), inArray(leads.status, [...openStatuses])),
    dueWithin('by today', now()),
  )
  const counts = await countEach(db, { mine: countedLeads(db, and(eq(leads.assigneeId, by.id), waits)) })
  return counts.mine
})
