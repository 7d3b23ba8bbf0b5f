import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

const product = (page: Page, name: string) => page.locator('label').filter({ hasText: name })
const calculate = (page: Page) => page.locator('main form [type=submit]').filter({ visible: true })
const plan = (page: Page) => page.locator('[data-plan]')
const rows = (page: Page) => plan(page).locator('tbody tr:visible')

test.each(languages)('a visitor sees what a system costs a month, and changes their mind (%s)', async (language) => {
  const { page, say, open } = await visit({ language })
  await open('/financing')
  await expectAccessible(page, 'nothing chosen')
  // Until one is chosen the month is an example's, by its name, of a system alone.
  const example = { name: 'Power M 3kVA / 5kWh', monthly: '151 667 ₦' }
  const month = [example.name, say('simulator.cost.monthly', { amount: example.monthly }), say('shell.withoutPanels')]
  await page.locator('main form [aria-live=polite]', { hasText: month.join(', ') }).waitFor()

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await page.getByRole('button', { name: say('simulator.choose.one') }).click()
  await expect.poll(focused).toBe('productId')
  await calculate(page).focus()
  await calculate(page).click()
  await page.getByText(say('simulator.noProduct.text')).first().waitFor()
  expect(await focused()).toBe('productId')

  // The likely ones, each also with what it costs installed.
  await expect.poll(() => page.getByRole('radio').count()).toBe(4)
  await page.getByText(say('simulator.installed', { amount: '3 795 000 ₦' })).waitFor()

  // Of many, those of a name; then the chosen one alone.
  const search = page.getByRole('searchbox', { name: say('simulator.choose.search') })
  // What is sold under two names stands once, and tells what a month costs.
  await product(page, 'Power M 6kVA / 10kWh')
    .getByText(say('simulator.cost.monthly', { amount: '285 833 ₦' }))
    .waitFor()
  expect(await product(page, 'Power M Plus').count()).toBe(0)
  // Each name finds it.
  await search.fill('power m plus')
  await page.getByRole('radio', { name: /^Power M Plus/ }).waitFor({ state: 'attached' })
  await search.fill('déye')
  await expect.poll(() => page.getByRole('radio').count()).toBe(3)
  await search.fill('windmill')
  await page.getByText(say('simulator.choose.noneFound', { words: 'windmill' })).waitFor()
  await search.fill('')
  await page.getByRole('button', { name: say('simulator.choose.all', { count: 21 }) }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('productId')
  await product(page, 'Deye Plus').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: say('simulator.choose.onlySelected') }).click()
  await page.getByRole('button', { name: say('simulator.choose.others'), exact: true }).waitFor()
  await expect.poll(() => page.getByRole('radio').count()).toBe(1)
  await page.getByText(say('simulator.downPayment.amount', { amount: '1 050 000 ₦', total: '3 500 000 ₦' })).waitFor()
  // What it costs installed, a month too, as the catalogue said.
  const scope = page.getByRole('region', { name: say('simulator.scope') })
  await scope.getByRole('button', { name: say('simulator.cost.monthly', { amount: '366 275 ₦' }) }).waitFor()

  await calculate(page).click()
  await plan(page)
    .getByRole('heading', { name: say('plan.title') })
    .waitFor()
  await page.waitForURL('/financing?productId=2&down=30&months=12')
  await plan(page)
    .getByText(say('plan.income.above', { income: '680 556 ₦' }))
    .waitFor()
  await expect.poll(() => rows(page).count()).toBe(4)
  await page.getByRole('button', { name: say('plan.schedule.expand', { count: 13 }) }).click()
  await expect.poll(() => rows(page).count()).toBe(13)
  await expect.poll(() => rows(page).last().innerText()).toContain('204 163 ₦')
  await expectAccessible(page, 'a plan')
  await page.getByRole('button', { name: say('plan.schedule.collapse') }).click()
  await expect.poll(() => rows(page).count()).toBe(4)
  expect(
    await page
      .getByRole('link', { name: say('plan.schedule.eligibility') })
      .last()
      .getAttribute('href'),
  ).toBe('/eligibility?productId=2&down=30&months=12')

  // What the income does not carry in a year it may in two: one tap.
  await plan(page)
    .getByRole('link', { name: say('plan.income.longest', { months: 24, income: '340 277 ₦' }) })
    .click()
  await page.waitForURL('/financing?productId=2&down=30&months=24')
  await plan(page)
    .getByText(say('plan.income.above', { income: '340 276 ₦' }))
    .waitFor()

  // The plan follows its sliders in place, as its address does.
  await page.getByRole('slider').last().press('ArrowLeft')
  await plan(page).getByText('106 522 ₦', { exact: true }).first().waitFor()
  await page.waitForURL('/financing?productId=2&down=30&months=23')
  await page.getByRole('button', { name: say('plan.schedule.expand', { count: 24 }) }).waitFor()
  const spoken = page.locator('main form [aria-live=polite]')
  await spoken.getByText(say('simulator.cost.monthly', { amount: '106 522 ₦' })).waitFor()

  const months = page.getByRole('spinbutton').last()
  await months.fill('0')
  await months.press('Enter')
  await plan(page).getByText(say('plan.monthlyPayment.none')).waitFor()
  await spoken.getByText(say('simulator.cost.inFull', { amount: '3 500 000 ₦' })).waitFor()
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.each(languages)(
  'with a system, a phone shows the down payment at once, also from the audit (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    await open('/financing?productId=1&fromAudit=true')
    await page.getByText(say('simulator.fromAudit')).waitFor()
    const slider = page.getByRole('slider').first()
    // Nothing lies over it.
    const isSeen = await slider.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === shown
    })
    expect(isSeen).toBe(true)
    await expectAccessible(page, 'a system is chosen')
  },
)

