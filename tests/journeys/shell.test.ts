import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { desk, visits } from '../support/visit.ts'

const visit = visits()

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const current = (inside: Locator) => inside.locator('a[aria-current="page"]').allInnerTexts()
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** True where a finger on the middle of a control meets the control. */
const isReachable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(met)
  })

test('on a phone the menu slides in, marks where one is, and closes when an entry is chosen', async () => {
  const { page, say, open } = await visit()
  await open('/products/2')
  const opener = page.getByRole('button', { name: say('shell.nav.open') })
  await opener.click()
  const menu = page.getByRole('dialog', { name: say('shell.nav.menu') })
  await expect.poll(() => current(menu)).toEqual([say('shell.nav.products')])
  await expect.poll(() => menu.getByRole('navigation').getByRole('link').count()).toBe(8)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  await opener.click()
  await menu.getByRole('link', { name: say('shell.nav.home') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await menu.waitFor({ state: 'hidden' })
  await opener.click()
  await expect.poll(() => current(menu)).toEqual([say('shell.nav.home')])

  // Under its entries stand the next steps, all on one screen, and the country and the language.
  const chat = menu.getByRole('link', { name: say('shell.chat') })
  expect(await chat.getAttribute('target')).toBe('_blank')
  const english = menu.getByRole('link', { name: 'English' })
  expect(await isReachable(english)).toBe(true)
  await menu.getByRole('link', { name: 'Burkina Faso' }).click()
  await menu.waitFor({ state: 'hidden' })
  await opener.click()
  expect(await menu.getByRole('link', { name: say('shell.widget.call') }).getAttribute('href')).toBe('tel:+22625000101')
  await english.click()
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('a link is followed without a new document, and opens beside the page when that is asked for', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/')
  await page.evaluate(() => Object.assign(window, { isThisDocument: true }))
  const isThisDocument = () => page.evaluate(() => 'isThisDocument' in window)
  const products = page.getByRole('banner').getByRole('link', { name: say('shell.nav.products') })
  const others = () =>
    page
      .context()
      .pages()
      .filter((other) => other !== page)
  // A busy browser without a window now and then opens nothing at such a click: then it is pressed again.
  const press = async () => {
    await products.click({ modifiers: ['ControlOrMeta'] })
    return others().length
  }
  await expect.poll(press, { interval: 1_000 }).toBeGreaterThan(0)
  for (const beside of others()) {
    await beside.waitForURL('**/products')
    await beside.close()
  }
  expect(new URL(page.url()).pathname).toBe('/')
  await products.press('Enter')
  await page.getByRole('heading', { level: 1, name: say('catalogue.list.title') }).waitFor()
  expect([new URL(page.url()).pathname, await isThisDocument()]).toEqual(['/products', true])
  // To where one is already: no second entry for Back to leave.
  const entries = await page.evaluate(() => history.length)
  await products.click()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await isThisDocument()).toBe(true)
})

test.each(languages)('the header fits the smallest phone (%s)', async (language) => {
  const { page, say, open } = await visit({ language, viewport: { width: 320, height: 568 } })
  await open('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await isReachable(page.getByRole('button', { name: say('shell.nav.open') }))).toBe(true)
})

test('on a wide screen the entries stand in the header', async () => {
  const { page, say, open } = await visit({ language: 'en', viewport: desk })
  await open('/products/2')
  const navigation = page.getByRole('navigation', { name: say('shell.nav.label') })
  expect(await navigation.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Products',
    'Evaluate my needs',
    'Financing',
    'Eligibility',
    'Solutions',
    'News',
  ])
  expect(await current(navigation)).toEqual(['Products'])
  await expect.poll(() => page.getByRole('button', { name: say('shell.nav.open') }).isVisible()).toBe(false)
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => current(navigation)).toEqual(['Home'])
})

test.each(languages)('an unknown path is a page of its own, with status 404 (%s)', async (language) => {
  const { page, say, open, forgive } = await visit({ language })
  forgive(/404/)
  const response = await open('/no/such/page')
  expect(response?.status()).toBe(404)
  await page
    .getByRole('heading', { level: 1, name: { fr: say('content.notFound.title'), en: '404 Page Not Found' }[language] })
    .waitFor()
  if (language === 'en')
    await page.getByText('The page you are looking for does not exist or has been moved.').waitFor()
  await page.getByRole('link', { name: say('content.notFound.home') }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('every page starts at its top', async () => {
  const { page, say, open } = await visit()
  await open('/products')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(500)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.home') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('nothing in the header covers the name of the company on a phone', async () => {
  const { page, say, open } = await visit()
  await open('/')
  const banner = page.getByRole('banner')
  const name = await banner
    .getByRole('link', { name: say('shell.logo', { brand: 'Rana Solar' }) })
    .getByText('Rana Solar')
    .boundingBox()
  const chat = await banner.getByRole('link', { name: say('shell.chat') }).boundingBox()
  const isWhole = await banner.getByText('Rana Solar').evaluate((words) => words.scrollWidth <= words.clientWidth)
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
  expect(isWhole).toBe(true)
})

test('the tooltip comes after a rest of the pointer, at once with the keyboard, and goes with Escape', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/')
  const chat = page.getByRole('banner').getByRole('link', { name: say('shell.chat') })
  const tooltip = page.getByRole('tooltip', { name: say('shell.chat.hint') })
  const start = performance.now()
  await chat.hover()
  await tooltip.waitFor()
  expect(performance.now() - start).toBeGreaterThan(600)
  await page.keyboard.press('Escape')
  await tooltip.waitFor({ state: 'detached' })
  await page.mouse.move(0, 400)
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link')
    .last()
    .focus()
  await page.keyboard.press('Tab')
  expect(await isFocused(chat)).toBe(true)
  await tooltip.waitFor()
})

test('on a phone nothing floats over the steps of the audit, and on a desk help stands beside the content', async () => {
  const find = await homeAppliances()
  const { page, say, open } = await visit({ language: 'en' })
  await open('/smart-solar-plan')
  await tick(page, find('Refrigerator (single door)').nameEn)
  const onward = page.getByRole('button', { name: 'Continue' })
  await expect.poll(() => isReachable(onward)).toBe(true)
  await onward.click()
  await page.getByRole('button', { name: 'Modify my selection' }).click()
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.waitFor()
  // It comes into view smoothly.
  await expect.poll(() => isReachable(calculate)).toBe(true)
  const help = page.locator('summary', { hasText: say('shell.widget.open') })
  expect(await help.isVisible()).toBe(false)

  // Where the bar has all entries there is no menu that would have it.
  await page.setViewportSize({ width: 1120, height: 800 })
  expect(await help.isVisible()).toBe(true)
  await page.setViewportSize(desk)
  const [inside, button] = [
    await page.getByRole('main').locator('.container').first().boundingBox(),
    await help.boundingBox(),
  ]
  expect((inside?.x ?? 0) + (inside?.width ?? 0) - 24).toBeLessThanOrEqual(button?.x ?? 0)
  await help.click()
  const widget = page.getByRole('complementary', { name: say('shell.widget.title') })
  const chat = widget.getByRole('link', { name: say('shell.chat') })
  expect(await chat.getAttribute('target')).toBe('_blank')
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain(await page.title())
  expect(await widget.getByRole('link', { name: say('shell.widget.call') }).getAttribute('href')).toBe(
    'tel:+2348000000101',
  )
  await open('/')
  await help.click()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: say('shell.nav.audit') })
    .click()
  await page.waitForURL((url) => url.pathname === '/smart-solar-plan')
})
