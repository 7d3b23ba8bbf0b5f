import { deliveryFilterSchema } from '#business/programs/webhook.ts'
import { webhookEvents, type WebhookEvent } from '#kernel/webhook-event.ts'
import { schemaRef, type AnswerName } from '../schemas.ts'
import type { JsonSchema } from '../json-schema.ts'
import { adminCalls } from './admin-call.ts'

const programs = { may: 'programs.manage' } as const

/** Programs that use the back office, and whom it tells of what happens. */
export const programCalls = adminCalls(
  'Back office: programs',
  'Programs that use the back office, each by a token of its own, and the addresses that are told of what happens. People make and end them; no program does.',
  {
    'GET /programs': {
      ...programs,
      id: 'listPrograms',
      summary: 'Every program that may use the back office',
      answer: ['Program'],
    },
    'POST /programs': {
      ...programs,
      id: 'addProgram',
      confirmed: true,
      summary: 'Make a program; its token is told once',
      body: 'NewProgram',
      created: true,
      answer: 'AddedProgram',
    },
    'DELETE /programs/{id}': {
      ...programs,
      id: 'revokeProgram',
      textId: true,
      summary: 'Take a program’s token from it',
      answer: 'Program',
    },
    'GET /webhooks': { ...programs, id: 'listWebhooks', summary: 'Every address that is told', answer: ['Webhook'] },
    'POST /webhooks': {
      ...programs,
      id: 'addWebhook',
      confirmed: true,
      summary: 'Have an address told; the secret that signs is told once',
      body: 'NewWebhook',
      created: true,
      answer: 'AddedWebhook',
    },
    'PATCH /webhooks/{id}': {
      ...programs,
      id: 'changeWebhook',
      confirmed: true,
      textId: true,
      summary: 'Change where, of what and whether it is told',
      body: 'WebhookChange',
      answer: 'Webhook',
      problems: ['stale'],
    },
    'DELETE /webhooks/{id}': { ...programs, id: 'removeWebhook', textId: true, summary: 'Tell it no more' },
    'POST /webhooks/{id}/test': {
      ...programs,
      id: 'testWebhook',
      textId: true,
      summary: 'Send it a test',
      problems: ['conflict'],
    },
    'GET /webhooks/{id}/deliveries': {
      ...programs,
      id: 'listDeliveries',
      textId: true,
      summary: 'What it was told, the newest first',
      query: deliveryFilterSchema,
      answer: 'DeliveryPage',
    },
    'POST /webhook-deliveries/{id}/retry': {
      ...programs,
      id: 'sendAgain',
      textId: true,
      summary: 'Send an event once more',
      problems: ['conflict'],
    },
  },
)

const told: Readonly<Record<WebhookEvent, readonly [data: AnswerName, summary: string]>> = {
  'request.created': ['ToldRequest', 'A visitor has sent a request.'],
  'request.status_changed': ['ToldRequestChange', 'Staff have changed the status of a request.'],
  'application.submitted': ['ToldApplication', 'An application for financing has been submitted.'],
  'application.decided': [
    'ToldApplication',
    'An application has been approved or declined, or an approval withdrawn (`status` is `in_review` again).',
  ],
  'post.published': ['ToldPost', 'A post has appeared, now or at the time that it was scheduled for.'],
}

/** An event as OpenAPI writes it: what is sent to an address. */
type DocumentedWebhook = {
  readonly post: {
    readonly summary: string
    readonly requestBody: { readonly content: Readonly<Record<'application/json', { readonly schema: JsonSchema }>> }
  }
}
export type DocumentedWebhooks = Readonly<Record<string, DocumentedWebhook>>

/** What addresses are told, as OpenAPI writes it. */
export function documentedWebhooks(): DocumentedWebhooks {
  const entries = webhookEvents.map((type) => {
    const [data, summary] = told[type]
    const id = { type: 'string', format: 'uuid', description: 'The same at every try.' }
    const createdAt = { type: 'string', format: 'date-time' }
    const properties = { id, type: { const: type }, createdAt, data: schemaRef(data) }
    const schema = { type: 'object', required: Object.keys(properties), properties } as JsonSchema
    const headers = [
      ['Webhook-Id', 'The event’s `id`: what comes twice is told apart by it.'],
      ['Webhook-Event', 'Its `type`.'],
      ['Webhook-Signature', '`t=…,v1=…`: HMAC-SHA256 of the second, a full stop and the body, in hex.'],
    ].map(([name, description]) => ({ in: 'header', name, description, required: true, schema: { type: 'string' } }))
    const operation = {
      operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary,
      description: `${summary} Sent as \`${type}\`, again until a status of 2xx is answered within ten seconds.`,
      tags: ['Back office: programs'],
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Taken.' }, '4XX': { description: 'Not taken: it comes again.' } },
    }
    return [type, { post: operation }] as const
  })
  return Object.fromEntries(entries)
}