test.each(languages)('what a system costs installed is paid by the same sliders, as a quote (%s)', async (language) => {
  const { page, say, open } = await visit({ language })
  await open('/financing?productId=2')
  // Beside the sliders: what the price includes.
  await page.getByText(say('simulator.parts.not')).waitFor()
  await page.getByRole('slider').last().press('End')
  const scope = page.getByRole('region', { name: say('simulator.scope') })
  await scope.getByRole('button', { name: say('simulator.cost.monthly', { amount: '183 138 ₦' }) }).click()
  await page.waitForURL(/\/financing\?productId=2&down=30&months=24&quote=\w{16}/)
  await plan(page).getByText('183 138 ₦', { exact: true }).first().waitFor()
  await plan(page)
    .getByRole('link', { name: /QUO-\d+/ })
    .waitFor()
  await expectAccessible(page, 'a plan of what is installed')
  await scope.getByRole('link', { name: say('simulator.scope.alone') }).click()
  await page.waitForURL('/financing?productId=2&down=30&months=24')
  await plan(page).getByText('102 083 ₦', { exact: true }).first().waitFor()
})

test.each(languages)(
  'a link opens the simulator on what a system costs installed, which a reload keeps (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    await open('/products/2')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('catalogue.detail.finance') })
      .first()
      .click()
    await page.waitForURL('/financing?productId=2&installed=true')
    const scope = page.getByRole('region', { name: say('simulator.scope') })
    const chosen = scope.locator('[aria-current=true]')
    await chosen.getByText(say('simulator.cost.monthly', { amount: '366 275 ₦' })).waitFor()
    await page.reload()
    await chosen.getByText(say('simulator.cost.monthly', { amount: '366 275 ₦' })).waitFor()
    const spoken = page.locator('main form [aria-live=polite]')
    await page.getByRole('slider').last().press('End')
    await spoken.getByText(say('simulator.cost.monthly', { amount: '183 138 ₦' })).waitFor()
    await page.getByText(say('simulator.parts.panels', { panels: 14, panelPowerW: 550 })).waitFor()
    await expectAccessible(page, 'the installed price')
    // Its price is held by a quote, of which the plan is.
    await calculate(page).click()
    await page.waitForURL(/\/financing\?productId=2&down=30&months=24&quote=\w{16}$/)
    await plan(page).getByText('183 138 ₦', { exact: true }).first().waitFor()
    await plan(page)
      .getByRole('link', { name: /QUO-\d+/ })
      .waitFor()
  },
)

