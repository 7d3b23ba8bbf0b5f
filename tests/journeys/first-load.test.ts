import type { Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { formatFileSize } from '#i18n/format.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { languages } from '#kernel/language.ts'
import { budgetOf, weighedPaths, weightHeader } from '../../src/web/page-budgets.ts'
import { makeQuoteOver } from '../support/quotes.ts'
import { type Visit, desk, phone, visits } from '../support/visit.ts'

/** The most JavaScript that a first visit may load, in bytes as sent (brotli). */
const budget = 66 * 1024

const visit = visits()

/** The most that all of a first visit to home may load. */
const homeBudget = 120_000

/** Of pages that load the form of a window at once, or every system's sheet. */
const largestBudget = 95 * 1024

/** What a first visit loads: path, bytes on the wire, how it was packed. */
type Loaded = { path: string; type: string; bytes: number; packed: string }

/** Until the app has hydrated, everything that was asked for is here, and the idle page asks for nothing more. */
async function firstVisit({ page, open }: Visit, path: string): Promise<Loaded[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await open(path)
  let known: number
  do {
    known = requests.length
    for (const request of requests) await (await request.response())?.finished()
    await page.evaluate(idle)
  } while (requests.length > known)
  return Promise.all(
    requests.map(async (request) => {
      const [response, { responseBodySize }] = await Promise.all([request.response(), request.sizes()])
      const packed = response?.headers()['content-encoding'] ?? 'plain'
      const { pathname } = new URL(request.url())
      return { path: pathname, type: request.resourceType(), bytes: responseBodySize, packed }
    }),
  )
}

/** The browser has nothing to do, also once what waited for that has run; five seconds of work are enough of a wait. */
const idle = () =>
  new Promise<void>((resolve) => {
    const most = { timeout: 5000 }
    requestIdleCallback(() => requestIdleCallback(() => resolve(), most), most)
  })

const scriptsIn = (loaded: readonly Loaded[]) => loaded.filter(({ type }) => type === 'script')
const bytesOf = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0)

function expectScriptsWithin(loaded: readonly Loaded[], most: number) {
  const scripts = scriptsIn(loaded)
  expect(scripts.filter(({ packed }) => packed !== 'br')).toEqual([])
  expect(bytesOf(scripts)).toBeGreaterThan(10 * 1024)
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(most)
}

test.each(
  ['/products', '/products/2', '/smart-solar-plan', '/financing', '/eligibility'].flatMap((path) =>
    languages.map((language) => [path, language] as const),
  ),
)('the first visit to %s (%s) loads at most 66 KiB of JavaScript', async (path, language) => {
  expectScriptsWithin(await firstVisit(await visit({ language }), path), budget)
})

test.each(['/contact', '/compare'].flatMap((path) => languages.map((language) => [path, language] as const)))(
  'the first visit to %s (%s) loads at most 95 KiB of JavaScript',
  async (path, language) => {
    expectScriptsWithin(await firstVisit(await visit({ language }), path), largestBudget)
  },
)

test.each(languages)('the first visit to an application (%s) loads at most 66 KiB of JavaScript', async (language) => {
  const stranger = await visit({ language })
  stranger.forgive(/404/)
  expectScriptsWithin(await firstVisit(stranger, '/financing/applications/1'), budget)
})

test.each(languages)(
  'the first visit to a quote (%s) is for reading: less than 10 KiB of JavaScript',
  async (language) => {
    const visitor = await visit({ language })
    const { key } = await makeQuoteOver(visitor, 'cm')
    expect(bytesOf(scriptsIn(await firstVisit(visitor, `/quote/${key}`)))).toBeLessThan(10 * 1024)
  },
)

test('no page outgrows its weight, which its foot tells in words; who saves data fetches less', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(inject('siteUrl') + path, { headers })
    return { weight: Number(response.headers.get(weightHeader)), html: await response.text() }
  }
  const others = {
    '/products/2': '/products/:id',
    '/news/reading-an-electricity-bill': '/news/:slug',
    '/solar-in/kano': '/solar-in/:place',
  }
  const paths = [...weighedPaths.map((path) => [path, path] as const), ...Object.entries(others)]
  for (const [path, route] of paths) {
    for (const language of languages) {
      const { weight, html } = await ask(`${path}?lang=${language}`)
      expect([path, weight > 20_000, weight]).toEqual([path, true, Math.min(weight, budgetOf(route))])
      expect(html).toContain(serverText[language]('server.weight', { size: formatFileSize(weight, language) }))
    }
  }
  const { weight, html } = await ask('/', { 'save-data': 'on' })
  expect(html).toMatch(/<html lang="fr" data-saves-data>/)
  expect(
    [...html.matchAll(/<img [^>]*src="\/pictures\/[^>]*>/g)].filter(([image]) => image.includes('alt=""')),
  ).toEqual([])
  expect(weight).toBeLessThan((await ask('/')).weight - 15_000)
})

test('who saves data fetches no letters and no drawing that says nothing, on a page that works as any other', async () => {
  const { page, open, say } = await visit({ extraHTTPHeaders: { 'save-data': 'on' } })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open('/')
  await page
    .getByRole('link', { name: say('shell.nav.news') })
    .first()
    .hover({ force: true })
  await page.getByRole('button', { name: say('home.hero.audit') }).click()
  await page.getByRole('heading', { level: 1, name: say('energy.audit.title') }).waitFor()
  expect(fetched.filter((path) => /\.(?:woff2|svg|png|webp|avif)$/.test(path) && !/icon/.test(path))).toEqual([])
  expect(fetched.filter((path) => path.includes('/assets/news'))).toEqual([])
})

const homeVisits = languages.flatMap((language) => [
  { language, on: 'a phone', viewport: phone },
  { language, on: 'a desk', viewport: desk },
])

test.each(homeVisits)(
  'the first visit to the home page ($language, on $on) loads at most 66 KiB of JavaScript, 120 kB in all',
  async ({ language, viewport }) => {
    const loaded = await firstVisit(await visit({ language, viewport }), '/')
    expectScriptsWithin(loaded, budget)
    expect(bytesOf(loaded), JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(homeBudget)
  },
)
