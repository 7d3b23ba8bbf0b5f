import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { homeAppliances, tick } from '../support/audit.ts'
import type { Text } from '#i18n/text.ts'
import { hotspotPage } from '../support/phone-network.ts'
import { answersToClicks, visits } from '../support/visit.ts'

const visit = visits()

/** How a network fails: it is lost, or a hotspot answers for everybody. */
type Fault = 'lost' | 'hotspot'

/**
 * Cuts the network for what is asked for so; the answered function says how it fails from then on, or mends it. The requests stay
 * watched: where that ends while modules travel, Chromium may lose one.
 */
async function cutOff(page: Page, pattern: string, first: Fault = 'lost'): Promise<(fault: Fault | null) => void> {
  let fault: Fault | null = first
  await page.route(pattern, (route) => {
    if (fault === 'lost') return route.abort()
    return fault ? route.fulfill(hotspotPage) : route.continue()
  })
  return (next) => {
    fault = next
  }
}

/** Cuts the network for the scripts whose name starts so; the answered function mends it. */
async function cut(page: Page, name: string): Promise<() => void> {
  const fail = await cutOff(page, `**/assets/${name}-*.js`)
  return () => fail(null)
}

test('a quick view whose code does not arrive says so, and the page stays; the next try opens it', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/products')
  const mend = await cut(page, 'quick-view')
  const opener = page.getByRole('button', { name: say('catalogue.card.quickView') }).first()
  await opener.click()
  const notice = page.getByRole('alert').filter({ hasText: say('shell.dialog.failed') })
  await notice.waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(say('catalogue.list.title'))
  mend()
  await opener.click()
  await page.getByRole('dialog').waitFor()
  await notice.waitFor({ state: 'detached' })
})

test('a product page that does not arrive is called so, and leads back', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/products')
  await page.route('**/api/products/*', (route) => route.abort())
  await page.locator('main a[href^="/products/"]').first().click()
  await page
    .getByRole('alert')
    .filter({ hasText: say('catalogue.detail.failed') })
    .waitFor()
  await expect.poll(() => page.title()).toContain(say('catalogue.detail.failed'))
  await page.unroute('**/api/products/*')
  await page.getByRole('button', { name: say('shell.error.retry') }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => page.title()).toContain(await heading.innerText())
})

test('a quick view whose product does not arrive is no missing product; it is tried again in its place', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/products')
  const fail = await cutOff(page, '**/api/products/*')
  await page
    .getByRole('button', { name: say('catalogue.card.quickView') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByRole('alert').filter({ hasText: say('catalogue.detail.failed') })
  await failure.waitFor()
  await expect.poll(() => dialog.getByText(say('catalogue.modal.notFound')).count()).toBe(0)
  fail('hotspot')
  const answered = page.waitForResponse('**/api/products/*')
  await dialog.getByRole('button', { name: say('shell.error.retry') }).click()
  await answered
  await failure.waitFor()
  fail(null)
  await dialog.getByRole('button', { name: say('shell.error.retry') }).click()
  await dialog.getByRole('link', { name: say('catalogue.modal.more') }).waitFor()
})

const expert = (page: Page, say: Text) =>
  page.getByRole('contentinfo').getByRole('button', { name: say('shell.footer.expert') })

test('a page to be read fetches the style sheet with the app, for what opens over it', async () => {
  const { page, say, open } = await visit()
  await open('/faq')
  const sheets = page.locator('head link[rel=stylesheet]')
  expect(await sheets.count()).toBe(0)
  await expert(page, say).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await sheets.count()).toBe(1)
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
})

test.each(['/', '/faq'])('a style sheet that does not arrive leaves the app of %s at work', async (path) => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await page.route('**/assets/theme-*.css', (route) => route.abort())
  await open(path)
  await expert(page, say).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
})

test('so does the consultation dialog', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await open('/')
  const mend = await cut(page, 'consultation-dialog')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: say('shell.footer.expert') })
  await opener.click()
  const notice = page.getByRole('alert').filter({ hasText: say('shell.dialog.failed') })
  await notice.waitFor()
  mend()
  await opener.click()
  await page.getByRole('dialog', { name: 'Talk to a Solar Expert' }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)
})

test('a page for whose code a hotspot answers says so inside the shell, and can be tried again', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/MIME type|Failed to fetch/)
  await open('/')
  const fail = await cutOff(page, '**/assets/products-*.js', 'hotspot')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.products') })
    .click()
  const failure = page.getByRole('alert').filter({ hasText: say('shell.error.title') })
  await failure.waitFor()
  fail(null)
  await failure.getByRole('button', { name: say('shell.error.retry') }).click()
  await page.getByRole('heading', { level: 1, name: say('catalogue.list.title') }).waitFor()
  await answersToClicks(page)
  await expect.poll(() => failure.count()).toBe(0)
})

test('a result whose code does not arrive says so in its place, and can be tried again', async () => {
  const find = await homeAppliances()
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await open('/smart-solar-plan')
  await tick(page, find('Refrigerator (single door)').nameEn)
  await page.getByRole('button', { name: 'Continue' }).click()
  const result = page.getByRole('heading', { name: say('sizing.result.title') })
  await result.waitFor()
  const mend = await cut(page, 'result-step')
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: say('shell.part.failed') })
  await failure.waitFor()
  mend()
  await failure.getByRole('button', { name: say('shell.error.retry') }).click()
  await result.waitFor()
  await expect.poll(() => failure.count()).toBe(0)
})

test('a language whose words do not arrive is told, and the page stays as it is', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/products')
  const mend = await cut(page, 'catalogue')
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  await english.click()
  const news = page.getByRole('listitem').filter({ hasText: say('shell.part.failed') })
  await news.getByRole('button', { name: say('shell.toast.close') }).click()
  await news.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(say('catalogue.list.title'))
  mend()
  await english.click()
  await page.getByRole('heading', { level: 1, name: 'Our solar systems' }).waitFor()
})

test('there is one message at a time, and it goes by itself', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/products')
  await cut(page, 'catalogue')
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  const news = page.getByRole('listitem').filter({ hasText: say('shell.part.failed') })
  await english.press('Enter')
  await news.waitFor()
  const again = page.waitForEvent('requestfailed')
  await english.press('Enter')
  await again
  await expect.poll(() => news.count()).toBe(1)
  await news.waitFor({ state: 'detached' })
})
