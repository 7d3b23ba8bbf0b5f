import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Program } from '#business/programs/program.ts'
import type { DeliveryPage, Webhook } from '#business/programs/webhook.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { failMails } from '../support/failed-mails.ts'
import { post } from '../support/staff.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice({ RATE_LIMITS: 'off', WEBHOOKS_TO_PRIVATE: 'on' })
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
  await page.getByText(say('admin-mail.fault.unreachable')).filter({ visible: true }).first().waitFor()
  // To whom, then what it is, and of which request.
  const row = page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { expanded: false })
  expect(await row.textContent()).toMatch(
    new RegExp(`^${message.name}${say('admin-mail-words.mail.message-visitor')}.*MSG-\\d+`),
  )
  await row.click()
  await page.frameLocator('iframe').getByText(message.name).first().waitFor()
  await page.getByText(markup).waitFor()
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
  sales.forgive(/403/)
  await sales.page.getByRole('heading', { name: sales.say('admin.refused.title') }).waitFor()
})

const read = async <T>(path: string) => (await (await office.call('admin', 'GET', path)).json()) as T

test.each(languages)(
  'a program gets a token for what it may, is seen at work, and is stopped (%s)',
  async (language) => {
    const viewport = viewports[language]
    const { page, say, forgive } = await office.visitAs('admin', '/admin/programs', { viewport, language })
    forgive(/422/)
    await page.getByRole('button', { name: say('admin-programs.add') }).click()
    const dialog = page.getByRole('dialog')
    const make = dialog.getByRole('button', { name: say('admin-programs.make') })
    await make.click()
    await expect.poll(() => dialog.getByText(say('problems.field.required')).count()).toBe(2)
    await expectAccessible(page, 'a program that lacks something')
    await page.setViewportSize(viewport)
    const name = `Tableur ${language}`
    await dialog.getByLabel(say('admin-programs.name')).fill(name)
    await dialog.getByRole('checkbox', { name: say('admin-programs.scope.leads.read') }).check()
    await dialog.getByLabel(say('admin-programs.days')).selectOption('30')
    await make.click()
    const token = await page.getByRole('alert').or(page.getByRole('status')).locator('code').first().innerText()
    await page.getByRole('button', { name: say('admin.toldOnce.close') }).click()
    await expect.poll(() => page.getByText(token).count()).toBe(0)
    const card = page.getByRole('listitem').filter({ hasText: name }).first()
    await card.getByText(say('admin-programs.unused')).waitFor()
    const ask = async (path: string) => {
      const { status } = await fetch(office.site().url + path, { headers: { authorization: `Bearer ${token}` } })
      return status
    }
    expect([await ask('/api/admin/leads'), await ask('/api/admin/mails')]).toEqual([200, 403])

    await page.reload()
    await card.getByText(say('admin-programs.used', { date: '' }).trim()).waitFor()
    await expect.poll(() => page.getByText(token).count()).toBe(0)
    const program = (await read<Program[]>('/api/admin/programs')).find((one) => one.name === name)
    expect(Date.parse(program?.expiresAt ?? '') - Date.parse(program?.createdAt ?? '')).toBe(30 * 86_400_000)
    await card
      .getByText(say('admin-programs.ends', { date: formatLocalMoment(new Date(program?.expiresAt ?? 0), language) }))
      .waitFor()
    await expectAccessible(page, 'programs')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.setViewportSize(viewport)
    await card.getByRole('button', { name: say('admin-programs.revokeOf', { name }) }).click()
    await dialog.getByRole('button', { name: say('admin-programs.revoke'), exact: true }).click()
    await card.getByText(say('admin-programs.state.revoked')).waitFor()
    expect(await ask('/api/admin/leads')).toBe(401)
  },
)

test.each(languages)(
  'a webhook is tried, its log says what was answered, and sends once more (%s)',
  async (language) => {
    const received: (string | undefined)[] = []
    let status = 500
    const target = createServer((request, response) => {
      received.push(request.headers['webhook-id']?.toString())
      request.resume()
      response.writeHead(status, { 'content-type': 'text/html' }).end('<img src=x onerror="alert(1)">')
    })
    await new Promise<void>((open) => target.listen(0, '127.0.0.1', open))
    onTestFinished(() => void target.close())
    const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/hook`

    const viewport = viewports[language]
    const { page, say, forgive } = await office.visitAs('admin', '/admin/programs', { viewport, language })
    forgive(/422/)
    await page.getByRole('link', { name: say('admin-programs.webhooks') }).click()
    await page.getByRole('button', { name: say('admin-programs.webhook.add') }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: say('admin.save') })
    await dialog.getByLabel(say('admin-programs.webhook.url')).fill('crm')
    await save.click()
    await dialog.getByText(say('admin-programs.error.invalid_url')).waitFor()
    await dialog.getByLabel(say('admin-programs.webhook.url')).fill(url)
    await dialog.getByRole('checkbox', { name: say('admin-programs.event.post.published') }).check()
    await save.click()
    await page.getByText(say('admin-programs.webhook.secret'), { exact: true }).waitFor()
    const card = page.getByRole('listitem').filter({ hasText: url }).first()
    await card.getByRole('button', { name: say('admin-programs.webhook.test') }).click()
    await page.getByText(say('admin-programs.webhook.tested')).first().waitFor()
    const { id = '' } = (await read<Webhook[]>('/api/admin/webhooks')).find((one) => one.url === url) ?? {}
    const last = async () => (await read<DeliveryPage>(`/api/admin/webhooks/${id}/deliveries`)).items[0]
    await expect.poll(async () => (await last())?.lastStatus).toBe(500)

    await page.reload()
    const log = card.getByText(say('admin-programs.delivery.log'))
    await log.click()
    await card.getByText(say('admin-programs.delivery.answer', { status: 500 })).waitFor()
    await card.getByText('<img src=x onerror="alert(1)">').waitFor()
    await card.getByText(say('admin-programs.delivery.state.queued')).waitFor()
    await expectAccessible(page, 'what a webhook was told')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.setViewportSize(viewport)
    status = 200
    await card.getByRole('button', { name: say('admin-programs.delivery.again') }).click()
    await expect.poll(async () => (await last())?.state).toBe('delivered')
    await page.reload()
    await log.click()
    await card.getByText(say('admin-programs.delivery.state.delivered')).waitFor()
    expect(new Set(received).size).toBe(1)
  },
)
