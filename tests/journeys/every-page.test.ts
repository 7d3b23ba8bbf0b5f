import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes, unlistedPaths } from '../../src/web/routes.ts'
import { crawlSite, formOf, isOneOfMany, isVariant, type CrawledPage, type Visited } from '../support/crawl-site.ts'
import { cloneTemplate, dropDatabase } from '../support/database.ts'
import { checkerFaults, hasJava, markupFaults } from '../support/markup-faults.ts'
import type { PageElement } from '../support/parsed-page.ts'
import { runSite } from '../support/site.ts'

/** A site that nobody else writes to: what is published in the middle of a look would be on half of its pages. */
let site: string
/** Hundreds of pages and their pictures are drawn for the first time. */
const patienceMs = 300_000
/** Not linked from a page, but asked for: by search engines, feed readers, and who mistypes. */
const missing = '/nothing-here'
const starts = [
  '/',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/energy-audit',
  '/financing-simulator',
  '/quotes',
  '/test-recommendation',
  missing,
]
const redirects = new Map([
  ['/energy-audit', 301],
  ['/financing-simulator', 301],
  ['/quotes', 301],
])

type Page = Visited & { readonly page: CrawledPage }

const attributeOf = (
  elements: readonly PageElement[],
  tag: string,
  is: Readonly<Record<string, string>>,
  name: string,
) =>
  elements
    .find(
      (element) =>
        element.tag === tag && Object.entries(is).every(([key, value]) => element.attributes.get(key) === value),
    )
    ?.attributes.get(name)
let stopSite = async () => {}
beforeAll(async () => {
  const databaseUrl = await cloneTemplate()
  const { url, stop } = await runSite({ DATABASE_URL: databaseUrl })
  site = url
  stopSite = async () => {
    await stop()
    await dropDatabase(databaseUrl)
  }
})
afterAll(() => stopSite())

const canonicalOf = ({ page }: Page) => attributeOf(page.elements, 'link', { rel: 'canonical' }, 'href')

/** Pages for a look at their markup: each in both languages and countries. */
const drawn = new Map<string, string>()

describe.each([
  // Every form of every page, once: in which language and country is in its address.
  { language: 'fr', country: 'cm', everything: true, markup: true },
  { language: 'fr', country: 'bf', everything: false, markup: false },
  { language: 'en', country: 'cm', everything: false, markup: false },
  { language: 'en', country: 'bf', everything: false, markup: true },
] as const)('in $language from $country', ({ everything, markup, ...visitor }) => {
  let visited: Visited[]
  /** What the site shows this visitor, each page once. */
  let pages: Page[]
  beforeAll(async () => {
    visited = await crawlSite(site, visitor, starts, everything)
    pages = visited
      .filter(({ page, status, address }) => page !== null && status === 200 && !address.startsWith('/api/'))
      .filter(({ url }) => !isVariant(url)) as Page[]
    if (!markup) return
    const looked = new Set<string>()
    for (const { address, url, page } of visited) {
      if (!page || isVariant(url) || address.startsWith('/api/') || isOneOfMany(address)) continue
      // Every product and article is looked at; of a page that is asked about each of them, one.
      const kind = url.search ? formOf(url) : address
      if (!looked.has(kind)) drawn.set(`${visitor.language} ${address}`, page.html)
      looked.add(kind)
    }
  }, patienceMs)

  test('every address that a page, the sitemap or the feed names answers', () => {
    const faults = visited.filter(({ address, status }) => {
      const path = address.split('?')[0] ?? ''
      return status !== (path === missing ? 404 : (redirects.get(path) ?? 200))
    })
    expect(faults.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([])
    const reached = new Set(pages.map(({ url }) => url.pathname))
    const own = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path)
    expect(own.filter((path) => !reached.has(path))).toEqual([])
    expect([...reached].filter((path) => /^\/(?:products|news|solutions)\//.test(path)).length).toBeGreaterThan(40)
  })

  test('the picture that a chat shows of a page is one', () => {
    const isPicture = (type: string) => /^image\/(?:png|jpeg)$/.test(type)
    const previews = visited.filter(({ url }) => url.pathname.startsWith('/og/'))
    expect(previews.filter(({ type }) => !isPicture(type))).toEqual([])
    // Those of one kind are drawn alike, and all of them for one visitor.
    const known = new Set(visited.filter(({ type }) => isPicture(type)).map(({ url }) => formOf(url)))
    const pictures = pages.map(({ page }) => attributeOf(page.elements, 'meta', { property: 'og:image' }, 'content'))
    const wrong = pictures.filter((picture) => {
      const url = new URL(picture ?? '', site)
      return url.origin !== site || !known.has(formOf(url))
    })
    expect(wrong).toEqual([])
  })

  test('every fragment is there', () => {
    const idsOf = new Map(
      visited.map(({ address, page }) => [
        address,
        new Set(page?.elements.map(({ attributes }) => attributes.get('id'))),
      ]),
    )
    const faults = pages.flatMap(({ address, page }) =>
      page.links
        .filter(
          ({ url }) =>
            url.origin === site && url.hash !== '' && !idsOf.get(url.pathname + url.search)?.has(url.hash.slice(1)),
        )
        .filter(({ url }) => !url.searchParams.has('lang'))
        .map(({ url }) => `${url.href} on ${address}`),
    )
    expect(faults).toEqual([])
  })

  test('nothing is loaded from another host', () => {
    const foreign = pages.flatMap(({ address, page }) =>
      page.links
        .filter(({ kind, url }) => kind === 'loaded' && url.origin !== site)
        .map(({ url }) => `${url.href} on ${address}`),
    )
    expect(foreign).toEqual([])
  })

  test('every page is in the visitor’s language, with one h1, its own address, and words that are no other’s', () => {
    const told = new Map<string, string>()
    for (const shown of pages) {
      const { address, url, page } = shown
      const { elements } = page
      expect([address, attributeOf(elements, 'html', {}, 'lang')]).toEqual([address, visitor.language])
      expect([address, elements.filter(({ tag }) => tag === 'h1').length]).toEqual([address, 1])
      const canonical = canonicalOf(shown)
      expect([address, canonical]).toEqual([address, site + url.pathname])
      const title = elements.find(({ tag }) => tag === 'title')?.text ?? ''
      const description = attributeOf(elements, 'meta', { name: 'description' }, 'content') ?? ''
      for (const words of [title, description]) {
        expect([address, words.length > 10]).toEqual([address, true])
        expect([words, told.get(words) ?? canonical]).toEqual([words, canonical])
        told.set(words, canonical ?? '')
      }
    }
  })

  test('the sitemap has every page that search engines may show, and no other', async () => {
    const isHidden = ({ page }: Page) => attributeOf(page.elements, 'meta', { name: 'robots' }, 'content') === 'noindex'
    const shown = new Set(pages.filter((page) => !isHidden(page)).map(({ url }) => url.pathname))
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
    const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname))
    expect([...shown].filter((path) => !listed.has(path) && !unlistedPaths.has(path))).toEqual([])
    expect([...listed].filter((path) => !shown.has(path))).toEqual([])
  })
})

test(
  'the markup of every page is right, of what is missing and of a refused form too',
  async () => {
    const body = new URLSearchParams({ email: '"><b>' })
    const refused = await fetch(`${site}/contact?lang=fr&country=cm`, { method: 'POST', body })
    const pages = new Map([...drawn, ['a refused message', await refused.text()]])
    const byChecker = (await hasJava()) ? await checkerFaults(pages) : []
    expect([...(await markupFaults(pages)), ...byChecker]).toEqual([])
  },
  patienceMs,
)
