import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jpegFile } from '../support/sample-files.ts'
import { desk, type Visit, visits } from '../support/visit.ts'

const visit = visits()

/** Opens the form for an expert from the foot of the page. */
async function askExpert({ page, say }: Visit) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.footer.expert') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('leads.consultation.title') })
  await dialog.waitFor()
  return { dialog, firstName: dialog.getByLabel(say('leads.consultation.label.firstName'), { exact: true }) }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** What the keyboard could reach behind the open window. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const able = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    return [...document.querySelectorAll(able)]
      .filter((element) => !element.closest('[aria-modal], [inert]') && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 80))
  })

test('the phone’s Back closes a window and nothing else; Forward brings nothing back', async () => {
  const visitor = await visit()
  const { page, say, open } = visitor
  await open('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.products') })
    .click()
  // What the systems run comes last, and moves what is below it.
  await page
    .locator('#content li')
    .getByText(/sur batterie/)
    .first()
    .waitFor()
  const { dialog, firstName } = await askExpert(visitor)
  await firstName.fill('Salimata')
  const place = await scrolled(page)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect([new URL(page.url()).pathname, await scrolled(page)]).toEqual(['/products', place])
  const windowsOpen = () => page.evaluate(() => (history.state as { windows?: number }).windows ?? 0)
  await page.goForward()
  await expect.poll(windowsOpen).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Closed by its own button it leaves nothing to step over.
  const again = await askExpert(visitor)
  expect(await again.firstName.inputValue()).toBe('Salimata')
  await again.dialog.getByRole('button', { name: say('shell.dialog.close') }).click()
  await again.dialog.waitFor({ state: 'detached' })
  await expect.poll(windowsOpen).toBe(0)
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('one window after the other: Back closes the one that is open', async () => {
  const { page, say, open } = await visit()
  await open('/')
  await open('/products')
  const card = page.locator('#content li').filter({ hasText: '₦' }).first()
  await card.getByRole('button', { name: /aperçu/i }).click()
  const quickView = page.getByRole('dialog')
  await quickView.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const order = page.getByRole('dialog', { name: say('leads.order.title') })
  await order.waitFor()
  await page.goBack()
  await order.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/products')
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('a window that a reload closed is no step back', async () => {
  const visitor = await visit()
  const { page, open } = visitor
  await open('/')
  await open('/products')
  await askExpert(visitor)
  await page.reload()
  await expect.poll(() => page.evaluate(() => (history.state as { windows?: number } | null)?.windows ?? 0)).toBe(0)
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('the menu of a phone closes by Back', async () => {
  const { page, say, open } = await visit()
  await open('/products')
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  const menu = page.getByRole('dialog', { name: say('shell.nav.menu') })
  await menu.waitFor()
  await page.goBack()
  await expect.poll(() => menu.isVisible()).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/products')
})

test('behind a window nothing is in reach, but for messages: F8 leads to one, and it is spoken', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/contact')
  await page.getByRole('button', { name: say('contact.job.action') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.job.title') })
  await dialog.waitFor()
  expect(await reachable(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpegFile() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  const news = page.getByRole('listitem').filter({ hasText: say('leads.job.cv.wrongType.title') })
  await news.waitFor()
  await page.keyboard.press('F8')
  const area = page.getByRole('region', { name: say('shell.toast.region', { hotkey: 'F8' }) })
  await expect.poll(() => area.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await dialog.isVisible()).toBe(true)
  await news.getByRole('button', { name: say('shell.toast.close') }).click()
  await news.waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
})

test.each(['/products', '/privacy-policy'])(
  'help and the choice of a country close by Escape and by a press elsewhere (%s)',
  async (path) => {
    const { page, say, open } = await visit({ viewport: desk })
    await open(path)
    const menus = [
      page.locator('details').filter({ hasText: say('shell.widget.open') }),
      page.locator('details').filter({ hasText: say('shell.country.change') }),
    ]
    for (const menu of menus) {
      const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open)
      await menu.locator('summary').click()
      expect(await isOpen()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await isOpen()).toBe(false)
      expect(await menu.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(true)
      await menu.locator('summary').click()
      await page.locator('h1').click()
      expect(await isOpen()).toBe(false)
    }
  },
)
