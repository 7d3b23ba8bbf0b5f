import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isStale, recordChange, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import { webhookTest } from '#kernel/webhook-event.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { tell } from '#platform/webhooks/announce.server.ts'
import { isTargetAllowed } from '#platform/webhooks/public-address.server.ts'
import { webhookDeliveries, webhookEndpoints } from '#platform/webhooks/tables.server.ts'
import { secretContext } from '#platform/webhooks/webhook-secrets.server.ts'
import type { OnStopped } from '#platform/webhooks/webhook-worker.server.ts'
import {
  deliveryFilterSchema,
  newWebhookSchema,
  webhookChangeSchema,
  type AddedWebhook,
  type Delivery,
  type DeliveryPage,
  type Webhook,
  type WebhookStoppedMail,
} from './webhook.ts'

type Row = typeof webhookEndpoints.$inferSelect

function asWebhook({ sealedSecret: _, failingSince, stoppedAt, createdAt, updatedAt, ...row }: Row): Webhook {
  return {
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

async function findWebhook(db: Queryable, id: string, { lock = false } = {}): Promise<Webhook | undefined> {
  const query = db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).$dynamic()
  const [row] = await (lock ? query.for('update') : query)
  return row && asWebhook(row)
}

/** Every address that is told, the oldest first. Refused as {@link permit} says. */
export const listWebhooks = staffUseCase({ may: 'programs.manage' }, async ({ db }): Promise<readonly Webhook[]> =>
  (await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt))).map(asWebhook),
)

const noTarget = (): Outcome<never> => refused('invalid', { errors: [{ path: 'url', code: 'private_url' }] })

/**
 * Has an address told of events from now on, and tells the secret that signs them once. Refused as {@link permitConfirmed} says;
 * as `invalid` (fields; `url`: `private_url` for one in a network of ours, or without https, unless the operator allows it).
 */
export const addWebhook = staffUseCase(
  { may: 'programs.manage', confirmed: true, input: newWebhookSchema },
  async ({ db, files, settings, now, by }, { url, events }): Promise<AddedWebhook> => {
    if (!isTargetAllowed(url, settings.webhooksToPrivate)) return need(noTarget())
    const [id, secret, at] = [randomBytes(8).toString('hex'), `whsec_${randomBytes(24).toString('base64url')}`, now()]
    const sealedSecret = files.keyRing.wrap(Buffer.from(secret), secretContext(id))
    return db.transaction(async (tx) => {
      const values = { id, url, events: [...new Set(events)], sealedSecret, createdAt: at, updatedAt: at }
      const [row] = await tx.insert(webhookEndpoints).values(values).returning()
      if (!row) throw new Error('the address was not stored')
      const after = { events: row.events, isOn: row.isOn }
      await recordChange(tx, by, { action: 'webhook.add', kind: 'webhook', recordId: id, label: url, after }, at)
      return { ...asWebhook(row), secret }
    })
  },
)

/** Changes where, of what and whether an address is told. Refused as {@link addWebhook} is; as `not_found`; as `stale`. */
export const changeWebhook = staffUseCase(
  { may: 'programs.manage', confirmed: true, input: webhookChangeSchema },
  async ({ db, settings, now, by }, { url, events, isOn, updatedAt }, id: string): Promise<Webhook> => {
    if (url !== undefined && !isTargetAllowed(url, settings.webhooksToPrivate)) return need(noTarget())
    return db.transaction(async (tx) => {
      const before = (await findWebhook(tx, id, { lock: true })) ?? need(refused('not_found'))
      if (isStale(before, { updatedAt })) return need(stale(before))
      const at = versionAfter(before, now())
      const [row] = await tx
        .update(webhookEndpoints)
        .set({
          updatedAt: at,
          ...(url !== undefined && { url }),
          ...(events && { events: [...new Set(events)] }),
          // Whoever turns it on again has mended it, and it has three days anew.
          ...(isOn !== undefined && { isOn, stoppedAt: null, failingSince: null }),
        })
        .where(eq(webhookEndpoints.id, id))
        .returning()
      const after = row ? asWebhook(row) : before
      const entry = { action: 'webhook.update', kind: 'webhook', recordId: id, label: after.url, before, after }
      await recordChange(tx, by, entry, at)
      return after
    })
  },
)

