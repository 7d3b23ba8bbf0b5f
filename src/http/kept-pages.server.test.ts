import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { post, signedIn } from '../../tests/support/staff.ts'
import { createSiteApp } from '#site-app.server.ts'
import { routes } from '#web/routes.ts'
import * as renderer from '#web/render.server.tsx'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')
const rendered: string[] = []
const renderPage: typeof renderer.renderPage = (request) => {
  rendered.push(request.url.pathname)
  return renderer.renderPage(request)
}
const noMail = () => Promise.reject(new Error('not asked'))
const site = createSiteApp(
  services,
  {
    pages: () => Promise.resolve({ renderPage, redirects: renderer.redirects }),
    mailRenderer: () => noMail,
    assets: { css: '', starter: '', scripts: () => [{ href: '/app.js' }] },
    adminAssets: { scripts: [], styles: [] },
    mountFiles: () => {},
    keepsPages: true,
    contentSecurityPolicy: null,
  },
  noMail,
)

const visit = async (path: string) => {
  const response = await site.fetch(new Request(`http://localhost:3000${path}`))
  return [response.status, await response.text()] as const
}
const change = (method: string, path: string, body: object) =>
  api.request(`/api/admin${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const known = routes.map(({ path }) => path).filter((path) => !/:|\*|search|applications/.test(path))
const pages = [...known, '/products/2', '/news/what-a-fridge-really-uses', '/solutions/13']
/** Which pages are rendered anew when everybody comes again. */
const renderedAnew = async () => {
  rendered.length = 0
  for (const path of pages) {
    const [status] = await visit(path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  return rendered.toSorted()
}
const catalogue = ['/', '/compare', '/financing', '/products', '/products/2']

beforeEach(async () => {
  await renderedAnew()
})

test('a note on a request costs visitors nothing', async () => {
  const message = { name: 'Awa', phone: '70112233', message: 'Une pompe et deux frigos' }
  const { id } = (await (await post(api, '/api/messages', message)).json()) as { id: number }
  expect(await renderedAnew()).toEqual([])
  expect((await change('PATCH', `/leads/${id}`, { note: 'Called back' })).status).toBe(200)
  expect(await renderedAnew()).toEqual([])
})

test('a price that changes is on every page of it at the next request, and the news stay', async () => {
  expect((await change('PUT', '/products/2', { price: 4_321_000 })).status).toBe(200)
  expect((await visit('/products/2?lang=en'))[1]).toContain('"price":4321000')
  expect(await renderedAnew()).toEqual(catalogue)
})

test('a post that is published is in the news at the next request, and the catalogue stays', async () => {
  expect((await change('POST', '/posts', { title: 'Une école', isPublished: true })).status).toBe(201)
  expect((await visit('/news'))[1]).toContain('Une école')
  expect(await renderedAnew()).toEqual(['/news/what-a-fridge-really-uses'])
})

test('a name that the company takes is on every page at the next request', async () => {
  const response = await api.request('/api/admin/settings', { headers: { cookie } })
  const groups = (await response.json()) as { group: string; value: object; version: number }[]
  const { value, version } = groups.find(({ group }) => group === 'company') ?? { value: {}, version: 1 }
  const renamed = await change('PUT', '/settings/company', { value: { ...value, name: 'Soleil Faso' }, version })
  expect(renamed.status).toBe(200)
  expect((await visit('/contact?lang=en'))[1]).toContain('Soleil Faso')
  expect(await renderedAnew()).toEqual(pages.toSorted())
})
