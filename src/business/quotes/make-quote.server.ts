import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { auditTables, requestAudit } from '#business/energy/request-audit.server.ts'
import { sizedCatalogueOf, type SizingServices } from '#business/energy/sized-catalogue.server.ts'
import { addDays, wallClock } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { longestKey } from '#kernel/idempotency-key.ts'
import type { Language } from '#kernel/language.ts'
import { attempt, done, need, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { quoteDays } from '#kernel/retention.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { priceListDate, priceSystem } from './price-system.ts'
import { newQuoteSchema, quoteReference, validDays, type Discount, type NewQuote, type QuoteReceipt } from './quote.ts'
import { quotes, type QuoteRow } from './tables.server.ts'

/** What came with the request of a quote beside its body. */
export type QuoteOrigin = {
  readonly language: Language
  readonly idempotencyKey?: string | undefined
  /** What staff take off. */
  readonly discount?: Discount | undefined
  /** What is written down with a new quote, or it is not stored. */
  readonly note?: (tx: Transaction, row: QuoteRow) => Promise<void>
}

const oneDayMs = 86_400_000

/**
 * Keeps an audit and a system at the prices of now: the link that opens it is answered. The same submit (by its key) gets its first
 * answer again. Refused as `invalid` (fields) for what the audit or {@link priceSystem} refuses, as `conflict` when the key was
 * used for another body.
 */
export async function makeQuote(
  services: SizingServices & Pick<Services, 'now'>,
  request: unknown,
  { language, idempotencyKey, discount, note }: QuoteOrigin,
): Promise<Outcome<QuoteReceipt>> {
  return attempt(async () => {
    const body = need(parse(newQuoteSchema, request))
    const fingerprint = createHash('sha256')
      .update(JSON.stringify({ ...body, discount }))
      .digest('hex')
    const earlier = () => earlierReceipt(services, idempotencyKey, fingerprint)
    const before = await earlier()
    if (before) return need(before)

    const priced = need(await pricedQuote(services, body, { language, discount }))
    const stored = await services.db.transaction(async (tx) => {
      const row = await storePriced(tx, { ...priced, idempotencyKey: idempotencyKey || null, fingerprint })
      if (row) await note?.(tx, row)
      return row
    })
    if (stored) return receiptOf(stored)
    const meanwhile = await earlier()
    if (!meanwhile) throw new Error('the quote was not stored')
    return need(meanwhile)
  })
}

/** What a quote of a system says by the price list of now, before it is stored. Refused as `invalid` as {@link makeQuote} is. */
export async function pricedQuote(
  services: SizingServices & Pick<Services, 'now'>,
  { system: chosen, ...asked }: NewQuote,
  { language, discount }: Pick<QuoteOrigin, 'language' | 'discount'>,
): Promise<Outcome<Omit<typeof quotes.$inferInsert, 'fingerprint'>>> {
  return attempt(async () => {
    const now = services.now()
    const { country = defaultCountry } = asked
    const today = wallClock(now, countryTable[country].utcOffset).date
    const products = await catalogueOf(services, country)
    const answer = need(await requestAudit(services, asked))
    const system = need(
      priceSystem(asked, chosen, answer, auditTables, await sizedCatalogueOf(services, country), products, discount),
    )
    const { appliances, totalDailyEnergy, totalEssentialEnergy, backupHours, allEssential, place, requirement } = answer
    return {
      key: newKey(),
      country,
      language,
      request: asked,
      audit: { appliances, totalDailyEnergy, totalEssentialEnergy, backupHours, allEssential, place, requirement },
      system,
      priceListDate: priceListDate(products, country, today),
      madeOn: today,
      validUntil: addDays(today, validDays),
      expiresAt: new Date(now.getTime() + quoteDays * oneDayMs),
      createdAt: now,
    }
  })
}

/** Stores it; undefined where its submit has stored one before. */
export async function storePriced(db: Queryable, priced: typeof quotes.$inferInsert): Promise<QuoteRow | undefined> {
  const [stored] = await db
    .insert(quotes)
    .values(priced)
    .onConflictDoNothing({ target: quotes.idempotencyKey })
    .returning()
  return stored
}

function receiptOf({ id, key, expiresAt, validUntil, system: { totalPrice, currency } }: QuoteRow): QuoteReceipt {
  return { key, reference: quoteReference(id), expiresAt: expiresAt.toISOString(), validUntil, totalPrice, currency }
}

/** The quote that a key was used for before; null for a new key, or none. */
export async function quoteOfSubmit(
  { db }: Pick<Services, 'db'>,
  idempotencyKey: string | undefined,
): Promise<QuoteRow | null> {
  if (!idempotencyKey || idempotencyKey.length > longestKey) return null
  const [earlier] = await db.select().from(quotes).where(eq(quotes.idempotencyKey, idempotencyKey))
  return earlier ?? null
}

async function earlierReceipt(
  services: Pick<Services, 'db'>,
  idempotencyKey: string | undefined,
  fingerprint: string,
): Promise<Outcome<QuoteReceipt> | null> {
  const path = 'Idempotency-Key'
  if (idempotencyKey && idempotencyKey.length > longestKey) {
    return refused('invalid', { errors: [{ path, code: 'too_long' }] })
  }
  const earlier = await quoteOfSubmit(services, idempotencyKey)
  if (!earlier) return null
  if (earlier.fingerprint !== fingerprint) return refused('conflict', { errors: [{ path, code: 'key_reused' }] })
  return done(receiptOf(earlier))
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits, five to a sign. */
function newKey(): string {
  return Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')
}
