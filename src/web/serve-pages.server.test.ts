import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createHtmlCache } from './html-cache.server.ts'
import { servePage, type Pages, type PageServer } from './serve-pages.server.ts'

function server(): PageServer & { drawn: string[] } {
  const drawn: string[] = []
  const renderPage: Pages['renderPage'] = ({ url, visitor }) => {
    drawn.push(`${visitor.language} ${visitor.country} ${url.pathname}${url.search}`)
    return Promise.resolve({ status: url.pathname === '/nope' ? 404 : 200, html: `<p>${visitor.language}</p>` })
  }
  return {
    drawn,
    pages: () => Promise.resolve({ renderPage, redirects: { '/energy-audit': '/smart-solar-plan' } }),
    assets: { css: '', entry: '/app.js', preloads: () => [] },
    cache: createHtmlCache(10_000),
    fetchApi: () => Promise.reject(new Error('not asked')),
    publicUrl: 'http://localhost:3000',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    visitorOf: (request) => ({
      language: request.url.includes('lang=en') ? 'en' : 'fr',
      country: request.url.includes('country=bf') ? 'bf' : 'cm',
    }),
  }
}

const get = (path: string) =>
  new Request(`http://localhost:3000${path}`, { headers: { 'accept-encoding': 'gzip, br' } })

describe('serving pages', () => {
  it('draws once per address, language and country, then answers the kept bytes', async () => {
    const site = server()
    for (const path of ['/products', '/products', '/products?lang=en', '/products?country=bf']) {
      const response = await servePage(site, get(path))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe('br')
      const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
      expect(html).toBe(path.includes('lang=en') ? '<p>en</p>' : '<p>fr</p>')
    }
    expect(site.drawn).toEqual(['fr cm /products', 'en cm /products?lang=en', 'fr bf /products?country=bf'])
  })

  it('persists the language and country of the address, and nothing else', async () => {
    const cookies = async (path: string) => (await servePage(server(), get(path))).headers.getSetCookie()
    expect(await cookies('/products?lang=en&country=bf')).toEqual([
      expect.stringContaining('language=en; Path=/'),
      expect.stringContaining('country=bf; Path=/'),
    ])
    expect(await cookies('/products?lang=de&country=xx')).toEqual([])
    expect(await cookies('/products')).toEqual([])
  })

  it.each([
    ['/energy-audit?type=commercial&x=1', '/smart-solar-plan?type=commercial&x=1'],
    ['/products/', '/products'],
    ['//evil.example//', '/evil.example'],
  ])('%s leads on to %s', async (from, to) => {
    const response = await servePage(server(), get(from))
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it('draws no page for a file that is not there', async () => {
    const site = server()
    expect((await servePage(site, get('/favicon.ico'))).status).toBe(404)
    expect(site.drawn).toEqual([])
  })

  it('passes on the status of the page', async () => {
    expect((await servePage(server(), get('/nope'))).status).toBe(404)
  })
})
