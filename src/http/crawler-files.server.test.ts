import { expect, test, vi } from 'vitest'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { testApi } from '../../tests/support/api.ts'
import { listedBuiltInPosts } from '#business/posts/built-in-posts.server.ts'
import { crawlerFiles } from './crawler-files.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { knowing } from '../../tests/support/known-content.ts'

const { services, pool } = await testApi()
const { publicUrl } = services.settings
const { cache } = services
const site = crawlerFiles(services)

test('crawlers are told what is no page and where the pages are', async () => {
  const response = await site.request('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})

test('the sitemap has every product and every page to be found, in both languages, and nothing of one visitor', async () => {
  const response = await site.request('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  const xml = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(listed.filter((address) => /\/products\/\d+\?lang=fr$/.test(address))).toHaveLength(
    demoCatalogue.products.length,
  )
  for (const path of ['/', '/products', '/about', '/contact', '/privacy-policy']) {
    expect(listed).toContain(`${publicUrl}${path}?lang=fr`)
    expect(listed).toContain(`${publicUrl}${path}?lang=en`)
  }
  expect(listed.filter((address) => /test-recommendation|applications|\/:/.test(address))).toEqual([])
  expect(xml.match(/<lastmod>/g)).not.toBeNull()
})

test.each(['products', 'posts', 'solutions'] as const)('it is rendered once until %s change', async (topic) => {
  await site.request('/sitemap.xml')
  expect(cache.peek('sitemap')).toBeDefined()
  cache.drop(topic)
  expect(cache.peek('sitemap')).toBeUndefined()
})

test.each([
  ['/feed.xml', 'fr'],
  ['/feed.xml?lang=en', 'en'],
  ['/feed.xml?lang=de', 'fr'],
] as const)('%s is the feed of every post in %s, whatever was asked before', async (path, language) => {
  const response = await site.request(path)
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await response.text()
  expect(xml).toContain(`<language>${language}</language>`)
  expect(xml.match(/<item>/g)).toHaveLength(listedBuiltInPosts.length)
})

test('while the database does not answer, what is told is kept by nobody', async () => {
  const alone = knowing(services, { 'catalogue cm': [] })
  const error = vi.spyOn(services.log, 'error').mockReturnValue()
  const down = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never)
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const response = await crawlerFiles(alone).request(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  }
  for (const key of ['sitemap', 'feed fr']) expect(alone.cache.peek(key)).toBeUndefined()
  down.mockRestore()
  error.mockRestore()
})

test('who has found a weakness is told whom to write to, for longer than a month and less than a year', async () => {
  const response = await site.request('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trim().split('\n')
  const told = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
  const { support } = (await readCompany(services)).value.brand.emails
  expect(told).toMatchObject({
    Contact: `mailto:${support}`,
    'Preferred-Languages': 'fr, en',
    Canonical: `${services.settings.publicUrl}/.well-known/security.txt`,
  })
  const days = (Date.parse(told['Expires'] ?? '') - services.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
