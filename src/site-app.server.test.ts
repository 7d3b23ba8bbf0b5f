import { expect, test, vi } from 'vitest'
import { testApi } from '../tests/support/api.ts'
import { createSiteApp } from './site-app.server.ts'
import { pagePolicy } from './web/delivery/page-headers.server.ts'
import { barePagePolicy } from './http/bare-page.server.ts'
import type { WebRuntime } from './web-runtime.server.ts'

const { services } = await testApi()
const broken: WebRuntime = {
  pages: () => Promise.reject(new Error('the renderer at /srv/site is gone')),
  mailRenderer: () => () => Promise.reject(new Error('not asked')),
  assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
  adminAssets: { scripts: [], styles: [] },
  mountFiles: () => {},
  keepsPages: true,
  contentSecurityPolicy: pagePolicy({ starter: '' }),
}
const site = createSiteApp(
  services,
  broken,
  broken.mailRenderer(
    () => Promise.reject(new Error('not asked')),
    services.settings.publicUrl,
    () => Promise.reject(new Error('not asked')),
  ),
)
const ask = (path: string, init?: RequestInit) => site.fetch(new Request(`http://localhost:3000${path}`, init))

test('a page that can’t be drawn says so in both languages, nothing of why, under a policy of its own', async () => {
  const error = vi.spyOn(services.log, 'error').mockReturnValue()
  const response = await ask('/products')
  expect(response.status).toBe(500)
  expect(response.headers.get('content-security-policy')).toBe(barePagePolicy)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const html = await response.text()
  expect(html).toContain('Une erreur de notre côté')
  expect(html).toContain('An error on our side')
  expect(html).not.toContain('/srv/site')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ path: '/products' }), 'page failed')
  error.mockRestore()
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a page takes no %s', async (method) => {
  const response = await ask('/products', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['/api', '/api/', '/api/nothing', '/api?x'])('%s is answered by the API', async (path) => {
  expect((await ask(path)).headers.get('content-type')).toContain('application/problem+json')
})

/** Addresses that are refused before any page is drawn. */
const siteOverPages = createSiteApp(
  services,
  {
    ...broken,
    pages: () => Promise.resolve({ renderPage: () => Promise.reject(new Error('not drawn')), redirects: {} }),
  },
  () => Promise.reject(new Error('not asked')),
)

test.each([
  ['/%ff', 'GET', 404],
  ['/%E0%A4%A', 'GET', 404],
  [`/${'a'.repeat(3_000)}`, 'GET', 404],
  [`/products?x=${'a'.repeat(3_000)}`, 'GET', 414],
  ['/nothing.png', 'GET', 404],
  ['/products', 'POST', 405],
])(
  '%.20s tells browsers in both languages what is wrong with it (%s), programs in a line',
  async (path, method, status) => {
    const asked = (accept: string) =>
      Promise.resolve(siteOverPages.fetch(new Request(`http://localhost:3000${path}`, { method, headers: { accept } })))
    const page = await asked('text/html,application/xhtml+xml,*/*;q=0.8')
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toBe(barePagePolicy)
    expect(await page.text()).toMatch(/<h1>[\s\S]*<p lang="en"><b>[\s\S]*href="\/"/)
    const line = await asked('*/*')
    expect(line.status).toBe(status)
    expect(line.headers.get('content-type')).toMatch(/^text\/plain/i)
    expect([page, line].map(({ headers }) => headers.get('vary'))).toEqual(['accept', 'accept'])
  },
)
