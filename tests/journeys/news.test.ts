import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writePost } from '../support/site-posts.ts'
import { desk, visits } from '../support/visit.ts'

const visit = visits()
const cards = (page: Page) => page.locator('main li h2')

describe('without script', () => {
  test('the news is filtered by links, and an empty filter leads back', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled: false, language: 'en' })
    await open('/news')
    const all = await cards(page).count()
    expect(all).toBeGreaterThanOrEqual(8)
    await page
      .locator('main')
      .getByRole('link', { name: say('content.news.filter.news'), exact: true })
      .click()
    await page.waitForURL(/\/news\?type=news$/)
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    await page.getByRole('link', { name: say('content.news.filter.featured'), exact: true }).click()
    await page.getByText(say('content.news.empty')).waitFor()
    await page.getByRole('link', { name: say('content.news.reset') }).click()
    await page.waitForURL((url) => url.pathname + url.search === '/news')
  })

  test('an article is read, and leads to the evaluation of needs', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled: false })
    await open('/news')
    await cards(page).nth(1).getByRole('link').click()
    await page.waitForURL(/\/news\/[a-z-]+$/)
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(1_000)
    await page
      .locator('main')
      .getByRole('link', { name: say('content.call.audit') })
      .click()
    await page.waitForURL(/\/smart-solar-plan$/)
  })

  test('solutions are filtered by sector, and one leads to a quote', async () => {
    const { page, say, open } = await visit({ javaScriptEnabled: false })
    await open('/solutions')
    await page.getByRole('link', { name: say('content.sector.healthcare'), exact: true }).click()
    await page.waitForURL(/sector=healthcare$/)
    await expect.poll(() => cards(page).count()).toBe(1)
    await cards(page).getByRole('link').click()
    await page.getByRole('heading', { name: say('content.case.specifications') }).waitFor()
    await page
      .getByRole('link', { name: say('content.case.call.quote') })
      .first()
      .click()
    await page.waitForURL(/\/contact$/)
  })
})

test('beside an article on a desk stand its parts, of which the one that is read is marked; on a phone they are folded', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/news/what-a-fridge-really-uses')
  const parts = page.getByRole('navigation', { name: say('content.article.contents') })
  await expect.poll(() => parts.getByRole('link').count()).toBeGreaterThan(3)
  const third = parts.getByRole('link').nth(2)
  await third.click()
  await expect.poll(() => third.getAttribute('aria-current')).toBe('location')
  expect(await parts.locator('[aria-current]').count()).toBe(1)
  await page.getByRole('heading', { level: 2, name: await third.innerText() }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => parts.count()).toBe(0)
  await page.locator('summary', { hasText: say('content.article.contents') }).click()
  await expect.poll(() => page.locator('details').getByRole('link').count()).toBeGreaterThan(3)
})

test.each([
  ['/news/nothing', 'content.article.notFound.title'],
  ['/news/a%2Fb', 'content.article.notFound.title'],
  ['/news/%00', 'content.article.notFound.title'],
  ['/solutions/99', 'content.case.notFound.title'],
  ['/solutions/thirteen', 'content.case.notFound.title'],
] as const)('%s is not there, and says so', async (path, words) => {
  const { page, say, open, forgive } = await visit()
  forgive(/404/)
  expect((await open(path))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: say(words) }).waitFor()
})

test('an article travels once, with next to no script', async () => {
  const { page, open } = await visit()
  const html = await (await open('/news/choosing-a-battery'))?.text()
  const paragraph = /<p>([^<]{60,})<\/p>/.exec(html ?? '')?.[1]
  if (!paragraph) throw new Error('the article has no paragraph')
  expect(html?.split(paragraph)).toHaveLength(2)
  const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_096)
})

