import { Hono } from 'hono'
import { addProgram, listPrograms, revokeProgram } from '#business/programs/manage-programs.server.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendAgain,
  testWebhook,
} from '#business/programs/manage-webhooks.server.ts'
import { programFault } from './answers.ts'
import { body, query, uuid, word, type askingWith } from './staff-context.ts'

const created = { status: 201 } as const
const nothing = { status: 204 } as const
const words = programFault

/** Of the back office's API what is about other programs: their tokens, and the addresses that are told of what happens. */
export function programRoutes(ask: ReturnType<typeof askingWith>): Hono {
  return new Hono()
    .get('/programs', ask(listPrograms, []))
    .post('/programs', ask(addProgram, [body], created))
    .delete('/programs/:id', ask(revokeProgram, [word('id')]))
    .get('/webhooks', ask(listWebhooks, []))
    .post('/webhooks', ask(addWebhook, [body], { ...created, words }))
    .patch('/webhooks/:id', ask(changeWebhook, [body, word('id')], { words }))
    .delete('/webhooks/:id', ask(removeWebhook, [word('id')], nothing))
    .post('/webhooks/:id/test', ask(testWebhook, [word('id')], { ...nothing, words }))
    .get('/webhooks/:id/deliveries', ask(listDeliveries, [query, word('id')]))
    .post('/webhook-deliveries/:id/retry', ask(sendAgain, [uuid], { ...nothing, words }))
}
