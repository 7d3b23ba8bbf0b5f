import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { deliveryStates, webhookEvents } from '#kernel/webhook-event.ts'

/** An address that is told of what happens. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.readonly(z.array(z.enum(webhookEvents))),
  isOn: z.boolean(),
  failingSince: z.nullable(momentField()).check(z.describe('Since when nothing has arrived.')),
  stoppedAt: z
    .nullable(momentField())
    .check(z.describe('When the site turned it off because nothing had arrived for three days.')),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type Webhook = Readonly<z.infer<typeof webhookSchema>>

/** A new one, and the secret that signs, which is not told again. */
export const addedWebhookSchema = z.extend(webhookSchema, { secret: z.string() })
export type AddedWebhook = Readonly<z.infer<typeof addedWebhookSchema>>

function isTarget(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password && !url.hash
}

const url = line(1, 1000).check(z.refine(isTarget, 'invalid_url'))
const events = z
  .array(choice(webhookEvents), 'required')
  .check(z.minLength(1, 'required'), z.maxLength(webhookEvents.length, 'too_many'))

/** What is said of one that is to be made. Codes: `required`, `too_long`, `invalid_url`, `unknown_value`. */
export const newWebhookSchema = z.object({ url, events }, 'invalid')

/** What changes of one; the secret never does. */
export const webhookChangeSchema = z.object(
  {
    url: z.optional(url),
    events: z.optional(events),
    isOn: z.optional(z.boolean('not_a_boolean')),
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)

/** What the mail tells of an address that the site has turned off. */
export type WebhookStoppedMail = {
  readonly url: string
  /** Whose office signs. */
  readonly country: Country
}

/** An event on its way to an address. */
export const deliverySchema = z.object({
  id: z.string(),
  eventId: z.string().check(z.describe('The same at every try, and for every address.')),
  type: z.string(),
  subject: z.string(),
  body: z.string().check(z.describe('What was sent, or is to be.')),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  nextTryAt: z.nullable(momentField()),
  lastStatus: z.nullable(z.int()),
  lastAnswer: z.nullable(z.string()).check(z.describe('How the target’s last answer began.')),
  lastError: z.nullable(z.string()).check(z.describe('Why no answer came.')),
  createdAt: momentField(),
  deliveredAt: z.nullable(momentField()),
})
export type Delivery = Readonly<z.infer<typeof deliverySchema>>

/** A page of them, the newest first; `nextCursor` asks for the page after it. */
export const deliveryPageSchema = z.object({
  items: z.readonly(z.array(z.readonly(deliverySchema))),
  nextCursor: z.nullable(z.string()),
})
export type DeliveryPage = Readonly<z.infer<typeof deliveryPageSchema>>

/** What the log is asked for. */
export const deliveryFilterSchema = z.object(
  { cursor: z.optional(z.string().check(z.regex(/^\d{1,14}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'invalid'))) },
  'invalid',
)
