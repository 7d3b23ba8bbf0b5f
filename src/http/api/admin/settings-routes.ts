import { Hono } from 'hono'
import { changeSetting, listSettings, resetSetting } from '#business/company/settings/change-setting.server.ts'
import { hasMessage } from '#i18n/server-messages.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** Two legal texts of the longest, whatever their letters. */
const mostBytes = 400_000

/** What the company says of itself. */
export function settingsRoutes(services: Services): Hono {
  return new Hono()
    .get('/settings', async (c) => answerOutcome(c, await listSettings(actingIn(c, services))))
    .put('/settings/:group', async (c) => {
      const body = await readJson(c, mostBytes)
      const group = c.req.param('group')
      const outcome = body.ok ? await changeSetting(actingIn(c, services), group, body.value) : body
      return answerOutcome(c, outcome, 200, settingWords)
    })
    .delete('/settings/:group', async (c) =>
      answerOutcome(c, await resetSetting(actingIn(c, services), c.req.param('group')), 204),
    )
}

/** What is wrong with a setting, in words of its own. */
const settingWords: FieldWords = ({ code }) => {
  const key = `admin-settings.error.${code}`
  return hasMessage(key) ? key : null
}
