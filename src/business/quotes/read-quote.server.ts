import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { sizedCatalogueOf, type SizingServices } from '#business/energy/sized-catalogue.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { MadeQuote } from './admin-quote.ts'
import { compareNow, priceListDate, priceNow } from './price-system.ts'
import { quoteInShort, quoteReference, type Quote, type QuoteInShort, type StoredQuote } from './quote.ts'
import { isQuoteKey, priceToday, quotePage } from './quote-address.ts'
import { quotes, type QuoteRow } from './tables.server.ts'

/** The quote of a key as it was made. Refused as `not_found` for a key that opens none, or none any more. */
export async function storedQuote(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  key: string,
): Promise<Outcome<StoredQuote>> {
  const row = await rowOf(db, key, now())
  return row ? done(toQuote(row, settings)) : refused('not_found')
}

/** What the price of a quote, and that of today, are read with. */
export type QuoteServices = SizingServices & Pick<Services, 'now'>

/** A quote that a request refers to by its id. */
export type UsedQuote = StoredQuote & { readonly id: number }

/**
 * The quote that a request names, within the transaction that stores the request: from then on it is kept. Refused as
 * {@link storedQuote} is.
 */
export async function takeUpQuote(
  tx: Transaction,
  { now, settings }: Pick<Services, 'now' | 'settings'>,
  key: string,
): Promise<Outcome<UsedQuote>> {
  const row = await rowOf(tx, key, now())
  if (!row) return refused('not_found')
  const usedAt = row.usedAt ?? now()
  const [used] = await tx.update(quotes).set({ usedAt }).where(eq(quotes.id, row.id)).returning()
  return used ? done({ ...toQuote(used, settings), id: used.id }) : refused('not_found')
}

/** The quote of a key, and what the same system costs now. Refused as {@link storedQuote} is. */
export async function readQuote(services: QuoteServices, key: string): Promise<Outcome<Omit<Quote, 'instalments'>>> {
  const stored = await storedQuote(services, key)
  if (!stored.ok) return stored
  const { country, request, system, validUntil } = stored.value
  const today = wallClock(services.now(), countryTable[country].utcOffset).date
  const { id: productId, units, panels } = system
  const receipt = priceNow({ productId, units, panels }, request.clientType, await sizedCatalogueOf(services, country))
  const listDate = priceListDate(await catalogueOf(services, country), country, today)
  const replacedBy = await replacementOf(services, key)
  return done({ ...stored.value, isValid: today <= validUntil, now: compareNow(system, receipt, listDate), replacedBy })
}

/** The last quote that was made in the place of another, and in the place of those, while it is kept. */
async function replacementOf({ db, now }: QuoteServices, key: string): Promise<Quote['replacedBy']> {
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    with recursive later as (
      select id, key, 0 as step from ${quotes} where key = ${key}
      union all
      select made.id, made.key, later.step + 1 from ${quotes} made join later on made.replaces_id = later.id
      where made.expires_at > ${now()} or made.used_at is not null
    )
    select id, key from later where step > 0 order by id desc limit 1`)
  const [last] = rows
  return last ? { key: last.key, reference: quoteReference(last.id) } : null
}

/** What is bought when a quote is taken up today. */
export type OfferedQuote = {
  readonly quote: StoredQuote
  /** The whole of it: what the quote says while it holds, what it costs today from then on. */
  readonly price: number
}

/**
 * The quote that a request takes up for a product in a country. Refused as {@link storedQuote} is; as `invalid` (`productId`,
 * `country`: `not_of_quote`) for another product or country than the quote's; as `conflict` (`quoteKey`: `withdrawn`) when it is
 * not sold so any more.
 */
export async function offeredQuote(
  services: QuoteServices,
  key: string,
  asked: { readonly productId: number; readonly country: Country },
): Promise<Outcome<OfferedQuote>> {
  const read = await readQuote(services, key)
  if (!read.ok) return read
  const { isValid: _valid, now: _now, replacedBy: _replacedBy, ...quote } = read.value
  const own = { productId: quote.system.id, country: quote.country }
  const wrong = (['productId', 'country'] as const).filter((name) => asked[name] !== own[name])
  if (wrong.length > 0) return refused('invalid', { errors: wrong.map((path) => ({ path, code: 'not_of_quote' })) })
  const price = priceToday(read.value)
  if (price === null) return refused('conflict', { errors: [{ path: 'quoteKey', code: 'withdrawn' }] })
  return done({ quote, price })
}

/** The quotes of these ids, by id. */
export async function quotesOfIds(
  db: Queryable,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, QuoteInShort>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return new Map()
  const rows = await db.select().from(quotes).where(inArray(quotes.id, named))
  return new Map(rows.map((row) => [row.id, quoteInShort(contentOf(row))]))
}

/** The quotes that staff made for requests, the newest first, each with the request's id. */
export async function quotesMadeFor(
  db: Queryable,
  leadIds: readonly number[],
): Promise<readonly (MadeQuote & { readonly leadId: number | null })[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.leadId, [...leadIds]))
    .orderBy(desc(quotes.id))
  return rows.map((row) => {
    const { leadId, createdAt, sentAt } = row
    // A correction is for the same request.
    const isReplaced = rows.some(({ replacesId }) => replacesId === row.id)
    const moments = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null }
    return Object.assign(quoteInShort(contentOf(row)), moments, { leadId, isReplaced })
  })
}

/** True of what opens at a moment: a quote that has not expired, or that a request is for. */
export const isKept = (at: Date) => or(gt(quotes.expiresAt, at), isNotNull(quotes.usedAt))

async function rowOf(db: Queryable, key: string, now: Date): Promise<QuoteRow | null> {
  if (!isQuoteKey(key)) return null
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.key, key), isKept(now)))
  return row ?? null
}

function toQuote(row: QuoteRow, { publicUrl }: Services['settings']): StoredQuote {
  return { ...contentOf(row), url: `${publicUrl}${quotePage(row.key)}` }
}

function contentOf(row: QuoteRow): Omit<StoredQuote, 'url'> {
  const { id, key, country, language, request, audit, system, priceListDate: listDate, madeOn, validUntil } = row
  return {
    key,
    reference: quoteReference(id),
    expiresAt: row.usedAt ? null : row.expiresAt.toISOString(),
    validUntil,
    totalPrice: system.totalPrice,
    currency: system.currency,
    country,
    language,
    madeOn,
    priceListDate: listDate,
    request,
    audit,
    system,
  }
}
