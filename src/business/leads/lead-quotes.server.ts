import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { recordCondition } from '#business/accounts/record-search.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import {
  discountOf,
  quoteChatSchema,
  quoteFilterSchema,
  quoteForSchema,
  quoteMailSchema,
  quoteTieSchema,
  type ListedQuote,
  type QuoteList,
  type QuotePerson,
} from '#business/quotes/admin-quote.ts'
import { mailQuote, noteQuoteSent, pageOfQuotes, quoteNamed } from '#business/quotes/admin-quotes.server.ts'
import { makeQuote } from '#business/quotes/make-quote.server.ts'
import { quoteReference, type QuoteReceipt } from '#business/quotes/quote.ts'
import { quotes, type QuoteRow } from '#business/quotes/tables.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { openingHoursOf } from '#business/company/settings/current-settings.server.ts'
import type { LeadChange } from './admin-lead.ts'
import { workingDayAfter } from './answer-promise.ts'
import { answerRequest } from './change-lead.server.ts'
import { leadReference, trackOf } from './lead.ts'
import { isOpen } from './lead-status.ts'
import { leadEvents, leads } from './tables.server.ts'
import { usualStepOf } from './usual-step.server.ts'

/**
 * Makes a quote for a customer, in their language, and ties it to their request where one is named. The same submit (by its key) gets
 * its first answer again. Refused as {@link permit} says; as {@link makeQuote} is; as `invalid` (`leadId`).
 */
export const makeQuoteFor = staffUseCase(
  { may: 'quotes.work', input: quoteForSchema },
  async (
    acting,
    { leadId, language, discount, discountPercent, ...asked },
    idempotencyKey: string | undefined,
  ): Promise<QuoteReceipt> => {
    const { db, by, now } = acting
    if (leadId !== undefined) await salesRequest(db, leadId)
    const note = async (tx: Transaction, { id, key, system }: QuoteRow) => {
      const { totalPrice, currency, discount: amount = 0 } = system
      const taken = amount > 0 && { discount: { amount, currency } }
      const after = { ...taken, total: { amount: totalPrice, currency } }
      const entry = { action: 'quote.make', kind: 'quote', recordId: id, label: quoteReference(id), after }
      await recordChange(tx, by, entry, now())
      if (leadId !== undefined) await tie(tx, acting, leadId, key)
    }
    return need(
      await makeQuote(acting, asked, {
        language,
        idempotencyKey,
        discount: discountOf({ discount, discountPercent }),
        note,
      }),
    )
  },
)

/**
 * Ties a quote to the request that it is for: from then on it is kept. Refused as {@link permit} says; as `not_found`; as `invalid`
 * (`leadId`); as `conflict` where somebody else's request is for it already.
 */
export const tieQuote = staffUseCase(
  { may: 'quotes.work', input: quoteTieSchema },
  async (acting, { leadId }, key: string): Promise<null> => acting.db.transaction((tx) => tie(tx, acting, leadId, key)),
)

async function tie(tx: Transaction, { by, now }: Permitted, leadId: number, key: string): Promise<null> {
  const request = await salesRequest(tx, leadId)
  const at = now()
  const [tied] = await tx
    .update(quotes)
    .set({ leadId, usedAt: at })
    .where(and(eq(quotes.key, key), isNull(quotes.usedAt), gt(quotes.expiresAt, at)))
    .returning({ id: quotes.id })
  if (!tied) {
    const [found] = await tx.select({ leadId: quotes.leadId }).from(quotes).where(eq(quotes.key, key))
    if (found?.leadId === leadId) return null
    return need(refused(found ? 'conflict' : 'not_found'))
  }
  const entry = { action: 'quote.tie', kind: 'quote', recordId: tied.id, label: quoteReference(tied.id) }
  await recordChange(tx, by, { ...entry, after: { request } }, at)
  return null
}

