import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { routes } from '../../src/web/routes.ts'
import { aConsultation, fillConsultation } from '../support/sent-requests.ts'
import { workingDay } from '../support/working-day.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { desk, visits } from '../support/visit.ts'

const visit = visits()

const examples: Readonly<Record<string, string>> = {
  '/news/:slug': '/news/reading-an-electricity-bill',
  '/solutions/:id': '/solutions/13',
  '/solar-for/:need': '/solar-for/fridge',
  '/solar-in/:place': '/solar-in/kano',
}
const pages = routes.map(({ path }) => examples[path] ?? path.replace(':id', '2'))
const paths = [
  ...pages,
  '/products/999',
  '/news/nothing',
  '/news?type=news&featured=true',
  '/search?q=batterie',
  '/search?q=xyzzyq',
  '/nowhere',
]

async function openEverything(page: Page) {
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
  while ((await closed.count()) > 0) await closed.first().click()
}

describe.each(languages)('axe finds nothing (%s)', (language) => {
  test.each(paths)('on %s', async (path) => {
    const { page, open, forgive } = await visit({ language })
    forgive(/404/)
    await open(path)
    // It opens a window by itself.
    if (path === '/contact') await page.getByRole('dialog').waitFor()
    await expectAccessible(page, path)
  })

  test('in the shell: menu, country, help, the offer of the other language', async () => {
    const other = language === 'fr' ? 'en' : 'fr'
    const { page, say, open } = await visit({ language, browserLanguage: other })
    await page.context().clearCookies()
    await open(`/test-recommendation?lang=${language}`)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByText(say('shell.hint.question')).waitFor()
    await expectAccessible(page, 'the offer')
    await page.getByRole('button', { name: say('shell.hint.refuse') }).click()
    await page.getByRole('banner').locator('details summary').click()
    await expectAccessible(page, 'the country menu')
    await page.getByRole('button', { name: say('shell.nav.open') }).click()
    await page.getByRole('dialog', { name: say('shell.nav.menu') }).waitFor()
    await expectAccessible(page, 'the menu')
    await page.setViewportSize(desk)
    await open('/')
    await page.locator('summary', { hasText: say('shell.widget.open') }).click()
    await expectAccessible(page, 'the help')
  })

  test('in the catalogue: quick view, order, its failure and its success', async () => {
    const { page, say, open, forgive } = await visit({ language })
    forgive(/ERR_FAILED/)
    await open('/products')
    await page
      .getByRole('button', { name: say('catalogue.card.quickView') })
      .first()
      .click()
    await page.getByRole('link', { name: say('catalogue.modal.more') }).waitFor()
    await expectAccessible(page, 'the quick view')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('catalogue.detail.order') })
      .click()
    const order = page.getByRole('dialog', { name: say('leads.order.title') })
    await order.getByLabel(say('leads.order.label.fullName')).fill('Axe')
    await order.getByLabel(say('leads.order.label.fullName')).press('Enter')
    await expectAccessible(page, 'an order that is not complete')
    await order.getByLabel(say('leads.order.label.phoneNumber')).fill('+234 801 234 5678')
    await page.route('**/api/orders', (route) => route.abort())
    await order.getByRole('button', { name: say('leads.order.submit') }).click()
    await order.getByRole('alert').waitFor()
    await expectAccessible(page, 'an order that failed')
    await page.unroute('**/api/orders')
    await order.getByRole('button', { name: say('leads.failure.retry') }).click()
    await page.getByText(say('leads.order.success.title')).waitFor()
    await expectAccessible(page, 'an order that was received')
    // Green at first.
    const receipt = page.getByRole('region', { name: /ORD-/ })
    await expect.poll(() => receipt.getAttribute('class'), { timeout: 8000 }).not.toContain('bg-leaf')
    await expectAccessible(page, 'the order that stays')
  })

  test('in the consultation: untouched, with every error, failed', async () => {
    const { page, say, open, forgive } = await visit({ language })
    forgive(/ERR_FAILED/)
    await open('/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('shell.footer.expert') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectAccessible(page, 'the dialog')
    await dialog.getByRole('button', { name: say('leads.consultation.continue') }).click()
    await dialog.getByText(say('leads.consultation.error.firstName')).waitFor()
    await expectAccessible(page, 'its errors')
    await fillConsultation(dialog, say, { ...aConsultation(workingDay(), '10-11am'), email: '' })
    await dialog.getByRole('button', { name: say('leads.consultation.submit') }).click()
    await dialog.getByText(say('leads.consultation.error.email')).waitFor()
    await expectAccessible(page, 'the rest and its error')
  })

  test('in the audit: picked, searched, refined, calculated, explained', async () => {
    const find = await homeAppliances()
    const { page, say, open, forgive } = await visit({ language })
    forgive(/ERR_FAILED/)
    await open('/smart-solar-plan')
    for (const name of ['Refrigerator (single door)', 'Chest freezer (small)']) {
      await tick(page, nameIn(find(name), language))
    }
    await openEverything(page)
    await expectAccessible(page, 'every shelf and the method open')
    await page.getByRole('searchbox').fill('led')
    await expectAccessible(page, 'a search')
    await page.getByRole('searchbox').fill('qqqq')
    await expectAccessible(page, 'a search without a find')
    await page.getByRole('searchbox').fill('')
    const calculate = '**/api/smart-solar-plan/calculate'
    await page.route(calculate, (route) => route.abort())
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessible(page, 'a calculation that failed')
    await page.unroute(calculate)
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
    await openEverything(page)
    await expectAccessible(page, 'the result, explained')
    await page.getByRole('button', { name: say('sizing.result.modify') }).click()
    await page.getByRole('heading', { name: say('sizing.refine.title') }).waitFor()
    await expectAccessible(page, 'the second step')
  })

  test('in what no system can give, and in the recommendation test', async () => {
    const find = await homeAppliances()
    const { page, say, open } = await visit({ language })
    await open('/smart-solar-plan')
    const name = nameIn(find('Refrigerator (single door)'), language)
    await tick(page, name)
    await page.getByRole('spinbutton', { name: say('energy.quantity.label', { name }) }).fill('900')
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('heading', { name: say('sizing.noMatch.title') }).waitFor()
    await expectAccessible(page, 'no match')
    await open('/test-recommendation')
    await page.getByRole('button', { name: say('sizing.test.submit') }).click()
    await page.getByRole('heading', { name: say('sizing.need.title') }).waitFor()
    await expectAccessible(page, 'a recommendation')
  })

  test('where something did not arrive', async () => {
    const { page, say, open, forgive } = await visit({ language })
    forgive(/ERR_FAILED/)
    await open('/smart-solar-plan')
    await page.route('**/api/products?**', (route) => route.abort())
    await page.route('**/assets/consultation-dialog-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').locator('a[href="/products"]').click()
    await page.getByText(say('catalogue.list.error.title')).waitFor()
    await expectAccessible(page, 'products that did not arrive')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('shell.footer.expert') })
      .click()
    await page.getByText(say('shell.dialog.failed')).waitFor()
    await expectAccessible(page, 'a dialog that did not arrive')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})
