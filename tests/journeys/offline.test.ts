import { expect, inject, test } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { standBetween } from '../support/between.ts'
import { cloneTemplate, dropDatabase } from '../support/database.ts'
import { runSite } from '../support/site.ts'
import { answersToClicks, type Visit, visits } from '../support/visit.ts'
import { wordsOf } from '../support/words.ts'

const between = await standBetween(inject('siteUrl'))
const visit = visits(() => between.url)

/** The paths of the pages that the browser keeps. */
const keptPaths = ({ page }: Visit) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys()
    return kept.map(({ url }) => new URL(url).pathname).toSorted()
  })

/** Sees a page, until it is kept. The first one is, as soon as the worker that it brings has come. */
async function see(visitor: Visit, path: string) {
  await visitor.open(path)
  await expect.poll(() => keptPaths(visitor)).toContain(path)
}

/** A visitor who has seen the home page. */
async function acquainted(language: Language = 'fr') {
  const visitor = await visit({ language, keepsSite: true })
  visitor.forgive(/ERR_INTERNET_DISCONNECTED/)
  await see(visitor, '/')
  const { page } = visitor
  const heading = page.getByRole('heading', { level: 1 })
  const setOffline = (isOffline: boolean) => page.context().setOffline(isOffline)
  return { ...visitor, heading, setOffline }
}

test.each(languages)(
  'without a network the pages that were seen open and answer, by link too (%s)',
  async (language) => {
    const visitor = await acquainted(language)
    const { page, open, heading, setOffline } = visitor
    const headings: Record<string, string> = { '/': await heading.innerText() }
    for (const path of ['/smart-solar-plan', '/products', '/financing', '/faq']) {
      await see(visitor, path)
      headings[path] = await heading.innerText()
    }
    await setOffline(true)
    for (const [path, words] of Object.entries(headings)) {
      await open(`${path}?utm_source=chat`)
      expect(await heading.innerText()).toBe(words)
      await page.reload()
      await answersToClicks(page)
    }
    await page.locator('header a[href="/products"], footer a[href="/products"]').last().click()
    await page.waitForURL('/products')
    await expect.poll(() => heading.innerText()).toBe(headings['/products'])
  },
)

