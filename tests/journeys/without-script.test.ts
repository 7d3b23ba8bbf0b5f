import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { routes, unlistedPaths } from '../../src/web/routes.ts'
import { languages } from '#kernel/language.ts'
import { mailsAbout } from '../support/outbox.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'
import { plain } from '../support/shown-text.ts'
import { wordsOf } from '../support/words.ts'

const visit = visits()
const scriptless = () => visit({ javaScriptEnabled: false })

test('the catalogue is there, and its filter works by links', async () => {
  const { page, say, open } = await scriptless()
  await open('/products')
  const headings = page.locator('main li h3')
  const all = await headings.count()
  expect(all).toBeGreaterThanOrEqual(16)
  await page.getByRole('link', { name: say('catalogue.list.filter.commercial'), exact: true }).click()
  await page.waitForURL(/type=commercial$/)
  await expect.poll(() => headings.count()).toBeLessThan(all)
  const commercial = await headings.count()
  await page.locator('select[name=storage]:visible').selectOption('15000')
  await page.locator('select[name=sort]:visible').selectOption('price')
  await page.getByRole('button', { name: say('catalogue.filter.apply') }).click()
  await page.waitForURL(/type=commercial.*storage=15000/)
  expect(await headings.count()).toBeLessThan(commercial)
  await headings.first().getByRole('link').click()
  await page.waitForURL(/\/products\/\d+$/)
})

test.each(languages)('the answer to a need becomes a quote of its own, at its total (%s)', async (language) => {
  const { page, say, open } = await visit({ javaScriptEnabled: false, language, country: 'bf' })
  await open('/solar-for/freezer')
  const card = page.getByRole('main').locator('form').first().locator('..')
  const total = plain(await card.locator('strong').first().innerText())
  await card.getByRole('button', { name: say('typical.quote') }).click()
  await page.waitForURL(/\/quote\/[0-9a-z]{16}/)
  expect(total).toMatch(/^[\d ]+ FCFA$/)
  expect(plain(await page.locator('main strong').first().innerText())).toBe(total)
  await page.getByRole('link', { name: say('quote.instalments') }).waitFor()
})

test.each(languages)('a system as installed becomes a quote of its own, at its total (%s)', async (language) => {
  const { page, say, open } = await visit({ javaScriptEnabled: false, language, country: 'bf' })
  await open('/products/21')
  const total = plain(await page.locator('main strong').first().innerText())
  await page.getByRole('button', { name: say('everyday.complete.quote') }).click()
  await page.waitForURL(/\/quote\/[0-9a-z]{16}/)
  expect(total).toMatch(/^[\d ]+ FCFA$/)
  expect(plain(await page.locator('main strong').first().innerText())).toBe(total)
})

test('what a need uses in a day is the sum of its lines as they are shown', async () => {
  const { page, say, open } = await scriptless()
  await open('/solar-for/shop')
  const asks = page.getByRole('region', { name: say('typical.asks') })
  const shown = (await asks.locator('dd').allInnerTexts()).map((figure) => Number(figure.replaceAll(/\D/g, '')))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(shown.at(-1))
})

test('a product shows its price, its sheet and where to go', async () => {
  const { page, say, open } = await scriptless()
  await open('/products/2')
  const text = plain(await page.locator('main').innerText())
  expect(text).toContain('3 500 000 ₦')
  expect(text).toContain(say('specification.title'))
  await page.getByRole('link', { name: say('catalogue.detail.back') }).click()
  await page.waitForURL((url) => url.pathname === '/products')
})

test('the audit shows its appliances and its method, and hands out the guide', async () => {
  const { page, say, open } = await scriptless()
  await open('/smart-solar-plan')
  await page.getByRole('heading', { level: 1, name: say('energy.audit.title') }).waitFor()
  await page.getByText(say('energy.method.title')).click()
  await page.getByText(say('energy.method.battery.title'), { exact: true }).waitFor()
  const shelves = page.locator('details', { hasText: 'LED' })
  await shelves.locator('summary').first().click()
  await shelves.getByText('LED', { exact: false }).filter({ visible: true }).first().waitFor()
  const guide = await page.getByRole('link', { name: say('energy.guide.title') }).getAttribute('href')
  const response = await page.request.get(guide ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test.each(['/smart-solar-plan', '/financing', '/eligibility'])(
  '%s says that it needs scripts, and where to ask instead',
  async (path) => {
    const { page, say, open } = await scriptless()
    await open(path)
    await page.getByText(say('server.noScript')).getByRole('link').click()
    await page.waitForURL(/contact/)
    expect(new URL(page.url()).pathname).toBe('/contact')
  },
)

test('language and country are links, and stay chosen', async () => {
  const { page, open } = await scriptless()
  const english = await wordsOf('en')
  await open('/products')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: english('catalogue.list.title') }).waitFor()
  await page.getByRole('banner').locator('details summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Burkina Faso' }).click()
  await page.waitForURL(/country=bf/)
  await open('/products')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(plain(await page.locator('main').innerText())).toContain('525 000 FCFA')
})

