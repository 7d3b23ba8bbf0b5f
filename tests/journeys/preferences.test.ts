import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visits } from '../support/visit.ts'
import { wordsOf } from '../support/words.ts'

const visit = visits()

/** What the server sends for a path, before any script runs. */
async function firstBytes(
  path: string,
  cookie = '',
): Promise<{ language: string; title: string; description: string }> {
  const html = await (await fetch(inject('siteUrl') + path, { headers: { cookie } })).text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    language: find(/<html lang="(\w+)">/),
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)">/),
  }
}

/** What the browser keeps of the visitor's choices: in cookies, and in local storage. */
async function kept(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = (name: string) => cookies.find((entry) => entry.name === name)?.value
  const storage = await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('country')])
  return { cookies: [cookie('language'), cookie('country')], storage }
}

const shownLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)
const countryBar = (page: Page) => page.locator('details', { hasText: 'Burkina Faso' }).first()

test('the first byte speaks French, or the language of the cookie, or of the address', async () => {
  expect(await firstBytes('/products')).toMatchObject({ language: 'fr' })
  expect(await firstBytes('/products', 'language=en')).toMatchObject({ language: 'en' })
  expect(await firstBytes('/products?lang=fr', 'language=en')).toMatchObject({ language: 'fr' })
  expect(await firstBytes('/products', 'language=xx; country=zz')).toEqual(await firstBytes('/products'))
})

test.each(['/', '/products', '/products/2', '/smart-solar-plan'])(
  'title and description of %s are those of the language and the country',
  async (path) => {
    const variants = ['cm', 'bf'].flatMap((country) => ['fr', 'en'].map((lang) => `?lang=${lang}&country=${country}`))
    const heads = await Promise.all(variants.map((query) => firstBytes(path + query)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(4)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(4)
  },
)

test('the language is switched in place, kept, and drawn by the server at the next visit', async () => {
  const { page, open } = await visit()
  const english = await wordsOf('en')
  await open('/products')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: english('catalogue.list.title') }).waitFor()
  expect(await shownLanguage(page)).toBe('en')
  expect(await page.title()).toContain('Nigeria')
  expect(await kept(page)).toMatchObject({ cookies: ['en', undefined], storage: ['en', null] })
  const response = await open('/')
  expect(await response?.text()).toContain('<html lang="en">')
  expect(await shownLanguage(page)).toBe('en')
})

test('the country is chosen in the bar on top, kept, and changes prices and phone', async () => {
  const { page, open } = await visit()
  await open('/products')
  const phone = page.getByRole('banner').locator('a[href^="tel:"]')
  expect(await phone.getAttribute('href')).toBe('tel:+2348000000101')
  await countryBar(page).locator('summary').click()
  await countryBar(page).getByRole('link', { name: 'Burkina Faso' }).click()
  await page.getByText('525 000 FCFA').waitFor()
  expect(await phone.getAttribute('href')).toBe('tel:+22625000101')
  expect(await kept(page)).toMatchObject({ cookies: [undefined, 'bf'], storage: [null, 'bf'] })
  const response = await open('/products')
  expect(await response?.text()).toContain('525 000 FCFA')
})

test('an address may carry both choices, and they stay', async () => {
  const { page, open } = await visit()
  await open('/products?lang=en&country=bf')
  expect(await kept(page)).toMatchObject({ cookies: ['en', 'bf'], storage: ['en', 'bf'] })
  await open('/products')
  expect(await shownLanguage(page)).toBe('en')
  await page.getByText('525 000 FCFA').waitFor()
})

test('where the cookie is gone and the storage is not, the choice comes back, on a page to be read too', async () => {
  const { page, open } = await visit({ language: 'en' })
  await open('/products?lang=en&country=bf')
  for (const path of ['/products', '/news']) {
    await page.context().clearCookies()
    // The page asks for itself again, in the language that was kept.
    await page.goto(path)
    await expect.poll(() => shownLanguage(page)).toBe('en')
    await expect.poll(() => kept(page)).toMatchObject({ cookies: ['en', 'bf'] })
    await page.getByText('+226 25 00 01 01').first().waitFor()
  }
})

test('a browser in English is offered English once', async () => {
  const { page, open, say } = await visit({ browserLanguage: 'en-GB' })
  await open('/')
  const offer = page.getByText('This site is also available in English.')
  await offer.waitFor()
  const area = await page.locator('#language-hint').boundingBox()
  const bar = await page.getByRole('main').boundingBox()
  expect([(area?.x ?? -1) >= 0, (area?.y ?? 0) + (area?.height ?? 0) < (bar?.y ?? 0)]).toEqual([true, true])
  await page.getByRole('button', { name: say('shell.hint.refuse') }).click()
  await offer.waitFor({ state: 'hidden' })
  await open('/products')
  await expect.poll(() => offer.isVisible()).toBe(false)
  expect(await shownLanguage(page)).toBe('fr')
})

test('the offer, taken, changes the language and does not come back', async () => {
  const { page, open } = await visit({ browserLanguage: 'en-GB' })
  await open('/')
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect.poll(() => shownLanguage(page)).toBe('en')
  await open('/products')
  expect(await shownLanguage(page)).toBe('en')
  await expect.poll(() => page.getByText('Ce site existe aussi en français.').isVisible()).toBe(false)
})

test('a browser in French is offered nothing', async () => {
  const { page, open } = await visit()
  await open('/')
  await expect.poll(() => page.getByText('This site is also available in English.').isVisible()).toBe(false)
})
