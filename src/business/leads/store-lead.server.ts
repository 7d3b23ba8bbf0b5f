import { createHash } from 'node:crypto'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { openingHoursOf } from '#business/company/settings/current-settings.server.ts'
import type { SizingServices } from '#business/energy/sized-catalogue.server.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { requestAudit } from '#business/energy/request-audit.server.ts'
import { quoteInShort } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { takeUpQuote, type UsedQuote } from '#business/quotes/read-quote.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { longestKey } from '#kernel/idempotency-key.ts'
import type { Language } from '#kernel/language.ts'
import { done, need, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { notifyFollowers } from '#platform/announcements.server.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import { attachedAudit, auditInShort, withAttachments, type AttachedAudit } from './attached-audit.ts'
import { leadReference, type LeadKind, type LeadReceipt } from './lead.ts'
import type { OrderMail } from './mail/mail-payloads.ts'
import { answerPromise, type AnswerPromise } from './answer-promise.ts'
import { leads } from './tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { announce } from '#platform/webhooks/announce.server.ts'
import type { ToldLead } from './admin-lead.ts'

/** What came with a request beside its body. */
export type RequestOrigin = {
  readonly language: Language
  /** The Idempotency-Key header: one per filled form. */
  readonly idempotencyKey?: string | undefined
  /** When the form was stored that came with this key before, as {@link firstSubmit} found it: its dates are judged as of then. */
  readonly repeats?: Date | null
}

/**
 * A form of a visitor, read: all that was sent (what an idempotency key stands for), what it asks, the audit that came along, the
 * key of the quote that it names.
 */
export type ReadForm<Asked> = {
  readonly body: unknown
  readonly asked: Asked
  readonly audit: AttachedAudit | null
  readonly quoteKey: string | undefined
}

/**
 * Reads a form that may carry a quote and an energy audit, which gets the numbers of the engine and the catalogue of now,
 * whatever its visitor was shown. Needs an attempt around it: `invalid` (fields; under `audit` for an unknown appliance or place).
 */
export async function readAttached<Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  services: SizingServices,
  form: z.ZodMiniObject<Shape, Config>,
  request: unknown,
): Promise<ReadForm<z.output<typeof form>>> {
  type Asked = z.output<typeof form>
  const body = need(parse(withAttachments(form), request)) as Asked & {
    readonly audit?: AuditRequest
    readonly quoteKey?: string
  }
  const { audit, quoteKey, ...asked } = body
  return { body, asked: asked as unknown as Asked, audit: audit ? await answerAudit(services, audit) : null, quoteKey }
}

/** The quote that a form names, which is kept from then on; null for none. Needs an attempt around it: `not_found`. */
export async function quoteFor(
  tx: Transaction,
  services: Pick<Services, 'now' | 'settings'>,
  quoteKey: string | undefined,
): Promise<UsedQuote | null> {
  return quoteKey === undefined ? null : need(await takeUpQuote(tx, services, quoteKey))
}

async function answerAudit(services: SizingServices, request: AuditRequest): Promise<AttachedAudit> {
  const answer = await requestAudit(services, request)
  if (answer.ok) return attachedAudit(request, answer.value)
  const errors = answer.problem.errors ?? []
  return need(refused('invalid', { errors: errors.map(({ path, code }) => ({ path: `audit.${path}`, code })) }))
}

/**
 * What was answered when the same form was submitted before, null for a new one. A second submit that comes while the first
 * is being stored waits for it. Refuses with `conflict` when the key was used for another body, with `invalid` when it is
 * longer than 200 characters.
 */
export async function earlierReceipt(
  tx: Transaction,
  kind: LeadKind,
  body: unknown,
  { idempotencyKey }: RequestOrigin,
): Promise<Outcome<LeadReceipt> | null> {
  if (!idempotencyKey) return null
  const path = 'Idempotency-Key'
  if (idempotencyKey.length > longestKey) return refused('invalid', { errors: [{ path, code: 'too_long' }] })
  await advisoryLock(tx, 'lead', kind, idempotencyKey)
  const [earlier] = await tx
    .select({ id: leads.id, fingerprint: leads.fingerprint })
    .from(leads)
    .where(and(eq(leads.kind, kind), eq(leads.idempotencyKey, idempotencyKey)))
  if (!earlier) return null
  if (earlier.fingerprint !== fingerprintOf(body))
    return refused('conflict', { errors: [{ path, code: 'key_reused' }] })
  return done({ id: earlier.id, reference: leadReference(kind, earlier.id) })
}

/** When the form of this kind was stored that came with this key; null for a new one, or one without a key. */
export async function firstSubmit(
  db: Queryable,
  kind: LeadKind,
  idempotencyKey: string | undefined,
): Promise<Date | null> {
  if (!idempotencyKey || idempotencyKey.length > longestKey) return null
  const [earlier] = await db
    .select({ createdAt: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.kind, kind), eq(leads.idempotencyKey, idempotencyKey)))
  return earlier?.createdAt ?? null
}

