import { Hono } from 'hono'
import { listMails } from '#business/mail/list-mails.server.ts'
import { retryMail } from '#business/mail/retry-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

const nobodys = '00000000-0000-0000-0000-000000000000'

/** The mails that the site sends: what became of each, and another try. */
export function outboxRoutes(services: Services): Hono {
  return new Hono()
    .get('/mails', async (c) => answerOutcome(c, await listMails(actingIn(c, services), c.req.query())))
    .post('/mails/:id/retry', async (c) => {
      const id = c.req.param('id')
      const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
      return answerOutcome(c, await retryMail(actingIn(c, services), isId ? id : nobodys), 204)
    })
}