test('the menu leads to the links of the footer', async () => {
  const { page, say, open } = await scriptless()
  await open('/')
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  expect(new URL(page.url()).hash).toBe('#site-links')
  await page
    .locator('#site-links')
    .getByRole('link', { name: say('shell.nav.products') })
    .click()
  await page.waitForURL((url) => url.pathname === '/products')
})

/** Every page that a visitor finds, and one of each that has an address of its own. */
const readable = [
  ...routes.filter(({ path }) => !unlistedPaths.has(path) && !path.includes(':')).map(({ path }) => path),
  '/products/2',
  '/financing?productId=2',
  '/news/choosing-a-battery',
  '/solutions/14',
]
/** What does nothing without a script, and is shown all the same. */
const deadButtons = 'button:visible:enabled:not([type=submit])'

test.each(['fr', 'en'] as const)(
  'every page is read in %s, and shows no button that needs a script',
  async (language) => {
    const { page, open } = await visit({ javaScriptEnabled: false, language })
    for (const path of readable) {
      expect((await open(path))?.status(), path).toBe(200)
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1)
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
      expect([path, await page.locator(deadButtons).allInnerTexts()]).toEqual([path, []])
    }
  },
)

const controls = (page: Page) => page.locator('main form')

describe.each([
  { language: 'fr', country: 'bf', lead: 'Awa Sans Script' },
  { language: 'en', country: 'cm', lead: 'Ada No Script' },
] as const)('the contact form in $language from $country', ({ language, country, lead }) => {
  test('says what is missing beside its fields, keeps what was typed, and is taken then', async () => {
    const { page, say, open, forgive } = await visit({ javaScriptEnabled: false, language, country })
    forgive(/422/)
    await open('/contact')
    const form = controls(page)
    const field = (name: 'name' | 'email' | 'phone' | 'message') =>
      form.getByLabel(say(`contact.message.label.${name}`))
    const send = () => form.getByRole('button', { name: say('contact.message.submit') }).click()
    await field('name').fill(lead)
    await field('email').fill('awa@')
    await field('message').fill('<i>1</i>')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await send()
    const response = await answer
    expect([response.status(), response.headers()['cache-control']]).toEqual([422, 'no-store'])

    const summary = page.getByRole('alert')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toContain(say('contact.message.pageTitle', { title: '' }).trim())
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const words = say('contact.message.error.email')
    await summary.getByRole('link', { name: words }).click()
    expect(await field('email').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field('email').getAttribute('aria-invalid')).toBe('true')
    const beside = (await field('email').getAttribute('aria-describedby')) ?? ''
    await expect.poll(() => page.locator(`[id="${beside}"]`).innerText()).toBe(words)
    await expect.poll(() => field('name').inputValue()).toBe(lead)
    await expect.poll(() => field('message').inputValue()).toBe('<i>1</i>')
    expect(await leadsOf(lead)).toEqual([])

    await field('email').fill('awa@example.org')
    await send()
    await page.waitForURL(/[?&]sent=MSG-\d{6}#/)
    const [stored] = await leadsOf(lead)
    const reference = `MSG-${String(stored?.id).padStart(6, '0')}`
    expect(stored).toMatchObject({ kind: 'message', status: 'new', language, country, email: 'awa@example.org' })
    await page.getByRole('heading', { name: say('contact.message.sent.title') }).waitFor()
    await page.getByText(reference, { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('contact.message.sent.title'))
    expect(page.url()).not.toMatch(/awa|%40|script/i)
    await expect.poll(() => mailsAbout(reference).map(({ to }) => to)).toHaveLength(2)

    await page.reload()
    expect(await leadsOf(lead)).toHaveLength(1)
    await page.getByRole('link', { name: say('contact.message.sent.again') }).click()
    await expect.poll(() => field('name').inputValue()).toBe('')
  })
})

test('a blank form names all three that are missing; the next visitor’s page knows nothing of it', async () => {
  const { page, say, open, forgive } = await scriptless()
  forgive(/422/)
  await open('/contact')
  await controls(page).getByRole('button').click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual(
    (['name', 'reach', 'message'] as const).map((name) => say(`contact.message.error.${name}`)),
  )
  const next = await scriptless()
  await next.open('/contact')
  await expect.poll(() => next.page.getByRole('alert').count()).toBe(0)
})
