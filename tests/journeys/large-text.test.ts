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

test.each(languages)('at twice the size of text nothing sticks out of a phone’s page (%s)', async (language) => {
  const { page, open } = await visit({ language, viewport: phone })
  // As the browser's own setting does it: widths that are asked for in rem follow.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of pages) {
    await open(path)
    expect(await page.evaluate(tooWide), path).toEqual([])
  }
})

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

test('with colours of the visitor’s own, what is chosen and what can be pressed still look so', async () => {
  const { page, say, open } = await visit({ viewport: phone })
  await page.emulateMedia({ forcedColors: 'active' })
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
