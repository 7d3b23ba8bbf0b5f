import { Hono } from 'hono'
import { listPasskeys, removePasskey, renamePasskey } from '#business/accounts/passkeys.server.ts'
import { whoAmI } from '#business/accounts/who-am-i.ts'
import { endOtherSessions, endSession, listSessions } from '#business/accounts/sessions.server.ts'
import type { Services } from '#platform/services.server.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What a member of staff sees and changes of their own account. */
export function accountRoutes(services: Services): Hono {
  return new Hono()
    .get('/me', (c) => answerOutcome(c, whoAmI(c.get('actor') ?? null)))
    .get('/sessions', async (c) =>
      answerOutcome(c, await listSessions(actingIn(c, services), c.get('sessionId') ?? null)),
    )
    .delete('/sessions', async (c) =>
      answerOutcome(c, await endOtherSessions(actingIn(c, services), c.get('sessionId') ?? null), 204),
    )
    .delete('/sessions/:id', async (c) =>
      answerOutcome(c, await endSession(actingIn(c, services), c.req.param('id')), 204),
    )
    .get('/passkeys', async (c) => answerOutcome(c, await listPasskeys(actingIn(c, services))))
    .patch('/passkeys/:id', async (c) => {
      const body = await readJson(c)
      const id = c.req.param('id')
      return answerOutcome(c, body.ok ? await renamePasskey(actingIn(c, services), id, body.value) : body, 204)
    })
    .delete('/passkeys/:id', async (c) => {
      const removed = await removePasskey(actingIn(c, services), c.req.param('id'), c.get('sessionId') ?? null)
      return answerOutcome(c, removed, 204)
    })
}