test.each(languages)(
  'a page that was never seen says what can be done, and opens with the network (%s)',
  async (language) => {
    const visitor = await acquainted(language)
    const { page, say, heading, setOffline } = visitor
    await see(visitor, '/products')
    await see(visitor, '/faq')
    await setOffline(true)
    await page.goto('/warranty')
    expect(await heading.innerText()).toBe(say('server.offline.title'))
    await page.getByRole('link', { name: say('server.offline.products') }).waitFor()
    // Never seen: it leads nowhere, and says why.
    expect(await page.getByRole('link', { name: say('server.offline.audit') }).count()).toBe(0)
    expect(await page.getByText(say('server.offline.unseen')).filter({ visible: true }).count()).toBe(2)
    expect(
      await page.locator('#seen a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${between.url}/faq`, `${between.url}/`])
    expect(await page.locator('.calls a').first().getAttribute('href')).toMatch(/^tel:\+\d+$/)
    await expectAccessible(page, 'the page for no network')
    await page.getByRole('link', { name: say('server.offline.products') }).click()
    await expect.poll(() => heading.innerText()).toBe(say('catalogue.list.title'))
    await page.goto('/warranty')
    await setOffline(false)
    await expect.poll(() => heading.innerText()).not.toBe(say('server.offline.title'))
    expect(await keptPaths(visitor)).toContain('/warranty')
  },
)

test('pages that were kept in another language, or with another country’s prices, are not shown', async () => {
  const { page, open, setOffline, heading, ...visitor } = await acquainted('fr')
  const english = await wordsOf('en')
  await see({ page, open, ...visitor }, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => heading.innerText()).toBe(english('catalogue.list.title'))
  await expect.poll(() => keptPaths({ page, open, ...visitor })).toEqual([])
  await see({ page, open, ...visitor }, '/products')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await open('/faq?country=bf')
  await expect.poll(() => keptPaths({ page, open, ...visitor })).not.toContain('/products')
  await setOffline(true)
  await page.goto('/products')
  expect(await heading.innerText()).toBe(english('server.offline.title'))
})

test('nothing is kept of the back office, of applications and of searches', async () => {
  const visitor = await acquainted()
  const { page, forgive, setOffline, heading, say } = visitor
  forgive(/40[14]/)
  for (const path of ['/admin/login', '/financing/applications/1', '/search?q=batterie']) await page.goto(path)
  await see(visitor, '/products')
  expect(await keptPaths(visitor)).toEqual(['/', '/products'])
  const answers = await page.evaluate(async () => (await (await caches.open('answers')).keys()).map(({ url }) => url))
  expect(
    answers.filter((url) => !/\/api\/(products|places|appliances|featured|typical|news|company)/.test(url)),
  ).toEqual([])
  await setOffline(true)
  await page.goto('/financing/applications/1')
  expect(await heading.innerText()).toBe(say('server.offline.title'))
  await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('what a hotspot answers in the place of the site is shown, and not kept', async () => {
  const visitor = await acquainted()
  const { page, heading, setOffline } = visitor
  await see(visitor, '/products')
  between.answer = (_path, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Wi-Fi</title><h1>Wi-Fi 500 F</h1>')
    return true
  }
  try {
    for (const path of ['/products', '/warranty']) {
      await page.goto(path)
      expect(await heading.innerText()).toBe('Wi-Fi 500 F')
    }
  } finally {
    between.answer = null
  }
  expect(await keptPaths(visitor)).toEqual(['/', '/products'])
  await setOffline(true)
  await page.goto('/products')
  await answersToClicks(page)
})

test('a new version drops the pages of the old one, and leaves the page that is open as it is', async () => {
  const visitor = await acquainted()
  const { page, say, heading, open } = visitor
  await see(visitor, '/products')
  await open('/smart-solar-plan')
  const search = page.getByRole('searchbox', { name: say('energy.picker.search') })
  await search.fill('frigo')
  between.changeHeaders = (headers) => ({ ...headers, ...('x-build' in headers && { 'x-build': 'the-next' }) })
  between.answer = (path, response) => {
    if (path !== '/worker.js') return false
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('// the next')
    return true
  }
  try {
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const next = registration.installing ?? registration.waiting
      await new Promise<void>((resolve) => {
        const settle = () => next?.state === 'installed' && resolve()
        next?.addEventListener('statechange', settle)
        settle()
      })
      return [next?.state, registration.waiting === next, navigator.serviceWorker.controller === registration.active]
    })
    expect(state).toEqual(['installed', true, true])
    expect(await search.inputValue()).toBe('frigo')
    const other = await page.context().newPage()
    await other.goto('/')
    await expect.poll(() => keptPaths({ ...visitor, page: other })).toEqual(['/'])
    await other.context().setOffline(true)
    await other.goto('/products')
    expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe(say('server.offline.title'))
    await other.goto('/')
    await answersToClicks(other)
    expect([await search.inputValue(), await heading.innerText()]).toEqual(['frigo', say('energy.audit.title')])
  } finally {
    between.changeHeaders = (headers) => headers
    between.answer = null
  }
})

test('switched off, it takes back what devices keep', async () => {
  const visitor = await acquainted()
  const { page, open } = visitor
  const databaseUrl = await cloneTemplate()
  const switchedOff = await runSite({ DATABASE_URL: databaseUrl, OFFLINE: 'off' })
  between.site = switchedOff.url
  try {
    await open('/products')
    const left = () =>
      page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()])
    await expect.poll(left).toEqual([[], []])
  } finally {
    between.site = inject('siteUrl')
    await switchedOff.stop()
    await dropDatabase(databaseUrl)
  }
})

test('a device that has no room for it is served as before', async () => {
  const { page, open } = await visit({ keepsSite: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: between.url, quotaSize: 1 })
  await open('/')
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/worker.js')
    return new Promise((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'installing' || resolve(installing.state))
    })
  })
  expect(end).toBe('redundant')
  await open('/products')
})