test('a shared link shows its plan again, in its country’s money', async () => {
  const { page, say, open } = await visit({ country: 'bf' })
  const [core] = (await (await page.request.get('/api/products?country=bf')).json()) as { id: number; price: number }[]
  await open(`/financing?productId=${core?.id}&down=10&months=24&country=bf`)
  await plan(page)
    .getByRole('heading', { name: say('plan.title') })
    .waitFor()
  await expect.poll(() => plan(page).innerText()).toMatch(/FCFA\s+[\d ]+,\d\d EUR/)
  await expect.poll(() => rows(page).count()).toBe(4)
})

test('a product without a price in the country is explained, and an expert is at hand', async () => {
  const { page, say, open } = await visit({ country: 'bf', language: 'en' })
  await open('/financing?productId=2&fromAudit=true')
  await page.getByText(say('simulator.notOffered.onRequest.title')).waitFor()
  await expect.poll(() => page.getByRole('radio').count()).toBe(7)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('simulator.expert') })
    .click()
  await page.getByRole('dialog', { name: 'Talk to a Solar Expert' }).waitFor()
})

test('a calculation that does not arrive says so, keeps what was chosen, and is tried again', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await open('/financing?productId=2')
  await page.route('**/api/financing/calculate', (route) => route.abort())
  await calculate(page).click()
  await page.getByRole('alert').getByText('Calculation Error').waitFor()
  await page.getByText('There was a problem calculating the financing options. Please try again.').nth(1).waitFor()
  await page.unroute('**/api/financing/calculate')
  await page.getByRole('button', { name: say('simulator.retry') }).click()
  await page.waitForURL('/financing?productId=2&down=30&months=12')
  await plan(page).waitFor()
  await expect.poll(() => rows(page).count()).toBe(4)
})

test('a price that changed meanwhile is told, and the plan is calculated at the right one when asked', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/409/)
  // What this visitor's browser has of the catalogue is older than the server's.
  let isOld = true
  await page.route('**/api/products?country=cm', async (route) => {
    if (!isOld) return route.continue()
    const shown = (await (await route.fetch()).json()) as { id: number; price: number }[]
    await route.fulfill({ json: shown.map((kit) => (kit.id === 2 ? Object.assign(kit, { price: 3_400_000 }) : kit)) })
  })
  await open('/smart-solar-plan')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.financing') })
    .click()
  await page.getByRole('main').getByRole('searchbox').fill('deye plus')
  await product(page, 'Deye Plus').click()
  // Not by taking the route away: what the page fetches at that moment, the code of the plan, would never arrive.
  isOld = false
  await calculate(page).click()
  await page.getByText('Deye Plus was shown at 3 400 000 ₦; its price is now 3 500 000 ₦.').waitFor()
  await expect.poll(() => plan(page).count()).toBe(0)
  await page.getByRole('button', { name: say('simulator.priceChanged.recalculate') }).click()
  await plan(page).getByText('204 167 ₦').first().waitFor()
})

test('what was looked at last is offered first', async () => {
  const { page, open } = await visit()
  await open('/products/2')
  await open('/financing')
  await expect.poll(() => page.locator('main form fieldset label').first().innerText()).toContain('Deye Plus')
})

test('who changes country keeps what was chosen, at that country’s prices, and is told', async () => {
  const { page, say, open } = await visit({ country: 'bf', language: 'en' })
  await open('/financing?productId=18')
  const months = page.getByRole('spinbutton').last()
  await months.fill('9')
  await months.press('Enter')
  await plan(page)
    .getByRole('heading', { name: say('plan.title') })
    .waitFor()
  expect(await plan(page).innerText()).toContain('FCFA')
  const bar = page.locator('details').filter({ hasText: say('shell.country.change') })
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Nigeria' }).click()
  await page.getByText(say('simulator.moved')).first().waitFor()
  await expect.poll(() => plan(page).innerText()).toMatch(/₦/)
  await expect.poll(() => rows(page).count()).toBe(4)
  await page.waitForURL(/productId=18&down=30&months=9/)
  expect(await months.inputValue()).toBe('9')
})
