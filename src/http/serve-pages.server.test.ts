import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCache } from '#platform/cache.server.ts'
import { servePage, type Pages, type PageServer } from './serve-pages.server.ts'

function server(): PageServer & { drawn: string[] } {
  const drawn: string[] = []
  const renderPage: Pages['renderPage'] = ({ url, visitor }) => {
    drawn.push(`${visitor.language} ${visitor.country} ${url.pathname}${url.search}`)
    return Promise.resolve({
      status: url.pathname === '/nope' ? 404 : 200,
      html: `<p>${visitor.language}</p>`,
      styleDigest: '',
      keep: true,
    })
  }
  return {
    drawn,
    pages: () => Promise.resolve({ renderPage, redirects: { '/energy-audit': '/smart-solar-plan' } }),
    assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
    cache: createCache({ maxBytes: 10_000, now: () => new Date() }),
    keepsPages: true,
    fetchApi: () => Promise.reject(new Error('not asked')),
    company: () => Promise.reject(new Error('not asked')),
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
    for (const path of [
      '/products',
      '/products?utm_source=chat&fbclid=1',
      '/products?lang=en',
      '/products?country=bf',
    ]) {
      const response = await servePage(site, get(path))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe('br')
      const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
      expect(html).toBe(path.includes('lang=en') ? '<p>en</p>' : '<p>fr</p>')
    }
    expect(site.drawn).toEqual(['fr cm /products', 'en cm /products?lang=en', 'fr bf /products?country=bf'])
  })

  it('leads from the address that an article had to the one that it has', async () => {
    const site = server()
    const { renderPage } = await site.pages()
    const none: Pages['renderPage'] = async (request) => ({ ...(await renderPage(request)), status: 404, keep: false })
    const answers = new Map([['/api/posts/fridgge', '/api/posts/fridge']])
    const moved: PageServer = {
      ...site,
      pages: () => Promise.resolve({ renderPage: none, redirects: {} }),
      fetchApi: (path) => {
        const location = answers.get(path)
        return Promise.resolve(new Response(null, location ? { status: 301, headers: { location } } : { status: 404 }))
      },
    }
    const led = await servePage(moved, get('/news/fridgge?lang=en'))
    expect([led.status, led.headers.get('location')]).toEqual([301, '/news/fridge?lang=en'])
    expect((await servePage(moved, get('/news/never'))).status).toBe(404)
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

  it('marks those cookies for https where the site is on it', async () => {
    const secure = { ...server(), publicUrl: 'https://example.org' }
    const response = await servePage(secure, get('/products?lang=en'))
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^language=en; .*; SameSite=Lax; Secure$/)])
  })

  it('leads on from an old address', async () => {
    const response = await servePage(server(), get('/energy-audit?x=1'))
    expect([response.status, response.headers.get('location')]).toEqual([301, '/smart-solar-plan?x=1'])
  })

  it.each([
    ['/favicon.ico', 404],
    ['/products/%E0%A4%A', 404],
    [`/products?a=${'a'.repeat(3_000)}`, 414],
  ])('draws no page for %s', async (address, status) => {
    const site = server()
    const response = await servePage(site, get(address))
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
    expect(site.drawn).toEqual([])
  })

  it('passes on the status of the page', async () => {
    expect((await servePage(server(), get('/nope'))).status).toBe(404)
  })
})
