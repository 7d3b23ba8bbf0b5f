import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { longestKey } from '#kernel/idempotency-key.ts'
import type { Language } from '#kernel/language.ts'
import { attempt, need, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference, type ApplicationReceipt, type AppliedPlan, type Application } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { applicationRequestSchema } from './plan-request.ts'
import { financingApplications, financingTimeline } from './tables.server.ts'
import { findProduct } from '#business/catalogue/product-queries.server.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { offeredQuote, takeUpQuote, type QuoteServices } from '#business/quotes/read-quote.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { pricePlan } from './price-plan.ts'
import { findOwnApplication, accessTo, lockOwnApplication } from './application-queries.server.ts'

/** The fewest characters of a key that nobody guesses: 128 bits in base64. */
const secretKey = 22
const dayMs = 86_400_000

/**
 * A draft, and what opens it: for the cookie of the browser that made it, and for nobody else. A repeat has no `access` when it
 * does not prove to come from that browser.
 */
export type NewApplication = { readonly receipt: ApplicationReceipt; readonly access: ApplicationAccess | null }

/** What came with a request beside its body. */
export type ApplyOrigin = {
  readonly language: Language
  /** The Idempotency-Key header: one per submit. */
  readonly idempotencyKey?: string | undefined
  /** The network that it came from: a key that can be guessed counts within it only. */
  readonly network?: string
}

/**
 * A visitor applies for a plan: stores a draft at the price of the catalogue or of a quote, to be completed with documents. A repeat gets the
 * first answer. Refuses as {@link requestedPlan} does, with `conflict` (`Idempotency-Key`: `key_reused` with another body), with
 * `invalid` (`too_long`) for a key of over 200 characters.
 */