/** The reference of a customer's request, which stays while the transaction lasts. */
async function salesRequest(db: Queryable, id: number): Promise<string> {
  const [lead] = await db.select({ kind: leads.kind }).from(leads).where(eq(leads.id, id)).for('share')
  if (lead && trackOf(lead.kind) === 'sales') return leadReference(lead.kind, id)
  return need(refused('invalid', { errors: [{ path: 'leadId', code: 'unknown_value' }] }))
}

/** A page of quotes with whose each is, the newest first, and how many are in each state, as {@link pageOfQuotes} counts. Refused as {@link permit} says, or `invalid` (fields). */
export const listQuotes = staffUseCase(
  { may: 'quotes.work', input: quoteFilterSchema },
  async (acting, filter): Promise<QuoteList> => {
    const question = filter.q?.trim()
    const sought = question ? (quoteNamed(question) ?? (await isForPerson(acting.db, question))) : undefined
    const { items, ...page } = await pageOfQuotes(acting, filter, isSold(acting.db), sought)
    const requests = await requestsOf(
      acting.db,
      items.map(({ key }) => key),
    )
    const withRequest = (quote: (typeof items)[number]): ListedQuote => {
      return { ...quote, request: requests.get(quote.key) ?? null }
    }
    return { items: items.map(withRequest), ...page }
  },
)

/** That a quote is for a request that has every word of a question, as the inbox finds it. Looked up once: a list and each of its counts ask it. */
async function isForPerson(db: Queryable, question: string): Promise<SQL> {
  const named = await recordCondition(db, 'lead', leads.id, question)
  const madeFor = db.select({ id: quotes.id }).from(leads).innerJoin(quotes, eq(quotes.leadId, leads.id)).where(named)
  const namedBy = db
    .select({ id: sql<number>`${leads.quoteId}` })
    .from(leads)
    .where(and(named, isNotNull(leads.quoteId)))
  const rows = await union(madeFor, namedBy)
  return sql`${quotes.id} = any(${sql.param(rows.map(({ id }) => id))}::int[])`
}

/** Its request is won, and was not before the quote was made. */
const isSoldByIt = sql<boolean>`(${leads.status} = 'won' and ${quotes.createdAt} <= coalesce(
  (select max(${leadEvents.at}) from ${leadEvents}
    where ${leadEvents.leadId} = ${leads.id} and ${leadEvents.event} = 'status' and ${leadEvents.said} = 'won'),
  ${leads.createdAt}))`

/** That a quote is sold: by the request that it was made for, else by the newest that names it. */
function isSold(db: Queryable): SQL {
  const newer = alias(leads, 'newer')
  const madeFor = db
    .select({ id: quotes.id })
    .from(leads)
    .innerJoin(quotes, eq(quotes.leadId, leads.id))
    .where(isSoldByIt)
  const namedBy = db
    .select({ id: quotes.id })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(
      and(
        isSoldByIt,
        isNull(quotes.leadId),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(and(eq(newer.quoteId, quotes.id), gt(newer.id, leads.id))),
        ),
      ),
    )
  return sql`${quotes.id} in (${union(madeFor, namedBy)})`
}

/** By the key of a quote: the request that it was made for, else the newest that names it. */
async function requestsOf(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ListedQuote['request']>>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: quotes.key, id: leads.id, kind: leads.kind, name: leads.name, assigneeName: staff.name })
    .from(quotes)
    .innerJoin(leads, or(eq(leads.id, quotes.leadId), eq(leads.quoteId, quotes.id)))
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .where(inArray(quotes.key, [...keys]))
    .orderBy(sql`${leads.id} = ${quotes.leadId} asc nulls first`, asc(leads.id))
  return new Map(
    rows.map(({ key, id, kind, name, assigneeName }) => [
      key,
      { id, reference: leadReference(kind, id), name, assigneeName },
    ]),
  )
}

/** The request that a quote was made for, else the newest that names it. */
async function leadOfQuote(db: Queryable, key: string) {
  const { id, kind, name, email, phone, phoneKey, country, status, nextStep, nextStepOn } = leads
  const [lead] = await db
    .select({ id, kind, name, email, phone, phoneKey, country, status, isWon: isSoldByIt, nextStep, nextStepOn })
    .from(leads)
    .innerJoin(quotes, or(eq(id, quotes.leadId), eq(leads.quoteId, quotes.id)))
    .where(eq(quotes.key, key))
    .orderBy(sql`${id} = ${quotes.leadId} desc nulls last`, desc(id))
    .limit(1)
  return lead
}

