import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { quoteMailSchema, quoteTieSchema, type QuotePerson } from '#business/quotes/admin-quote.ts'
import { mailQuote } from '#business/quotes/admin-quotes.server.ts'
import { quoteReference } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import { leadReference, trackOf } from './lead.ts'
import { leadEvents, leads } from './tables.server.ts'

/**
 * Ties a quote to the request that staff have just made it for: from then on it is kept. Refused as {@link permit} says; as `not_found`;
 * as `invalid` (`leadId`); as `conflict` where somebody else's request is for it already.
 */
export const tieQuote = staffUseCase(
  { may: 'quotes.work', input: quoteTieSchema },
  ({ db, by, now }, { leadId }, key: string): Promise<null> =>
    db.transaction(async (tx) => {
      const [lead] = await tx.select({ kind: leads.kind }).from(leads).where(eq(leads.id, leadId)).for('share')
      if (!lead || trackOf(lead.kind) !== 'sales') {
        return need(refused('invalid', { errors: [{ path: 'leadId', code: 'unknown_value' }] }))
      }
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
      await recordChange(tx, by, { ...entry, after: { request: leadReference(lead.kind, leadId) } }, at)
      return null
    }),
)

/** The request that a quote was made for, else the newest that names it. */
async function leadOfQuote(db: Queryable, key: string) {
  const { id, name, email, phone, phoneKey, country } = leads
  const [lead] = await db
    .select({ id, name, email, phone, phoneKey, country })
    .from(leads)
    .innerJoin(quotes, or(eq(id, quotes.leadId), eq(leads.quoteId, quotes.id)))
    .where(eq(quotes.key, key))
    .orderBy(sql`${id} = ${quotes.leadId} desc nulls last`, desc(id))
    .limit(1)
  return lead
}

/** Who a quote is for, by its request. Refused as {@link permit} says. */
export const findQuotePerson = staffUseCase(
  { may: 'leads.work' },
  async ({ db }, key: string): Promise<QuotePerson> => {
    const lead = await leadOfQuote(db, key)
    if (!lead) return { person: null }
    const { id: leadId, name, email, phone, phoneKey, country } = lead
    const dialled = dialledNumber(phoneKey ?? phoneKeyOf(phone, country))
    return { person: { leadId, name, email, phone, dialledNumber: dialled } }
  },
)

/**
 * Has a quote sent to an address, in its language, which the history of its request tells. Refused as {@link permit} says; as
 * `not_found`, `invalid` (`email`).
 */
export const sendQuote = staffUseCase(
  { may: 'quotes.work', input: quoteMailSchema },
  (acting, { email }, key: string): Promise<null> =>
    acting.db.transaction(async (tx) => {
      const { by, now } = acting
      const said = await mailQuote(tx, acting, email, key)
      const lead = await leadOfQuote(tx, key)
      if (!lead) return null
      const entry = {
        leadId: lead.id,
        at: now(),
        staffId: by.id,
        staffName: by.name,
        event: 'quote_sent',
        said,
      } as const
      await tx.insert(leadEvents).values(entry)
      return null
    }),
)
