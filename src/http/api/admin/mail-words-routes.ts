import { Hono } from 'hono'
import { changeMailWords, listMailWords, readMailWords, resetMailWords } from '#business/mail/change-mail.server.ts'
import { previewMail, sendTestMail } from '#business/mail/show-mail.server.ts'
import { hasMessage } from '#i18n/server-messages.server.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { withinShare } from '../within-limit.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** Each text of the longest, in both languages. */
const mostBytes = 200_000

const testsAnHour = 20

/** What mails say: read, changed, shown, and sent as a test to whoever asks. */
export function mailWordsRoutes(services: Services, renderMail: RenderMail): Hono {
  const tests = createRateLimit(services, 'mail_test', testsAnHour)
  return new Hono()
    .get('/mail-words', async (c) => answerOutcome(c, await listMailWords(actingIn(c, services))))
    .get('/mail-words/:mail', async (c) =>
      answerOutcome(c, await readMailWords(actingIn(c, services), c.req.param('mail'))),
    )
    .put('/mail-words/:mail', async (c) => {
      const body = await readJson(c, mostBytes)
      const outcome = body.ok ? await changeMailWords(actingIn(c, services), c.req.param('mail'), body.value) : body
      return answerOutcome(c, outcome, 200, wordsFault)
    })
    .delete('/mail-words/:mail', async (c) =>
      answerOutcome(c, await resetMailWords(actingIn(c, services), c.req.param('mail')), 204),
    )
    .post('/mail-words/:mail/preview', async (c) => {
      const body = await readJson(c, mostBytes)
      const outcome = body.ok
        ? await previewMail(actingIn(c, services), renderMail, c.req.param('mail'), body.value)
        : body
      return answerOutcome(c, outcome, 200, wordsFault)
    })
    .post('/mail-words/:mail/test', (c) => {
      const acting = actingIn(c, services)
      return withinShare(c, tests, acting.actor?.id ?? '', async () => {
        const body = await readJson(c, mostBytes)
        const outcome = body.ok ? await sendTestMail(acting, c.req.param('mail'), body.value) : body
        return answerOutcome(c, outcome, 200, wordsFault)
      })
    })
}

/** What is wrong with the words of a mail, in words of its own. */
const wordsFault: FieldWords = ({ code }) => {
  const key = `admin-mail-words.error.${code}`
  return hasMessage(key) ? key : null
}