const oneDayMs = 86_400_000

/**
 * What was answered to the same words within the last day, null for new ones. For a form that comes without a key: it is
 * drawn once for all its visitors. A second submit that comes while the first is being stored waits for it.
 */
export async function recentReceipt(
  tx: Transaction,
  kind: LeadKind,
  body: unknown,
  now: Date,
): Promise<LeadReceipt | null> {
  const fingerprint = fingerprintOf(body)
  await advisoryLock(tx, 'lead', kind, fingerprint)
  const sinceYesterday = gt(leads.createdAt, new Date(now.getTime() - oneDayMs))
  const [earlier] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(sinceYesterday, eq(leads.kind, kind), eq(leads.fingerprint, fingerprint)))
    .limit(1)
  return earlier ? { id: earlier.id, reference: leadReference(kind, earlier.id) } : null
}

/** What is stored of a request: who asks what, and for one that staff note how it came and what is done about it. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  | 'country'
  | 'name'
  | 'email'
  | 'phone'
  | 'payload'
  | 'audit'
  | 'quoteId'
  | 'source'
  | 'status'
  | 'channel'
  | 'assigneeId'
  | 'givenAt'
  | 'nextStep'
  | 'nextStepOn'
  | 'nextStepTime'
  | 'firstContactAt'
  | 'answerDueAt'
> &
  Partial<Pick<typeof leads.$inferInsert, 'amount' | 'wonAmount' | 'bookedAt'>>

/** Stores a lead whose `body` {@link earlierReceipt} has not seen. */
export async function storeLead(
  tx: Transaction,
  kind: LeadKind,
  body: unknown,
  lead: NewLead,
  { language, idempotencyKey }: RequestOrigin,
  now: Date,
): Promise<LeadReceipt> {
  const [stored] = await tx
    .insert(leads)
    .values({
      ...lead,
      amount: lead.amount ?? amountOf(lead),
      phoneKey: phoneKeyOf(lead.phone, lead.country),
      utcOffset: countryTable[lead.country].utcOffset,
      kind,
      language,
      idempotencyKey: idempotencyKey || null,
      fingerprint: fingerprintOf(body),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: leads.id, status: leads.status })
  if (!stored) throw new Error('the lead was not stored')
  const receipt = { id: stored.id, reference: leadReference(kind, stored.id) }
  const about = { kind, status: stored.status, country: lead.country, language, createdAt: now.toISOString() }
  const data = { ...receipt, ...about } satisfies ToldLead
  await announce(tx, { type: 'request.created', subject: `lead ${stored.id}`, data, at: now })
  await notifyFollowers(tx, 'lead_arrived')
  return receipt
}

/** What is promised to whoever writes to an office now. */
export async function promiseAnswer(
  tx: Transaction,
  services: Services,
  country: Country,
  now: Date,
): Promise<AnswerPromise> {
  const closed = await closedDatesSince(tx, [now])
  return answerPromise(now, country, await openingHoursOf(tx, services, country), closed[country])
}

/** What is asked for costs so much: an order's total (complete where it is wanted so), else the price of the quote that it names. */
function amountOf({ payload, quoteId }: NewLead): number | SQL | null {
  if ('total' in payload) return (payload.completeTotal ?? payload.total).amount
  if (!quoteId) return null
  return sql`(select (${quotes.system}->>'totalPrice')::bigint from ${quotes} where ${quotes.id} = ${quoteId})`
}

/** Two bodies that a schema reads alike have the same one: it gives fields in its own order and leaves out the rest. */
function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/** What the mails about a request tell, whatever it asks. */
export type AboutLead = Pick<
  OrderMail,
  'reference' | 'receivedAt' | 'country' | 'visitorLanguage' | 'dialledNumber' | 'answeredOn' | 'audit' | 'quote'
>

/** A request that was stored just now. */
type StoredLead = Pick<AnswerPromise, 'answeredOn'> & {
  readonly receipt: LeadReceipt
  readonly country: Country
  readonly phone: string | undefined
  readonly origin: RequestOrigin
  readonly now: Date
  readonly audit: AttachedAudit | null
  readonly quote: UsedQuote | null
}

/** What the mails tell of a request, with the day that it promises an answer on. */
export function aboutLead({ receipt, country, phone, origin, now, answeredOn, audit, quote }: StoredLead): AboutLead {
  return {
    reference: receipt.reference,
    receivedAt: now.toISOString(),
    country,
    visitorLanguage: origin.language,
    dialledNumber: dialledNumber(phoneKeyOf(phone, country)),
    answeredOn,
    audit: audit && auditInShort(audit),
    quote: quote && { ...quoteInShort(quote), url: quote.url },
  }
}

/** Waits until no other transaction holds the advisory lock of this name, and holds it until `tx` ends. */
export async function advisoryLock(tx: Transaction, ...about: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about.join('\n')}, 0))`)
}