test('an article taken up by the app stays as it was drawn', async () => {
  const { page, say, open } = await visit()
  await open('/news/choosing-a-battery')
  // A style that the policy keeps out of the document is set by the app, as the style sheet had it.
  const drawnNow = async () =>
    (await page.locator('article').innerHTML()).replaceAll(/( data-style="([^"]*)") style="\2;"/g, '$1')
  const html = await drawnNow()
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  const menu = page.getByRole('dialog', { name: say('shell.nav.menu') })
  await menu.waitFor()
  expect(await drawnNow()).toBe(html)
  await menu.getByRole('link', { name: say('shell.nav.solutions') }).click()
  await page.getByRole('heading', { level: 1, name: say('content.solutions.title') }).waitFor()
  await cards(page).first().waitFor()
})

test('an article whose data does not arrive is still there, and taken up by the next press', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/news/choosing-a-battery')
  await page.route('**/api/posts/**', (route) => route.abort())
  const menu = page.getByRole('button', { name: say('shell.nav.open') })
  const failed = page.waitForEvent('requestfailed')
  await menu.click()
  await failed
  await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull()
  await page.locator('.prose h2').first().waitFor()
  await page.unroute('**/api/posts/**')
  await menu.click()
  await page.getByRole('dialog', { name: say('shell.nav.menu') }).waitFor()
})

test('a picture in an article that does not load leaves the emblem and its words', async () => {
  const { page, open, forgive } = await visit()
  forgive(/ERR_FAILED|404/)
  const content = 'Avant\n\n![Le toit](/pictures/sector-business.svg)\n\nAprès'
  await writePost({ slug: 'journey-picture', title: 'Une photo', content })
  await page.route('**/pictures/sector-business.svg', (route) => route.abort())
  await expect.poll(async () => (await open('/news/journey-picture'))?.status()).toBe(200)
  const picture = page.locator('.prose').getByRole('img', { name: 'Le toit' })
  // It fails once the browser has come to ask for it.
  const look = () =>
    picture.evaluate((img: HTMLImageElement) => ({
      isLoaded: img.naturalWidth > 0,
      instead: getComputedStyle(img, '::after').backgroundImage,
      hasRoom: img.offsetHeight >= 96 && img.offsetWidth >= 160,
    }))
  await expect
    .poll(look)
    .toEqual({ isLoaded: false, instead: expect.stringContaining('emblem.svg') as string, hasRoom: true })
})

test('a post of staff’s is there at once, without what could run; its video is fetched when it is asked for', async () => {
  const { page, say, open, forgive } = await visit()
  await open('/news')
  await writePost({
    slug: 'journey-video',
    title: 'Une vidéo',
    content: 'Corps <script>document.title = "bad"</script><b onclick="document.title = \'bad\'">gras</b>',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  })
  await expect.poll(async () => (await open('/news/journey-video'))?.status()).toBe(200)
  const player = 'https://www.youtube-nocookie.com/**'
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }))
  forgive(/another host: https:\/\/www\.youtube-nocookie\.com|sandbox/)
  forgive(/404/)
  await page.locator('.prose b').click()
  expect(await page.title()).toContain('Une vidéo')
  const asked = page.waitForRequest(/youtube-nocookie\.com\/embed\/abcdefghijk/)
  await page.getByRole('button', { name: say('content.video.play', { title: 'Une vidéo' }) }).click()
  await asked
  await page.frameLocator('iframe').getByText('video').waitFor()
})

test('a draft, and a post before its time, are nowhere', async () => {
  const { page, open, forgive } = await visit()
  forgive(/404/)
  await writePost({ slug: 'journey-draft', title: 'Un brouillon', isPublished: false })
  await writePost({ slug: 'journey-later', title: 'Pour demain', publishedAt: 'tomorrow' })
  await writePost({ slug: 'journey-now', title: 'Pour maintenant' })
  await expect.poll(async () => (await open('/news/journey-now'))?.status()).toBe(200)
  for (const slug of ['journey-draft', 'journey-later']) {
    expect((await open(`/news/${slug}`))?.status()).toBe(404)
    expect((await page.request.get(`/api/posts/${slug}`)).status()).toBe(404)
  }
  for (const path of ['/news', '/api/posts', '/feed.xml', '/sitemap.xml']) {
    expect(await (await page.request.get(path)).text()).not.toMatch(/journey-draft|journey-later/)
  }
})
