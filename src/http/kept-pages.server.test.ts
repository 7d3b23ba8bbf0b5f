import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { post, signedIn } from '../../tests/support/staff.ts'
import { createSiteApp } from '#site-app.server.ts'
import { routes } from '#web/routes.ts'
import { listen } from './listen.server.ts'
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
    assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
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
const catalogue = ['/', '/compare', '/financing', '/products', '/products/2', '/solar-for']

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

/** Sends bytes as they are; the answer's first line, its headers in any order, and its body. */
async function answered(port: number, words: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(Buffer.from(words, 'latin1'))
  const whole = await buffer(socket)
  const end = whole.indexOf('\r\n\r\n')
  const [status = '', ...headers] = whole.toString('latin1', 0, end).toLowerCase().split('\r\n')
  const told = headers.filter((line) => !/^(?:date|x-request-id):/.test(line)).toSorted()
  return { status, told, body: whole.toString('latin1', end) }
}

const list = '/api/products?country=cm'
type Case = readonly [target: string, headers?: string, method?: string]
const atOnce: readonly Case[] = [
  ['/products'],
  ['/products', 'Accept-Encoding: br\r\n'],
  ['/products', 'Accept-Encoding: gzip, deflate, br;q=0\r\n'],
  ['/products', 'Accept-Encoding: gzip\r\naccept-encoding: br\r\n'],
  ['/products', 'Cookie: language=en\r\nCookie: country=bf\r\n'],
  ['/products', 'Cookie: language=%E0%A4%A; =; ;;language="en"; country=\xff\r\n'],
  ['/products', 'Save-Data: on\r\n'],
  ['/products', 'Range: bytes=0-9\r\n'],
  ['/products', 'If-None-Match: *\r\n'],
  ['/products?utm_source=x&fbclid=y'],
  ['/products', 'Content-Length: 2\r\n\r\n{}'],
  [list, 'Accept-Encoding:   br  \r\n'],
  [list, 'Range: bytes=0-9\r\nAccept-Encoding: gzip\r\n'],
  [list, 'Accept-Encoding: br\r\n', 'HEAD'],
  [list, 'If-None-Match: *\r\n'],
  [list, 'If-None-Match: "a"\r\nIf-None-Match: "b", *\r\n', 'HEAD'],
  [list, 'Cookie: better-auth.session_token=nobody\r\n'],
]
const otherwise: readonly Case[] = [
  ['/products', '', 'HEAD'],
  ['/products', '', 'POST'],
  ['/products', '', 'OPTIONS'],
  ['/products?lang=en&country=bf'],
  ['/products?lang=tlh'],
  ['/products#top'],
  ['/products/'],
  ['//products'],
  ['/%70roducts'],
  ["/products?x='"],
  ['/api/../products'],
  ['/./products'],
  ['/api/%2e%2e/products'],
  ['/api\\products'],
  ['/products?\xe9'],
  ['http://localhost/products'],
  [`https://other.example${list}`],
  ['*', '', 'OPTIONS'],
  [`${list}&country=bf`],
  [`${list}&unknown=1`],
  ['/api/products?country=fr'],
  ['/api/company#x'],
  [list, '', 'POST'],
  [list, 'Expect: 200-ok\r\n'],
  [list, 'Host: b\r\n'],
  [list, 'If-None-Match: a\x01b\r\n'],
]

test('what is there at once is answered as it is when it has to be asked for', async () => {
  const told: boolean[] = []
  const kept: typeof site.kept = (request) => {
    const answer = site.kept(request)
    told.push(answer !== null)
    return answer
  }
  const anywhere = { port: 0, host: '127.0.0.1', publicUrl: 'http://localhost:3000' }
  const [quick, asking] = await Promise.all([
    listen({ ...site, kept }, anywhere),
    listen({ fetch: site.fetch }, anywhere),
  ])
  try {
    const words = ([target, headers = '', method = 'GET']: Case, host = 'site.example', version = '1.1') =>
      `${method} ${target} HTTP/${version}\r\n${host && `Host: ${host}\r\n`}Connection: close\r\n${headers}\r\n`
    const compare = async (sent: string) => {
      const expected = await answered(asking.port, sent)
      told.length = 0
      expect([sent, await answered(quick.port, sent)]).toEqual([sent, expected])
      return told.includes(true)
    }
    for (const one of atOnce) {
      // What is packed in another way is made for the first who asks.
      await answered(asking.port, words(one))
      expect([one, await compare(words(one))]).toEqual([one, true])
    }
    for (const one of otherwise) await compare(words(one))
    for (const host of ['', 'SITE.example', 'é.example', 'a b', 'a/b', '[::1]:3000', 'a:99999', 'a:80', 'a@b'])
      for (const path of ['/products', list]) expect([host, await compare(words([path], host))]).toEqual([host, false])
    await compare(words(['/products'], '1.2.3.999'))
    await compare(words(['/products'], 'site.example', '1.0'))
    const pipelined = `GET ${list} HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\n${words(['/products'])}`
    const both = await Promise.all([quick, asking].map(({ port }) => answered(port, pipelined)))
    expect(both[0]?.body.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
    expect(both[0]?.status).toBe(both[1]?.status)
  } finally {
    await Promise.all([quick.close(0), asking.close(0)])
  }
})
