import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../support/visit.ts'

const visit = visits()

/** A page that carries no app: the not-found page. */
const path = '/nowhere'
const scripts = async (page: Page) =>
  (await page.requests()).filter((request) => request.resourceType() === 'script').length

test('a page to be read loads next to no script; the first press that needs the app fetches it and is answered', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/404/)
  await open(path)
  const before = await scripts(page)
  expect(before).toBeLessThanOrEqual(2)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.footer.expert') })
    .click()
  await page.getByRole('dialog', { name: say('leads.consultation.title') }).waitFor()
  expect(await scripts(page)).toBeGreaterThan(before)
})

test('its menu opens with the first press, and leads on', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/404/)
  await open(path)
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Products' }).click()
  await page.waitForURL((url) => url.pathname === '/products')
  await page.getByRole('heading', { level: 1, name: say('catalogue.list.title') }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('an app that does not arrive at the first press arrives at the second', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/404|ERR_FAILED/)
  await open(path)
  const app = '**/assets/hydrate-*.js'
  await page.route(app, (route) => route.abort())
  const button = page.getByRole('contentinfo').getByRole('button', { name: say('shell.footer.expert') })
  const failed = page.waitForEvent('requestfailed')
  await button.click()
  await failed
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  await page.unroute(app)
  await button.click()
  await page.getByRole('dialog', { name: say('leads.consultation.title') }).waitFor()
})