export async function applyForFinancing(
  services: Services,
  request: unknown,
  origin: ApplyOrigin,
): Promise<Outcome<NewApplication>> {
  return attempt(async () => {
    const { idempotencyKey, language } = origin
    if (idempotencyKey && idempotencyKey.length > longestKey) need(refused('invalid', keyFault('too_long')))
    const submitHash = submitHashOf(origin)
    const fingerprint = digest(JSON.stringify(need(parse(applicationRequestSchema, request))))
    const now = services.now()
    // A price that has changed since is not the concern of a repeat.
    const earlier = submitHash && (await earlierApplication(services.db, submitHash, fingerprint, origin, now))
    if (earlier) return earlier
    const { quoteKey, ...requested } = await requestedPlan(services, request)
    const accessKey = newAccessKey()

    return services.db.transaction(async (tx) => {
      if (submitHash) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submitHash}, 0))`)
        const meanwhile = await earlierApplication(tx, submitHash, fingerprint, origin, now)
        if (meanwhile) return meanwhile
      }
      const quoteId = await usedQuote(tx, services, quoteKey)
      const [stored] = await tx
        .insert(financingApplications)
        .values({ ...requested, quoteId, language, accessKey, submitHash, fingerprint, createdAt: now, updatedAt: now })
        .returning({ id: financingApplications.id })
      if (!stored) throw new Error('the application was not stored')
      const { id } = stored
      const begun = { at: now, actor: 'applicant', event: 'status', status: 'draft' } as const
      await tx.insert(financingTimeline).values({ ...begun, applicationId: id })
      return { receipt: receiptOf(id), access: { id, key: accessKey } }
    })
  })
}

/** Whether an application was begun with this key before. */
export async function isRepeatedApply(db: Queryable, origin: ApplyOrigin): Promise<boolean> {
  const submitHash = submitHashOf(origin)
  return (
    submitHash !== null &&
    (await db.$count(financingApplications, eq(financingApplications.submitHash, submitHash))) > 0
  )
}

/** Needs an attempt around it: `conflict` (`key_reused`) where the key came with another body. */
async function earlierApplication(
  db: Queryable,
  submitHash: string,
  fingerprint: string,
  { idempotencyKey = '' }: ApplyOrigin,
  now: Date,
): Promise<NewApplication | null> {
  const { id, status, accessKey, createdAt, fingerprint: known } = financingApplications
  const [earlier] = await db
    .select({ id, status, accessKey, createdAt, known })
    .from(financingApplications)
    .where(eq(financingApplications.submitHash, submitHash))
  if (!earlier) return null
  if (earlier.known !== fingerprint) need(refused('conflict', keyFault('key_reused')))
  const isFresh = earlier.status === 'draft' && now.getTime() - earlier.createdAt.getTime() < dayMs
  const opens = isFresh && idempotencyKey.length >= secretKey
  return { receipt: receiptOf(earlier.id), access: opens ? { id: earlier.id, key: earlier.accessKey } : null }
}

const receiptOf = (id: number): ApplicationReceipt => ({ id, reference: applicationReference(id), status: 'draft' })

export const keyFault = (code: string) => ({ errors: [{ path: 'Idempotency-Key', code }] })

/** Who reads the table learns no key. */
function submitHashOf({ idempotencyKey, network = '' }: ApplyOrigin): string | null {
  if (!idempotencyKey) return null
  return digest(idempotencyKey.length >= secretKey ? idempotencyKey : `${network}\n${idempotencyKey}`)
}

/** 128 bits: what opens an application. */
export const newAccessKey = () => randomBytes(16).toString('base64url')

export const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** What an application is for, at the catalogue's price. */
type RequestedPlan = {
  readonly country: Country
  readonly product: ProductSummary
  readonly plan: AppliedPlan
  readonly quoteKey: string | undefined
}

/**
 * Reads what a visitor applies for. Needs an attempt around it: `invalid` (fields), else as {@link offeredQuote} and
 * {@link pricePlan} say.
 */
export async function requestedPlan(services: QuoteServices, request: unknown): Promise<RequestedPlan> {
  const { productId, country, totalAmount, monthlyPayment, quoteKey, ...terms } = need(
    parse(applicationRequestSchema, request),
  )
  const offer = quoteKey === undefined ? null : need(await offeredQuote(services, quoteKey, { productId, country }))
  const quoted = offer ? { price: offer.price, quotedPrice: offer.quote.totalPrice } : undefined
  const offered = (await findProduct(services, productId, country)) ?? undefined
  const shown = { ...terms, price: ['totalAmount', totalAmount], monthlyPayment } as const
  const priced = pricePlan(offered, shown, wallClock(services.now(), countryTable[country].utcOffset).date, quoted)
  const { product, plan } = need(priced)
  return { country, product, plan: { ...terms, ...plan }, quoteKey }
}

/** The id of the quote that is taken up, which is kept from then on; null for none. Needs an attempt around it: `not_found`. */
export async function usedQuote(
  tx: Transaction,
  services: Services,
  quoteKey: string | undefined,
): Promise<number | null> {
  return quoteKey === undefined ? null : need(await takeUpQuote(tx, services, quoteKey)).id
}

/**
 * The owner applies for another plan after all: the draft keeps its documents. Refuses with `not_found` (nobody else's), as
 * {@link requestedPlan} does, and with `conflict` (`status`: `status_not_allowed`) when it is no draft any more.
 */
export async function changePlan(
  services: Services,
  access: readonly ApplicationAccess[],
  id: number,
  request: unknown,
): Promise<Outcome<Application>> {
  return attempt(async () => {
    if (!accessTo(access, id)) need(refused('not_found'))
    const { quoteKey, ...requested } = await requestedPlan(services, request)
    return services.db.transaction(async (tx) => {
      const { status } = need(await lockOwnApplication(tx, access, id))
      if (status !== 'draft') need(refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] }))
      const quoteId = await usedQuote(tx, services, quoteKey)
      const change = { ...requested, quoteId, updatedAt: services.now() }
      await tx.update(financingApplications).set(change).where(eq(financingApplications.id, id))
      return need(await findOwnApplication(tx, access, id))
    })
  })
}
