import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { plain } from '../support/shown-text.ts'
import { writePost } from '../support/site-posts.ts'
import { desk, visits } from '../support/visit.ts'
import { wordsOf } from '../support/words.ts'

const visit = visits()

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('a search from the top of any page finds products, articles and case studies, which lead on', async () => {
    const { page, say, open } = await visit({ viewport: desk, javaScriptEnabled })
    await open('/terms-of-use')
    const box = page.getByRole('banner').getByRole('searchbox', { name: say('shell.search') })
    await box.fill('baterie refrigerateur')
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.search') })
      .click()
    await page.waitForURL(/\/search\?q=baterie/)
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('searchbox').inputValue()).toBe('baterie refrigerateur')
    for (const kind of ['product', 'article', 'solution'] as const) {
      await main.getByRole('region', { name: say(`search.kind.${kind}`) }).waitFor()
    }
    await main.getByRole('link', { name: 'Ce que consomme vraiment un réfrigérateur' }).click()
    await page.waitForURL(/\/news\/what-a-fridge-really-uses$/)
  })

  test('a system that is found tells what it costs complete, as its card does, and what it runs', async () => {
    const { page, open } = await visit({ javaScriptEnabled })
    await open('/search?q=deye')
    const found = page.getByRole('main').getByRole('article').filter({ hasText: 'Deye Plus' })
    const told = plain(await found.innerText())
    expect(told).toMatch(/6 279 000 ₦ posé à Lagos/)
    expect(told).toMatch(/8 h sur batterie : frigo, congélateur, etc\./)
  })

  test('three of a kind are seen, the others open at a tap, and each kind is a tap away', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled })
    await open('/search?q=batterie')
    const kinds = page.getByRole('navigation', { name: say('search.jump') }).getByRole('link')
    expect((await kinds.allInnerTexts()).toSorted()).toEqual(['Articles 8', 'Produits 8', 'Réalisations 5'])
    const products = page.getByRole('region', { name: say('search.kind.product') })
    expect(await products.getByRole('article').count()).toBe(3)
    await products.getByText(say('search.more', { count: 5 })).click()
    await expect.poll(() => products.getByRole('article').count()).toBe(8)
    await kinds.filter({ hasText: say('search.kind.article') }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#found-article')
  })

  test('a need that has a page is found by what people call it', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled })
    await open('/search?q=frigo')
    const needs = page.getByRole('navigation', { name: say('search.needs') })
    await needs.getByRole('link', { name: 'IVEM 3024' }).waitFor()
    expect(plain(await needs.innerText())).toContain('1 874 500 ₦')
    await needs.getByRole('link', { name: 'réfrigérateur' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/solar-for/fridge')
  })

  test('a place that has a page is found by its name', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled })
    await open('/search?q=solaire+kano')
    const places = page.getByRole('navigation', { name: say('search.places') })
    await places.getByRole('link', { name: 'Kano' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/solar-in/kano')
  })

  test('what is not there is said, with ways on', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled })
    const response = await open('/search')
    expect(response?.status()).toBe(200)
    // Before anything is asked, what people look for stands under the field.
    const needs = page.getByRole('navigation', { name: say('typical.list.title') })
    expect(
      await needs
        .getByRole('link')
        .first()
        .evaluate((link) => link.getBoundingClientRect().top < 400),
    ).toBe(true)
    await page.getByRole('main').getByRole('searchbox').fill('xyzzyq')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.getByRole('heading', { name: say('search.empty', { question: 'xyzzyq' }) }).waitFor()
    // Below the ways on stand the needs that have a page, the last of which leads on, too.
    expect(await page.getByRole('main').locator('a[href^="/solar-for/"]').count()).toBeGreaterThan(5)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('search.audit') })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === '/smart-solar-plan')
  })
})

test('on a phone the box is in the menu; on a page to be read no app is fetched to search', async () => {
  const { page, say, open } = await visit()
  await open('/products')
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  const menu = page.getByRole('dialog', { name: say('shell.nav.menu') })
  await menu.getByRole('searchbox').fill('facture')
  await menu.getByRole('button', { name: say('shell.search') }).click()
  await page.waitForURL(/\/search\?q=facture$/)
  await page.getByRole('heading', { name: 'Lire sa facture' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('main').getByRole('searchbox').fill('Koudougou')
  await page.getByRole('main').getByRole('button').click()
  await page.waitForURL(/Koudougou$/)
  expect(asked.filter((path) => path.includes('/hydrate-'))).toEqual([])
})

test('the question stays when the language changes, and prices are those of the country', async () => {
  const { page, say, open } = await visit({ country: 'bf', viewport: desk })
  const english = await wordsOf('en')
  await open('/search?q=Bluetti')
  await page.getByRole('main').getByText('FCFA').first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: english('search.title') }).waitFor()
  await page.getByRole('heading', { name: english('search.kind.product') }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('Bluetti')
  await expect.poll(() => page.getByRole('main').getByText(say('search.all.product')).count()).toBe(0)
})

test.each(languages)('a page of results is no page to be found (%s)', async (language) => {
  const { page, say, open } = await visit({ language })
  const response = await open('/search?q=solar')
  expect([response?.status(), await page.title()]).toEqual([200, say('search.metaTitle', { brand: 'Rana Solar' })])
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('what staff publish is found at once, and a draft never', async () => {
  const { page, open } = await visit()
  await open('/search?q=zanzibarite')
  await expect.poll(() => page.getByRole('article').count()).toBe(0)
  await writePost({ slug: 'zanzibarite', title: 'La zanzibarite' })
  await writePost({ slug: 'zanzibarite-draft', title: 'La zanzibarite en brouillon', isPublished: false })
  await writePost({ slug: 'zanzibarite-later', title: 'La zanzibarite demain', publishedAt: 'tomorrow' })
  await page.reload()
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(['La zanzibarite'])
})

test.each(['%', '"', "'; drop table posts; --", '\u0000', '🙂', 'بطارية', '<script>', 'x'.repeat(10_000)])(
  'any question has a page: %.20j',
  async (question) => {
    const { page, say, open } = await visit()
    const response = await open(`/search?q=${encodeURIComponent(question)}`)
    expect(response?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: say('search.title') }).waitFor()
  },
)
