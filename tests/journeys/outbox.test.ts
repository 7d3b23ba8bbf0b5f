import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { failMails } from '../support/failed-mails.ts'
import { post } from '../support/staff.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const viewports = { fr: phone, en: desk }

test.each(languages)('a mail that was given up says why, and leaves when it is tried again (%s)', async (language) => {
  const { url } = office.site()
  const email = `mailed-${language}@example.com`
  const message = { name: 'Amina Bello', email, message: 'A question about your pumps.' }
  await post({ request: (path, init) => fetch(url + path, init) }, '/api/messages', message)
  const markup = 'connect ECONNREFUSED <img src=x onerror="alert(1)">'
  await expect.poll(() => failMails(office.databaseUrl(), email, markup)).toBe(1)

  const viewport = viewports[language]
  const { page, say } = await office.visitAs('admin', '/admin/mail?state=failed', { viewport, language })
  await page.getByText(say('admin-mail.fault.unreachable')).first().waitFor()
  await expect.poll(() => page.getByText(markup).count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('img[src=x]').count()).toBe(0)
  await expectAccessible(page, 'a mail that was given up')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.setViewportSize(viewport)
  await page.getByRole('button', { name: say('admin-mail.retryOf', { to: email }) }).click()
  await page.getByText(say('admin-mail.retried')).first().waitFor()
  await expect
    .poll(async () => {
      const answer = await office.call('admin', 'GET', `/api/admin/mails?q=${encodeURIComponent(email)}`)
      return ((await answer.json()) as { items: { state: string }[] }).items.map(({ state }) => state)
    })
    .toEqual(['sent'])
  const sales = await office.visitAs('sales', '/admin/mail', { viewport, language })
  await sales.page.getByRole('heading', { name: sales.say('admin.refused.title') }).waitFor()
})
