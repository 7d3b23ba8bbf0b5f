import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { phone, visits } from '../support/visit.ts'

const visit = visits()

const pages = [
  '/',
  '/products',
  '/products/2',
  '/smart-solar-plan',
  '/financing',
  '/eligibility',
  '/solutions',
  '/solutions/13',
  '/news',
  '/news/reading-an-electricity-bill',
  '/contact',
  '/solar-for',
  '/solar-for/fridge',
  '/solar-in/kano',
]

/** What sticks out of a page whose text is twice as large; what scrolls in a box of its own is in reach. */
function tooWide(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
}

/** What can be pressed or filled in, by its name and in order, as far as it has a place on the page. */
function controls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.offsetWidth > 1 && element.offsetHeight > 1)
    .map((element) => `${element.localName} ${element.getAttribute('href') ?? element.id} ${element.innerText.trim()}`)
}

/** Those of them that have no place any more; what the bar on top has no room for stands in the menu. */
const gone = (before: readonly string[], now: readonly string[]) =>
  before.filter((control) => !now.includes(control) && !control.startsWith('a https://wa.me/'))

test.each(languages)(
  'at twice the size of text nothing sticks out of a phone’s page or vanishes (%s)',
  async (language) => {
    const { page, open } = await visit({ language, viewport: phone })
    // As the browser's own setting does it: widths that are asked for in rem follow.
    const browser = await page.context().newCDPSession(page)
    const write = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
    for (const path of pages) {
      await write(16)
      await open(path)
      const there = await page.evaluate(controls)
      await write(32)
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await page.evaluate(tooWide), path).toEqual([])
      expect(gone(there, await page.evaluate(controls)), path).toEqual([])
    }
  },
)

test.each(languages)('the main buttons of every page stand on one line of a small phone (%s)', async (language) => {
  const { page, open } = await visit({ language, viewport: phone })
  expect(await page.evaluate(() => innerWidth)).toBe(360)
  for (const path of pages) {
    await open(path)
    const onTwoLines = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) :is(a, button).bg-sun')]
        .filter((button) => button.checkVisibility())
        .filter((button) => button.offsetHeight > Number.parseFloat(getComputedStyle(button).minHeight) + 1)
        .map(({ innerText }) => innerText),
    )
    expect(onTwoLines, path).toEqual([])
  }
})

/** The controls of a page that are one colour all over: there is nothing of them to be seen. */
async function blankControls(page: Page): Promise<string[]> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({
        html: element.outerHTML.slice(0, 160),
        box: element.getBoundingClientRect().toJSON() as DOMRect,
      }))
      .map(({ html, box }) => ({ html, x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height })),
  )
  const picture = sharp(await page.screenshot({ fullPage: true }))
  const { width: most, height: lowest } = await picture.metadata()
  const blank: string[] = []
  for (const { html, x, y, width, height } of places) {
    const box = { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) }
    const isInside = box.left >= 0 && box.top >= 0 && box.left + box.width <= most && box.top + box.height <= lowest
    if (!isInside || width < 4 || height < 4) continue
    const { channels } = await sharp(await picture.clone().extract(box).png().toBuffer()).stats()
    if (channels.every(({ stdev }) => stdev < 1)) blank.push(html)
  }
  return blank
}

test('with colours of the visitor’s own, no control vanishes, what is chosen and what can be pressed still look so', async () => {
  const { page, say, open } = await visit({ viewport: phone })
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/smart-solar-plan', '/financing', '/contact']) {
    await open(path)
    // What stands below moves as days and hours come.
    if (path === '/contact') await page.locator('input[name=slot]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await blankControls(page), path).toEqual([])
  }
  await open('/products')
  const look = (name: string) =>
    page
      .getByRole('list', { name: say('catalogue.list.filter') })
      .getByRole('link', { name, exact: true })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  expect(await look(say('catalogue.list.filter.all'))).not.toBe(await look(say('catalogue.list.filter.residential')))
  await open('/financing')
  const button = page.locator('main form [type=submit]')
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
})
