import { Hono } from 'hono'
import { listDueTranslations } from '#business/translations/list-due-translations.server.ts'
import { settleTranslation } from '#business/translations/settle-translation.server.ts'
import type { Services } from '#platform/services.server.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What one language says and the other does not, or not yet. */
export function translationRoutes(services: Services): Hono {
  return new Hono()
    .get('/translations', async (c) =>
      answerOutcome(c, await listDueTranslations(actingIn(c, services), c.req.query())),
    )
    .post('/translations/settled', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await settleTranslation(actingIn(c, services), body.value) : body, 204)
    })
}
