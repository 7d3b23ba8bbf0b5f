import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { post, signedIn } from '../../tests/support/staff.ts'
import { serveKeptAnswer } from './kept-answers.server.ts'

const { api, pool, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')

const asked: string[] = []
const fetchApi = async (path: string) => {
  asked.push(path)
  return api.request(path)
}
const server = { cache: services.cache, keepsPages: true, fetchApi, ofBuild: { 'x-build': 'of-today' } }
const call = (path: string, init: RequestInit = {}, from = server) =>
  serveKeptAnswer(from, new Request(`http://localhost:3000${path}`, init))
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await call(path, { headers, method })
  if (!response) throw new Error(`${path} is not kept`)
  return response
}
const staff = (method: string, path: string, body: object) =>
  api.request(`/api/admin${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const paths = [
  '/api/appliances',
  '/api/appliances/by-category?segment=residential',
  '/api/appliance-presets',
  '/api/places?country=bf',
  '/api/featured?country=cm',
  '/api/typical-needs/fridge?country=cm',
  '/api/products?country=cm',
  '/api/products/2?country=bf',
  '/api/products/count?type=commercial',
  '/api/products/choices',
  '/api/products/loads?country=cm',
  '/api/products/2/loads?country=cm',
  '/api/product-categories',
  '/api/posts?page=1&limit=3',
  '/api/posts/what-a-fridge-really-uses',
  '/api/news?type=news&featured=true',
  '/api/proven-solutions',
  '/api/proven-solutions/13',
  '/api/testimonials?limit=1&samples=false',
  '/api/company',
  '/api/legal/privacy',
]

beforeEach(() => {
  services.cache.dropAll()
  asked.length = 0
})

test.each(paths)('%s is made once, for nobody in particular, and says what the API itself says', async (path) => {
  const own = await api.request(path)
  const [first, again] = [await get(path, { cookie }), await get(path)]
  expect(own.status).toBe(200)
  expect(await first.text()).toBe(await own.text())
  expect(again.status).toBe(200)
  expect(asked).toEqual([path])
  for (const [name, value] of own.headers) expect([name, first.headers.get(name) ?? name]).toEqual([name, value])
  expect(first.headers.get('cache-control')).toBe('no-cache')
})

test('each encoding has its bytes and its strong entity tag; who has them is told so', async () => {
  const path = '/api/products?country=cm'
  const plain = await get(path)
  const text = await plain.text()
  const tags = new Set([plain.headers.get('etag')])
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get(path, { 'accept-encoding': encoding })
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(packed.headers.get('content-length')).toBe(String(bytes.length))
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(unpack(bytes).toString()).toBe(text)
    const etag = packed.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    tags.add(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await get(path, { 'accept-encoding': encoding, 'if-none-match': known })
      expect([known, same.status, same.headers.get('etag'), await same.text()]).toEqual([known, 304, etag, ''])
      expect(same.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const other = await get(path, { 'accept-encoding': encoding, 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
    const head = await get(path, { 'accept-encoding': encoding }, 'HEAD')
    expect([head.headers.get('etag'), head.headers.get('content-length')]).toEqual([etag, String(bytes.length)])
    expect(await head.text()).toBe('')
  }
  expect(tags.size).toBe(3)
  expect((await get(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull()
})

test('what staff change is in the next answer; what tells of nothing shown drops none', async () => {
  const path = '/api/products/2?country=cm'
  const before = (await get(path)).headers.get('etag')
  await get('/api/news')
  expect((await staff('PUT', '/products/2', { price: 4_321_000 })).status).toBe(200)
  const after = await get(path)
  expect(after.headers.get('etag')).not.toBe(before)
  expect(await after.json()).toMatchObject({ price: 4_321_000 })
  const message = { name: 'Awa', phone: '70112233', message: 'Une pompe et deux frigos' }
  const { id } = (await (await post(api, '/api/messages', message)).json()) as { id: number }
  expect((await staff('PATCH', `/leads/${id}`, { note: 'Called back' })).status).toBe(200)
  await get(path)
  await get('/api/news')
  expect(asked).toEqual([path, '/api/news', path])
})

test('an entry counts as what it takes, however short its answer', async () => {
  const before = services.cache.bytes
  for (let budget = 1; budget <= 20; budget++) await get(`/api/products?budget=${budget}`)
  expect(services.cache.bytes - before).toBeGreaterThan(20 * 2_400)
})

test('a development server keeps none', () => {
  expect(call('/api/company', {}, { ...server, keepsPages: false })).toBeNull()
})

test('who comes while it is made waits for the one that is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await get('/api/products?country=bf')).status),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(asked).toHaveLength(1)
})

test.each(['/api/products?country=fr', '/api/products?page=0', '/api/products/99999', '/api/posts/none'])(
  '%s is refused as the API refuses it, and not kept',
  async (path) => {
    const [own, response] = [await api.request(path), await get(path, { 'if-none-match': '*' })]
    expect([400, 404, 422]).toContain(own.status)
    expect([response.status, await response.json()]).toEqual([own.status, await own.json()])
    expect(response.headers.get('content-type')).toBe(own.headers.get('content-type'))
    expect(response.headers.get('etag')).toBeNull()
    expect(services.cache.peek(`api ${path}`)).toBeUndefined()
  },
)

test('without the database an answer that is not whole is given, and not kept', async () => {
  const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('down'))
  const connect = vi.spyOn(pool, 'connect').mockRejectedValue(new Error('down'))
  const log = vi.spyOn(services.log, 'error').mockReturnValue()
  expect((await get('/api/news')).headers.get('cache-control')).toBe('no-store')
  for (const spy of [query, connect, log]) spy.mockRestore()
  expect(services.cache.peek('api /api/news')).toBeUndefined()
  expect((await get('/api/news')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/api/search?q=frigo',
  '/api/products?q=frigo',
  '/api/products?utm_source=x',
  `/api/products?brand=${'x'.repeat(50)}`,
  '/api/bookable-days?country=cm',
  '/api/quotes/0123456789abcdef',
  '/api/financing/applications',
  '/api/admin/products',
  '/api/auth/session',
])('%s is asked of the API itself', (path) => {
  expect(call(path)).toBeNull()
  expect(call('/api/products', { method: 'POST', body: '' })).toBeNull()
})
