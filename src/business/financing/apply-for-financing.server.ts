import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { longestKey } from '#kernel/idempotency-key.ts'
import type { Language } from '#kernel/language.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference, type ApplicationReceipt } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { applicationRequestSchema } from './plan-request.ts'
import { requestedPlan } from './requested-plan.server.ts'
import { financingApplications, financingTimeline } from './tables.server.ts'

const accessKeyBytes = 16
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
 * A visitor applies for a plan: stores a draft at the catalogue's price, to be completed with documents. A repeat gets the
 * first answer. Refuses as {@link requestedPlan} does, with `conflict` (`Idempotency-Key`: `key_reused` with another body), with
 * `invalid` (`too_long`) for a key of over 200 characters.
 */
export async function applyForFinancing(
  services: Services,
  request: unknown,
  origin: ApplyOrigin,
): Promise<Outcome<NewApplication>> {
  const { idempotencyKey, language } = origin
  if (idempotencyKey && idempotencyKey.length > longestKey) return refused('invalid', keyFault('too_long'))
  const submitHash = submitHashOf(origin)
  const parsed = parse(applicationRequestSchema, request)
  if (!parsed.ok) return parsed
  const fingerprint = digest(JSON.stringify(parsed.value))
  const now = services.now()
  // A price that has changed since is not the concern of a repeat.
  const earlier = submitHash && (await earlierApplication(services.db, submitHash, fingerprint, origin, now))
  if (earlier) return earlier
  const requested = await requestedPlan(services, request)
  if (!requested.ok) return requested
  const accessKey = randomBytes(accessKeyBytes).toString('base64url')

  return services.db.transaction(async (tx) => {
    if (submitHash) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submitHash}, 0))`)
      const meanwhile = await earlierApplication(tx, submitHash, fingerprint, origin, now)
      if (meanwhile) return meanwhile
    }
    const [stored] = await tx
      .insert(financingApplications)
      .values({ ...requested.value, language, accessKey, submitHash, fingerprint, createdAt: now, updatedAt: now })
      .returning({ id: financingApplications.id })
    if (!stored) throw new Error('the application was not stored')
    const { id } = stored
    const begun = { at: now, actor: 'applicant', event: 'status', status: 'draft' } as const
    await tx.insert(financingTimeline).values({ ...begun, applicationId: id })
    return done({ receipt: receiptOf(id), access: { id, key: accessKey } })
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

async function earlierApplication(
  db: Queryable,
  submitHash: string,
  fingerprint: string,
  { idempotencyKey = '' }: ApplyOrigin,
  now: Date,
): Promise<Outcome<NewApplication> | null> {
  const { id, status, accessKey, createdAt, fingerprint: known } = financingApplications
  const [earlier] = await db
    .select({ id, status, accessKey, createdAt, known })
    .from(financingApplications)
    .where(eq(financingApplications.submitHash, submitHash))
  if (!earlier) return null
  if (earlier.known !== fingerprint) return refused('conflict', keyFault('key_reused'))
  const isFresh = earlier.status === 'draft' && now.getTime() - earlier.createdAt.getTime() < dayMs
  const opens = isFresh && idempotencyKey.length >= secretKey
  return done({ receipt: receiptOf(earlier.id), access: opens ? { id: earlier.id, key: earlier.accessKey } : null })
}

const receiptOf = (id: number): ApplicationReceipt => ({ id, reference: applicationReference(id), status: 'draft' })

const keyFault = (code: string) => ({ errors: [{ path: 'Idempotency-Key', code }] })

/** Who reads the table learns no key. */
function submitHashOf({ idempotencyKey, network = '' }: ApplyOrigin): string | null {
  if (!idempotencyKey) return null
  return digest(idempotencyKey.length >= secretKey ? idempotencyKey : `${network}\n${idempotencyKey}`)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
