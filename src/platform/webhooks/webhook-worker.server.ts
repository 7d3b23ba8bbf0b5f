import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { UnreadableError } from '../encryption/piece-cipher.server.ts'
import { repeat } from '../repeat.server.ts'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { sendWebhook, type Answered } from './send-webhook.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'
import { secretContext } from './webhook-secrets.server.ts'

export type WebhookWorker = {
  /** Begins no more tries and breaks off those under way; the next start makes them again. */
  stop(): Promise<void>
}

const lookEveryMs = 1_000
/** Tries at once; of one address at most three, so that one that hangs keeps nobody else waiting. */
const lanes = 12
const lanesOfEndpoint = 3
/** Longer than any try lasts. */
const leaseSeconds = 60

/** Seconds before the next try: nearly four days in all. */
const retryDelays = [5, 30, 120, 600, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 86_400, 86_400] as const
/** An address at which nothing has arrived for so long is turned off. */
const stopAfterMs = 3 * 86_400_000
/** How long a delivery is kept to be looked at. */
const keptDays = 30
const cleanEveryMs = 3_600_000

type Claimed = typeof webhookDeliveries.$inferSelect
type Needs = Pick<Services, 'db' | 'files' | 'log' | 'settings' | 'now'>
/** Writes down that an address was turned off. */
export type OnStopped = (
  tx: Transaction,
  endpoint: { readonly id: string; readonly url: string },
  at: Date,
) => Promise<void>

/** Delivers what `announce` has written, from now on and since before. */
export function startWebhookWorker(services: Needs, onStopped: OnStopped): WebhookWorker {
  const { log } = services
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let cleanedAt = 0
  const failed = (err: unknown) => log.warn({ err }, 'webhooks could not be looked for')

  async function look(): Promise<void> {
    if (performance.now() - cleanedAt > cleanEveryMs || cleanedAt === 0) {
      cleanedAt = performance.now()
      await removeOld(services)
    }
    const free = lanes - underWay.size
    if (free <= 0 || stopping.signal.aborted) return
    for (const delivery of await claim(services, free)) {
      const told = attempt(services, delivery, stopping.signal, onStopped).catch(failed)
      underWay.add(told)
      void told.finally(() => underWay.delete(told))
    }
  }

  const looking = repeat(lookEveryMs, look, failed)
  return {
    async stop() {
      stopping.abort()
      await looking.stop()
      await Promise.allSettled(underWay)
    },
  }
}

async function removeOld({ db, now }: Needs): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 86_400_000)
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, 'queued')))
}

/** Takes up to `count` deliveries that are due, so that no other process tries them meanwhile; the longest due first. */
async function claim({ db, now }: Needs, count: number): Promise<readonly Claimed[]> {
  const at = now().toISOString()
  const due = sql`
    select id from (
      select delivery.id, delivery.next_try_at, row_number() over (
        partition by endpoint_id order by next_try_at, delivery.id) + (
        select count(*) from ${webhookDeliveries} busy
        where busy.endpoint_id = delivery.endpoint_id and busy.state = 'queued' and busy.claimed_until > ${at}) as nth
      from ${webhookDeliveries} delivery join ${webhookEndpoints} endpoint on endpoint.id = delivery.endpoint_id
      where delivery.state = 'queued' and next_try_at <= ${at} and endpoint.is_on
        and (claimed_until is null or claimed_until <= ${at})
    ) waiting
    where nth <= ${lanesOfEndpoint} order by next_try_at limit ${count}`
  const free = sql`
    select id from ${webhookDeliveries} where id = any(array(${due})) and state = 'queued'
      and (claimed_until is null or claimed_until <= ${at})
    for update skip locked`
  return db
    .update(webhookDeliveries)
    .set({
      claimedUntil: sql`${at}::timestamptz + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(sql`${webhookDeliveries.id} = any(array(${free}))`)
    .returning()
}

/** Makes the one try that was claimed, and writes down what became of it. */
async function attempt(services: Needs, delivery: Claimed, stopping: AbortSignal, onStopped: OnStopped): Promise<void> {
  const { db, files, settings, now } = services
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId))
  if (!endpoint) return
  let answered: Answered | null = null
  let lastError: string | null = null
  try {
    const secret = files.keyRing.unwrap(endpoint.sealedSecret, secretContext(endpoint.id)).toString()
    const options = { mayBePrivate: settings.webhooksToPrivate, at: now(), stopping }
    answered = await sendWebhook({ ...delivery, url: endpoint.url, secret }, options)
  } catch (error) {
    // Whoever takes it up again begins anew: a stop is no fault of the target's.
    if (stopping.aborted) return
    lastError = error instanceof UnreadableError ? 'the secret can’t be read' : reasonOf(error)
  }
  const at = now()
  const has = {
    claimedUntil: null,
    lastStatus: answered?.status ?? null,
    lastAnswer: answered?.answer ?? null,
    lastError,
  }
  const isTaken = answered !== null && answered.status >= 200 && answered.status < 300
  await db.transaction(async (tx) => {
    const ours = eq(webhookDeliveries.id, delivery.id)
    if (isTaken) {
      await tx
        .update(webhookDeliveries)
        .set({ ...has, state: 'delivered', deliveredAt: at })
        .where(ours)
      await tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpoint.id))
      return
    }
    const delay = retryDelays[delivery.attempts - 1]
    const next =
      delay === undefined ? ({ state: 'failed' } as const) : { nextTryAt: new Date(at.getTime() + delay * 1000) }
    await tx
      .update(webhookDeliveries)
      .set({ ...has, ...next })
      .where(ours)
    const mine = eq(webhookEndpoints.id, endpoint.id)
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: at })
      .where(and(mine, isNull(webhookEndpoints.failingSince)))
    const isHopeless = and(
      mine,
      eq(webhookEndpoints.isOn, true),
      lt(webhookEndpoints.failingSince, new Date(at.getTime() - stopAfterMs)),
    )
    const stopped = await tx
      .update(webhookEndpoints)
      .set({ isOn: false, stoppedAt: at, updatedAt: at })
      .where(isHopeless)
      .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url })
    for (const one of stopped) await onStopped(tx, one, at)
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 10 seconds'
  return ('code' in error && typeof error.code === 'string' ? `${error.code}: ` : '') + error.message.slice(0, 300)
}
