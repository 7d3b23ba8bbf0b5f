import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { sizedCatalogueOf, type SizingServices } from '#business/energy/sized-catalogue.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { compareNow, priceListDate, priceNow } from './price-system.ts'
import { isQuoteKey, quoteReference, type Quote, type StoredQuote } from './quote.ts'
import { quotes, type QuoteRow } from './tables.server.ts'

/** The quote of a key as it was made. Refused as `not_found` for a key that opens none, or none any more. */
export async function storedQuote(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  key: string,
): Promise<Outcome<StoredQuote>> {
  const row = await rowOf(db, key, now())
  return row ? done(toQuote(row, settings)) : refused('not_found')
}

/**
 * The quote that a request names, within the transaction that stores the request: from then on it is kept. Refused as
 * {@link storedQuote} is.
 */
export async function useQuote(
  tx: Transaction,
  { now, settings }: Pick<Services, 'now' | 'settings'>,
  key: string,
): Promise<Outcome<StoredQuote>> {
  const row = await rowOf(tx, key, now())
  if (!row) return refused('not_found')
  const usedAt = row.usedAt ?? now()
  const [used] = await tx.update(quotes).set({ usedAt }).where(eq(quotes.id, row.id)).returning()
  return used ? done(toQuote(used, settings)) : refused('not_found')
}

/** The quote of a key, and what the same system costs now. Refused as {@link storedQuote} is. */
export async function readQuote(
  services: SizingServices & Pick<Services, 'now'>,
  key: string,
): Promise<Outcome<Omit<Quote, 'instalments'>>> {
  const stored = await storedQuote(services, key)
  if (!stored.ok) return stored
  const { country, request, system, validUntil } = stored.value
  const today = wallClock(services.now(), countryTable[country].timeZone).date
  const { id: productId, units, panels } = system
  const receipt = priceNow({ productId, units, panels }, request.clientType, await sizedCatalogueOf(services, country))
  const listDate = priceListDate(await catalogueOf(services, country), country, today)
  return done({ ...stored.value, isValid: today <= validUntil, now: compareNow(system, receipt, listDate) })
}

async function rowOf(db: Queryable, key: string, now: Date): Promise<QuoteRow | null> {
  if (!isQuoteKey(key)) return null
  const isKept = or(gt(quotes.expiresAt, now), isNotNull(quotes.usedAt))
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.key, key), isKept))
  return row ?? null
}

function toQuote(row: QuoteRow, { publicUrl }: Services['settings']): StoredQuote {
  const { id, key, country, language, request, audit, system, priceListDate: listDate, madeOn, validUntil } = row
  return {
    key,
    reference: quoteReference(id),
    expiresAt: row.usedAt ? null : row.expiresAt.toISOString(),
    validUntil,
    totalPrice: system.totalPrice,
    currency: system.currency,
    url: `${publicUrl}/quote/${key}`,
    country,
    language,
    madeOn,
    priceListDate: listDate,
    request,
    audit,
    system,
  }
}
