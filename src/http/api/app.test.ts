import { countries } from '#kernel/country.ts'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import type { ProblemDetails } from './problems.ts'

const { api, services } = await testApi()

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = (await response.json()) as ProblemDetails
  expect(problem).toMatchObject({ status: response.status, type: `urn:problem:${problem.code}` })
  return problem
}

describe('what is refused is said in the visitor’s language:', () => {
  const french = { title: 'Introuvable', detail: expect.stringContaining('n’existe pas') as string }
  const english = { title: 'Not found', detail: 'What you are looking for does not exist or has been removed.' }

  test.each([
    ['French by default', '', '', french],
    ['French whatever the browser prefers', '', 'theme=dark', french],
    ['English by cookie', '', 'theme=dark; language=en', english],
    ['English by ?lang', '?lang=en', '', english],
    ['?lang before the cookie', '?lang=fr', 'language=en', french],
    ['an unknown language is passed over', '?lang=de', 'language=en', english],
    ['a broken cookie is passed over', '', 'language=%E0%A4%A; =; ;;', french],
  ])('%s', async (_, query, cookie, words) => {
    const headers = { cookie, 'accept-language': 'en-US,en;q=0.9' }
    const problem = await problemOf(await api.request(`/api/products/99999${query}`, { headers }))
    expect(problem).toMatchObject({ code: 'not_found', ...words })
  })

  test('and a cache on the way is told so', async () => {
    const vary = (await api.request('/api/products/99999')).headers.get('vary')
    expect(vary?.split(', ').toSorted()).toEqual(['accept-encoding', 'cookie'])
  })

  test('field by field', async () => {
    const message = async (query: string) =>
      (await problemOf(await api.request(`/api/products?country=ng${query}`))).errors?.[0]?.message
    expect(await message('&lang=en')).toBe(`Unknown country: give one of ${countries.join(', ')}.`)
    expect(await message('')).toBe(`Pays inconnu\u202f: indiquez l’un des codes ${countries.join(', ')}.`)
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/products/',
  '/api/products/2/sheet',
  '/api/Products',
  '/api//products',
])('the unknown address %s is a problem, not a page', async (path) => {
  expect(await problemOf(await api.request(path))).toMatchObject({ code: 'not_found', status: 404 })
})

const reads = ['/api/products/2', '/api/product-categories', '/api/appliances', '/api/openapi.json', '/api/docs']
const writes = ['/api/orders', '/api/consultations', '/api/recommendation', '/api/smart-solar-plan/calculate']

describe.each(reads)('%s', (path) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s and says what it takes', async (method) => {
    const response = await api.request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD'])
    expect(await problemOf(response)).toMatchObject({ code: 'method_not_allowed' })
  })

  test('answers HEAD as GET, without the body', async () => {
    const [head, get] = [await api.request(path, { method: 'HEAD' }), await api.request(path)]
    expect([head.status, head.headers.get('content-type')]).toEqual([200, get.headers.get('content-type')])
    expect(await head.text()).toBe('')
  })
})

test('the catalogue is read by everybody, and added to by staff', async () => {
  const response = await api.request('/api/products', { method: 'PUT' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect((await api.request('/api/products', { method: 'POST' })).status).toBe(401)
})

test.each(writes.flatMap((path) => ['GET', 'HEAD', 'PUT', 'DELETE'].map((method): [string, string] => [method, path])))(
  '%s %s is refused and says what it takes',
  async (method, path) => {
    const response = await api.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  },
)

test('every answer is checked by browsers before it is used again, and taken for what it says it is', async () => {
  for (const path of [...reads, '/api/nothing', '/api/placeholder-image']) {
    const { headers } = await api.request(path)
    expect([path, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      path,
      'no-cache',
      'nosniff',
    ])
  }
})

test('a list is compressed for who can take it', async () => {
  const packed = await api.request('/api/products', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  const plain = await (await api.request('/api/products')).text()
  const unpacked = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  expect(unpacked).toBe(plain)
})

test('a fault of ours is a problem that says nothing of its cause, and is logged', async () => {
  const error = vi.spyOn(services.log, 'error')
  const select = vi.spyOn(services.db, 'select').mockImplementation(() => {
    throw new Error('connection to 10.0.0.7 lost')
  })
  const response = await api.request('/api/product-categories?lang=en')
  select.mockRestore()
  expect(response.status).toBe(500)
  expect(JSON.stringify(await problemOf(response))).not.toContain('10.0.0.7')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/product-categories' }), 'request failed')
  error.mockRestore()
})

test.each([{}, { 'content-length': '9000' }])('a body that breaks off is no fault of ours (%j)', async (length) => {
  const error = vi.spyOn(services.log, 'error')
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(Buffer.from('{"a'))
      controller.error(new Error('aborted'))
    },
  })
  const headers = { 'content-type': 'application/json', ...length }
  const response = await api.request('/api/orders', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect(await problemOf(response)).toMatchObject({ code: 'malformed_json' })
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

describe('over the wire', () => {
  const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
  beforeAll(() => (server.listening ? undefined : new Promise((resolve) => server.once('listening', resolve))))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const statusOf = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      request({ host: '127.0.0.1', port, path, method }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })

  test.each([
    '/api/products/%00',
    '/api/products/%',
    '/api/products/%E0%A4%A',
    '/api/products/%zz',
    '/api/products/..%2f..%2fetc%2fpasswd',
    '/api/../api/products/../../etc/passwd',
    '/api/products/%2e%2e/%2e%2e',
    '/api/products/..;/',
    '/api\\products',
    `/api/products/${'9'.repeat(8000)}`,
    `/api/${'a/'.repeat(4000)}`,
    '/api/products/2/%0d%0aset-cookie:x=1',
    '/api/products/__proto__',
    '/api/constructor',
    '//api/products',
    '/api/products?country[]=cm&country=',
    '/api/products?country=%',
    '/api/products?country=%E0%A4%A',
    '/api/slots?kind=consultation&date=%00',
    '/api/slots?kind=consultation&date=0000-01-01',
    '/api/slots?__proto__=1&kind=constructor',
    '/api/appliances/by-category?segment=__proto__',
    '/api/appliances/by-category?segment=%',
    '/api/places?country=constructor',
    '*',
  ])('%.60s is the caller’s fault', async (path) => {
    const status = await statusOf(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each(['TRACE', 'PROPFIND', 'PURGE'])('%s is refused', async (method) => {
    expect([400, 405, 404]).toContain(await statusOf('/api/products', method))
  })
})
