import { randomUUID } from 'node:crypto'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { webhookTest, WebhookEvent } from '#kernel/webhook-event.ts'
import type { Transaction } from '../database/database.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'

/** Something that happened, as other programs are told of it. Nothing of a person is in it. */
export type News = {
  readonly type: WebhookEvent | typeof webhookTest
  /** What it is about: `post 12`. */
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
  /** When it is told. */
  readonly at: Date
}

/** Has every address that asked for it told once `tx` commits, at once or when it is so far; nothing leaves if it rolls back. */
export async function announce(tx: Transaction, news: News & { readonly type: WebhookEvent }): Promise<void> {
  const asked = and(eq(webhookEndpoints.isOn, true), arrayContains(webhookEndpoints.events, [news.type]))
  const endpoints = await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(asked)
  if (endpoints.length > 0) await tell(tx, endpoints, news)
}

/** Has these addresses told. */
export async function tell(
  tx: Transaction,
  endpoints: readonly { readonly id: string }[],
  { type, subject, data, at }: News,
): Promise<void> {
  const eventId = randomUUID()
  const body = JSON.stringify({ id: eventId, type, createdAt: at.toISOString(), data })
  const delivery = { eventId, type, subject, body, nextTryAt: at, createdAt: at }
  await tx
    .insert(webhookDeliveries)
    .values(endpoints.map(({ id }) => ({ ...delivery, id: randomUUID(), endpointId: id })))
}

/** Takes back what was to be told and is not true any more: a post that was to appear, and has another day now. */
export async function retract(tx: Transaction, type: WebhookEvent, subject: string): Promise<void> {
  const { type: told, subject: about, attempts, state } = webhookDeliveries
  await tx
    .delete(webhookDeliveries)
    .where(and(eq(told, type), eq(about, subject), eq(state, 'queued'), eq(attempts, 0)))
}
