import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryState, WebhookEvent } from '#kernel/webhook-event.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Addresses that are told of what happens. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  isOn: boolean().notNull().default(true),
  /** What signs, wrapped by the application's secret. */
  sealedSecret: text().notNull(),
  /** Since when nothing has arrived. */
  failingSince: moment(),
  /** When the site turned it off because nothing arrived for days; null once somebody turned it on again. */
  stoppedAt: moment(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** What is to be told, or was: a row for each event and address, written in the transaction of what it tells about. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for every address and every try. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    /** What it is about: `post 12`. */
    subject: text().notNull(),
    /** What is sent, to the letter. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    /** Until when nobody else begins a try. */
    claimedUntil: moment(),
    /** What the target answered last: its status, and how its words begin. */
    lastStatus: integer(),
    lastAnswer: text(),
    /** Why no answer came. */
    lastError: text(),
    createdAt: moment().notNull(),
    deliveredAt: moment(),
  },
  (delivery) => [
    check('webhook_deliveries_state', sql`${delivery.state} in ('queued', 'delivered', 'failed')`),
    index('webhook_deliveries_newest').on(delivery.endpointId, delivery.createdAt, delivery.id),
    index('webhook_deliveries_old').on(delivery.createdAt),
    index('webhook_deliveries_waiting')
      .on(delivery.nextTryAt)
      .where(sql`${delivery.state} = 'queued'`),
  ],
)