/** Tells an address no more, and forgets what it was told. Refused as {@link permit} says, or `not_found`. */
export const removeWebhook = staffUseCase({ may: 'programs.manage' }, ({ db, now, by }, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const [row] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
    if (!row) return need(refused('not_found'))
    const entry = { action: 'webhook.remove', kind: 'webhook', recordId: id, label: row.url, before: asWebhook(row) }
    await recordChange(tx, by, entry, now())
    return null
  }),
)

/** Sends a test to an address that is on. Refused as {@link permit} says; as `not_found`; as `conflict` (`isOn`: `turned_off`). */
export const testWebhook = staffUseCase({ may: 'programs.manage' }, ({ db, now, by }, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const endpoint = (await findWebhook(tx, id)) ?? need(refused('not_found'))
    if (!endpoint.isOn) return need(turnedOff())
    const at = now()
    await tell(tx, [endpoint], { type: webhookTest, subject: webhookTest, data: {}, at })
    await recordChange(tx, by, { action: 'webhook.test', kind: 'webhook', recordId: id, label: endpoint.url }, at)
    return null
  }),
)

const turnedOff = (): Outcome<never> => refused('conflict', { errors: [{ path: 'isOn', code: 'turned_off' }] })

const pageSize = 25

/** What an address was told, the newest first. Refused as {@link permit} says; as `invalid` (fields), `not_found`. */
export const listDeliveries = staffUseCase(
  { may: 'programs.manage', input: deliveryFilterSchema },
  async ({ db }, { cursor }, endpointId: string): Promise<DeliveryPage> => {
    if (!(await findWebhook(db, endpointId))) return need(refused('not_found'))
    const { createdAt, id } = webhookDeliveries
    const [ms, last] = cursor?.split('_') ?? []
    const after =
      cursor && sql`(${createdAt}, ${id}) < (${new Date(Number(ms)).toISOString()}::timestamptz, ${last}::uuid)`
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), after || undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize + 1)
    const items = rows.slice(0, pageSize)
    const end = rows.length > pageSize ? items.at(-1) : undefined
    return { items: items.map(asDelivery), nextCursor: end ? `${end.createdAt.getTime()}_${end.id}` : null }
  },
)

type DeliveryRow = typeof webhookDeliveries.$inferSelect

function asDelivery({ endpointId: _, claimedUntil: __, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    nextTryAt: row.state === 'queued' ? row.nextTryAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }
}

/** Sends an event once more, with all its tries before it. Refused as {@link testWebhook} is. */
export const sendAgain = staffUseCase({ may: 'programs.manage' }, ({ db, now, by }, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const mine = eq(webhookDeliveries.id, id)
    const [row] = await tx.select().from(webhookDeliveries).where(mine).for('update')
    const endpoint = row && (await findWebhook(tx, row.endpointId))
    if (!row || !endpoint) return need(refused('not_found'))
    if (!endpoint.isOn) return need(turnedOff())
    const at = now()
    await tx.update(webhookDeliveries).set({ state: 'queued', attempts: 0, nextTryAt: at }).where(mine)
    const entry = { action: 'webhook.again', kind: 'webhook', recordId: endpoint.id, label: endpoint.url }
    await recordChange(tx, by, { ...entry, after: { type: row.type, eventId: row.eventId } }, at)
    return null
  }),
)

/**
 * Writes into the audit log that the site turned an address off, and mails everybody who may turn it on again, each in their
 * language.
 */
export const tellStopped: OnStopped = async (tx, { id, url }, at) => {
  await recordChange(tx, null, { action: 'webhook.stop', kind: 'webhook', recordId: id, label: url }, at)
  const props: WebhookStoppedMail = { url, country: defaultCountry }
  for (const { email: to, mailLanguage } of await staffWhoMay(tx, 'programs.manage')) {
    const language = mailLanguage ?? countryTable[defaultCountry].officeLanguage
    const idempotencyKey = `webhook-stopped ${id} ${at.toISOString()} ${to}`
    await queueMail(tx, { now: () => at }, { template: 'webhook-stopped-staff', to, language, props, idempotencyKey })
  }
}
