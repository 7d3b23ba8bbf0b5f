import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { QuotedAudit, QuotedSystem } from './quote.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Quotes: an audit, the system that was chosen and its prices of that day. Nothing of who asked. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** As it is: who reads the table reads all that it opens, and staff send its link again. */
    key: text().notNull().unique('quotes_key'),
    country: text().$type<Country>().notNull(),
    language: text().$type<Language>().notNull(),
    request: jsonb().$type<AuditRequest>().notNull(),
    audit: jsonb().$type<QuotedAudit>().notNull(),
    system: jsonb().$type<QuotedSystem>().notNull(),
    priceListDate: date({ mode: 'string' }).notNull(),
    /** The day it was made and the last one of its price, by the country's calendar. */
    madeOn: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    expiresAt: moment().notNull(),
    /** When a request first named it: from then on it is kept. */
    usedAt: moment(),
    /** The quote that staff corrected by this one, while it is kept. */
    replacesId: integer().references((): AnyPgColumn => quotes.id, { onDelete: 'set null' }),
    /** The request that staff made it for; null for none. Requests know quotes, not the other way round: who removes a request empties it. */
    leadId: integer(),
    /** When staff last sent it. */
    sentAt: moment(),
    /** The key of the submit, and a hash of what it held: a repeated submit is the same submit. */
    idempotencyKey: text().unique('quotes_idempotency_key'),
    fingerprint: text().notNull(),
    createdAt: moment().notNull(),
  },
  (quote) => [
    index('quotes_unused')
      .on(quote.expiresAt)
      .where(sql`${quote.usedAt} is null`),
    index('quotes_valid').on(quote.country, quote.validUntil),
    index('quotes_replaces')
      .on(quote.replacesId)
      .where(sql`${quote.replacesId} is not null`),
    index('quotes_lead')
      .on(quote.leadId)
      .where(sql`${quote.leadId} is not null`),
    index('quotes_sent')
      .on(quote.sentAt)
      .where(sql`${quote.sentAt} is not null`),
    check('quotes_key_form', sql`${quote.key} ~ '^[0-9a-hjkmnp-tv-z]{16}$'`),
  ],
)

export type QuoteRow = typeof quotes.$inferSelect
