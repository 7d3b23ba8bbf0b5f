import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneTemplate, dropDatabase } from '../support/database.ts'
import { scan } from '../support/observatory.ts'
import { parsePage } from '../support/parsed-page.ts'
import { freePort, runSite, type Site } from '../support/site.ts'

/** As it is behind a proxy with a certificate. */
const publicUrl = 'https://solar.example'
const port = await freePort()
/** Where it answers, behind that proxy. */
const address = `http://127.0.0.1:${port}`
let site: Site
let databaseUrl: string
beforeAll(async () => {
  databaseUrl = await cloneTemplate()
  site = await runSite({ DATABASE_URL: databaseUrl, PORT: `${port}`, PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await site.stop()
  await dropDatabase(databaseUrl)
})

const ask = (path: string, init: RequestInit = {}) => fetch(address + path, { redirect: 'manual', ...init })

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** @throws AssertionError that names what an answer does not say */
function expectAllHeaders(path: string, { headers }: Response, isForOthers = false): void {
  const said = Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers.get(name)]))
  expect({ path, ...said }).toEqual({ path, ...everywhere })
  const policy = headers.get('content-security-policy') ?? ''
  for (const words of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'form-action ']) {
    expect(`${path}: ${policy}`).toContain(words)
  }
  expect(policy).not.toContain('unsafe-')
  const own = headers.get('cross-origin-resource-policy')
  expect([path, own]).toEqual([path, isForOthers ? 'cross-origin' : 'same-origin'])
}

describe('what every answer says to browsers', () => {
  test.each([
    ['/', 200],
    ['/?lang=en&country=bf', 200],
    ['/products', 200],
    ['/nothing-here', 404],
    ['/favicon.ico', 404],
    ['/energy-audit', 301],
    [`/products?a=${'a'.repeat(3_000)}`, 414],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/robots.txt', 200],
    ['/.well-known/security.txt', 200],
    ['/sitemap.xml', 200],
    ['/feed.xml', 200],
    ['/guides/energy-audit-fr.pdf', 200],
    ['/fonts/display.woff2', 200],
    ['/worker.js', 200],
    ['/manifest.webmanifest', 200],
    ['/offline/fr', 200],
    ['/offline/nothing', 404],
    ['/media/x', 404],
    ['/admin', 303],
    ['/admin/login', 200],
    ['/admin/posts/1/preview', 303],
    ['/api', 404],
    ['/api/products', 200],
    ['/api/products/nothing', 422],
    ['/api/docs', 200],
    ['/api/openapi.json', 200],
    ['/api/placeholder-image', 302],
    ['/api/admin/leads', 401],
    ['/api/auth/nothing', 404],
  ])('%s', async (path, status) => {
    // The second time a page comes from the cache.
    for (const response of [await ask(path), await ask(path), await ask(path, { method: 'HEAD' })]) {
      expectAllHeaders(path, response)
      expect([path, response.status]).toEqual([path, status])
      await response.body?.cancel()
    }
  })

  test.each(['/og/site.png', '/favicon.svg', '/apple-touch-icon.png', '/pictures/emblem.svg'])(
    '%s, which other sites may show',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expectAllHeaders(path, response, true)
      const known = await ask('/og/site.png', {
        headers: { 'if-none-match': (await ask('/og/site.png')).headers.get('etag') ?? '' },
      })
      expect(known.status).toBe(304)
      expectAllHeaders(path, known, true)
    },
  )

  test.each([
    ['DELETE', '/products', 405],
    ['DELETE', '/api/products', 405],
    ['POST', '/contact', 403],
    ['POST', '/api/messages', 415],
  ])('%s %s', async (method, path, status) => {
    const headers = { ...(status === 403 && { 'sec-fetch-site': 'cross-site' }), 'content-type': 'text/plain' }
    const response = await ask(path, { method, headers, ...(method === 'POST' && { body: 'a' }) })
    expect(response.status).toBe(status)
    expectAllHeaders(path, response)
  })

  test('the files that the documents name, which are what their digests say', async () => {
    for (const page of ['/', '/products', '/faq', '/admin/login']) {
      const elements = parsePage(await (await ask(page)).text())
      const files = elements.filter(
        ({ tag, attributes }) =>
          (tag === 'script' && attributes.has('src')) ||
          /^(modulepreload|stylesheet)$/.test(attributes.get('rel') ?? ''),
      )
      expect(files.length).toBeGreaterThan(0)
      for (const { attributes } of files) {
        const path = attributes.get('src') ?? attributes.get('href') ?? ''
        const response = await ask(path)
        expectAllHeaders(path, response)
        const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
        expect([path, attributes.get('integrity')]).toEqual([path, `sha256-${Buffer.from(digest).toString('base64')}`])
      }
    }
  })

  test('no markup brings a style or a handler of its own', async () => {
    for (const page of ['/', '/products', '/smart-solar-plan', '/simulator', '/search?q=solaire', '/admin/login']) {
      const elements = parsePage(await (await ask(page)).text())
      const inline = elements.flatMap(({ tag, attributes }) =>
        [...attributes.keys()]
          .filter((name) => name === 'style' || name.startsWith('on'))
          .map((name) => `${tag} ${name}`),
      )
      expect([page, inline]).toEqual([page, []])
    }
  })
})

test.each(['/', '/?lang=en', '/products', '/contact'])('the Observatory gives %s at least 135', async (path) => {
  const response = await ask(path)
  const { score, tests } = scan(response, await response.text())
  expect({ score, tests }).toMatchObject({
    tests: { policy: ['nothing by default', 10], integrity: ['all checked', 5] },
  })
  expect(score).toBeGreaterThanOrEqual(135)
})

test('a thousand pages asked for at once by one who takes nothing packed come one by one, all of them whole', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  socket.write(
    request('/faq').repeat(300) + request('/api/products').repeat(199) + request('/healthz', 'Connection: close\r\n'),
  )
  const [answer, other] = await Promise.all([text(socket), ask('/')])
  expect(other.status).toBe(200)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(Array.from({ length: 500 }, () => 'HTTP/1.1 200'))
  expect(answer.match(/<\/html>/g)).toHaveLength(300)
})
