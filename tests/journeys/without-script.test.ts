import { expect, test } from 'vitest'
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
  expect(await headings.count()).toBeLessThan(all)
  await headings.first().getByRole('link').click()
  await page.waitForURL(/\/products\/\d+$/)
})

test('a product shows its price, its sheet and where to go', async () => {
  const { page, say, open } = await scriptless()
  await open('/products/2')
  const text = plain(await page.locator('main').innerText())
  expect(text).toContain('3 500 000 ₦')
  expect(text).toContain(say('catalogue.detail.sheet'))
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