/** In how many of its days at work an office asks what became of a quote. */
const daysToFollowUp = 3

/** Who a quote is for, by its request, and when to ask them about it. Refused as {@link permit} says. */
export const findQuotePerson = staffUseCase(
  { may: 'leads.work' },
  async (acting, key: string): Promise<QuotePerson> => {
    const { db, now } = acting
    const lead = await leadOfQuote(db, key)
    if (!lead) return { person: null }
    const { id: leadId, name, email, phone, phoneKey, country, status, isWon, nextStep, nextStepOn } = lead
    const dialled = dialledNumber(phoneKey ?? phoneKeyOf(phone, country))
    const closed = await closedDatesSince(db, [now()])
    const today = wallClock(now(), countryTable[country].utcOffset).date
    const hours = await db.transaction((tx) => openingHoursOf(tx, acting, country))
    const followUpOn = isOpen(status) ? workingDayAfter(today, daysToFollowUp, hours, closed[country]) : null
    const usualStep = usualStepOf(nextStep)
    return {
      person: {
        leadId,
        name,
        email,
        phone: shownPhone(lead),
        dialledNumber: dialled,
        isWon,
        nextStep,
        usualStep,
        nextStepOn,
        followUpOn,
      },
    }
  },
)

/**
 * Has a quote sent to an address, in its language, which the history of its request tells; of a request without an address it is the
 * address from then on; a new one is answered, and what is to be done next with it is put down where that is said. Refused as {@link permit} says; as
 * `not_found`, `invalid` (`email`).
 */
export const sendQuote = staffUseCase(
  { may: 'quotes.work', input: quoteMailSchema },
  (acting, { email, ...step }, key: string): Promise<null> =>
    acting.db.transaction(async (tx) => {
      const { by, now } = acting
      const said = await mailQuote(tx, acting, email, key)
      const lead = await tellRequest(tx, acting, key, { said, sentBy: 'mail' }, step)
      if (!lead || lead.email !== null) return null
      const at = now()
      await tx.update(leads).set({ email, updatedAt: at }).where(eq(leads.id, lead.id))
      const details = { person: [{ field: 'email' as const, before: null, after: email }] }
      const entry = { leadId: lead.id, at, staffId: by.id, staffName: by.name }
      await tx.insert(leadEvents).values({ ...entry, event: 'corrected', said: '', details })
      const label = leadReference(lead.kind, lead.id)
      const change = { action: 'lead.update', kind: 'lead', recordId: lead.id, label, after: { person: ['email'] } }
      await recordChange(tx, by, change, at)
      return null
    }),
)

/** Notes that a quote was sent in a chat, as {@link sendQuote} does of a mail. Refused as {@link permit} says; as `not_found`. */
export const noteQuoteChat = staffUseCase(
  { may: 'quotes.work', input: quoteChatSchema },
  (acting, step, key: string): Promise<null> =>
    acting.db.transaction(async (tx) => {
      const said = await noteQuoteSent(tx, acting, key)
      await tellRequest(tx, acting, key, { said, sentBy: 'chat' }, step)
      return null
    }),
)

/** The history of the request of a quote tells that it was sent, and the request is answered by it; undefined where it has none. */
async function tellRequest(
  tx: Transaction,
  { by, now }: Permitted,
  key: string,
  { said, sentBy }: { readonly said: string; readonly sentBy: 'mail' | 'chat' },
  step: Pick<LeadChange, 'nextStep' | 'nextStepOn'>,
) {
  const lead = await leadOfQuote(tx, key)
  if (!lead) return undefined
  const at = now()
  await tx
    .insert(leadEvents)
    .values({ leadId: lead.id, at, staffId: by.id, staffName: by.name, event: 'quote_sent', said, details: { sentBy } })
  await answerRequest(tx, by, lead.id, at, step)
  return lead
}
