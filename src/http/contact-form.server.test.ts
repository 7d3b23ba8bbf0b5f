import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { homeAudit } from '../../tests/support/home-audit.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import { visitorOf } from './api/visitor-of.ts'
import { contactRoutes } from './contact-form.server.ts'
import { pageHeaders, pagePolicy } from '#web/delivery/page-headers.server.ts'
import type { Pages, PageServer } from '#http/serve-pages.server.ts'

const policy = pagePolicy({ starter: '' })

const database = await testDatabase()
const { db } = database
await loadCatalogue(db, demoCatalogue)
const { services } = database
const { publicUrl } = services.settings

const renderPage: Pages['renderPage'] = ({ url, visitor, formAnswer }) =>
  Promise.resolve({
    status: 200,
    html: JSON.stringify({ path: url.pathname, visitor, ...formAnswer }),
    keep: true,
    styleDigest: '',
  })
const pages: PageServer = {
  pages: () => Promise.resolve({ renderPage, redirects: {} }),
  assets: { stylesFor: () => '', starter: '', scripts: () => [] },
  cache: services.cache,
  keepsPages: true,
  fetchApi: () => Promise.reject(new Error('not asked')),
  company: () => Promise.reject(new Error('not asked')),
  publicUrl,
  headers: pageHeaders(publicUrl, policy),
  visitorOf,
}
const site = contactRoutes(services, pages)

const typed = {
  name: 'Awa Sawadogo',
  email: '',
  phone: '70 12 34 56',
  message: 'Une pompe\r\net deux frigos',
  website: '',
}
type Sent = { query?: string; headers?: Record<string, string>; body?: BodyInit; to?: typeof site }

const send = (fields: object = {}, { query = '?lang=en&country=bf', headers = {}, body, to = site }: Sent = {}) =>
  to.request(`/contact${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'br', ...headers },
    body: body ?? new URLSearchParams({ ...typed, ...fields }),
  })
const shown = async (response: Response) =>
  JSON.parse(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()) as unknown

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(mailOutbox)
  await db.delete(rateLimits)
})

test('a message is stored as the visitor’s, and leads on to its reference and nothing else of it', async () => {
  const response = await send()
  const [lead] = await db.select().from(leads)
  const reference = `MSG-${String(lead?.id).padStart(6, '0')}`
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/contact?lang=en&country=bf&sent=${reference}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(lead).toMatchObject({ kind: 'message', status: 'new', country: 'bf', language: 'en', email: null })
  expect(lead?.payload).toEqual({
    name: 'Awa Sawadogo',
    phone: '70 12 34 56',
    message: 'Une pompe\net deux frigos',
    country: 'bf',
    source: '/contact',
  })
})

test('an audit that comes along is stored with its numbers', async () => {
  expect((await send({ audit: JSON.stringify(homeAudit) })).status).toBe(303)
  const [lead] = await db.select().from(leads)
  expect(lead?.audit).toMatchObject({ request: homeAudit, backupHours: 12, place: { key: 'lagos' } })
  expect(lead?.payload).not.toHaveProperty('audit')
})

test.each(['{', '[]', 'null', '"x"', '{"applianceUsage":[]}', JSON.stringify({ ...homeAudit, place: 'atlantis' })])(
  'a message arrives without the audit %j, which is none',
  async (audit) => {
    expect((await send({ audit })).status).toBe(303)
    expect(await db.select().from(leads)).toMatchObject([{ kind: 'message', audit: null }])
    expect((await send({ audit, message: '' })).status).toBe(422)
  },
)

test('sent twice, it is stored once and answered alike', async () => {
  const [first, second] = await Promise.all([send(), send()])
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(await db.select().from(leads)).toHaveLength(1)
})

test('what is wrong is answered by the page, with what was typed, kept by no cache', async () => {
  const before = pages.cache.bytes
  const response = await send({ phone: ' ', message: '<b>' }, { query: '', headers: { cookie: 'country=bf' } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(response.headers.get('content-security-policy')).toBe(policy)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await shown(response)).toEqual({
    path: '/contact',
    visitor: { language: 'fr', country: 'bf' },
    queryKey: ['message-answer'],
    data: {
      values: { name: 'Awa Sawadogo', email: '', phone: ' ', message: '<b>' },
      errors: [
        { path: 'message', code: 'too_short' },
        { path: 'email', code: 'no_way_to_answer' },
      ],
    },
  })
  expect(pages.cache.bytes).toBe(before)
  expect(await db.select().from(leads)).toEqual([])
})

test('a form that a machine filled is kept as spam, and told as taken', async () => {
  expect((await send({ website: 'http://spam.example' })).status).toBe(303)
  expect(await db.select().from(leads)).toMatchObject([{ status: 'spam' }])
  expect(await db.select().from(mailOutbox)).toEqual([])
})

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, undefined, 403, 'cross_origin'],
  ['from another origin', { origin: 'https://evil.example' }, undefined, 403, 'cross_origin'],
  ['in JSON', { 'content-type': 'application/json' }, '{}', 415, 'unreadable'],
  ['of 100 kB', {}, `message=${'x'.repeat(100_001)}`, 413, 'payload_too_large'],
])('a message %s is refused, and nothing of it shown', async (_, headers, body, status, failure) => {
  const response = await send({}, { headers, ...(body && { body }) })
  expect(response.status).toBe(status)
  const values = { name: '', email: '', phone: '', message: '' }
  expect(await shown(response)).toMatchObject({ data: { values, errors: [], failure } })
  expect(await db.select().from(leads)).toEqual([])
})

test.each(['', 'name', '%%%&=&&', 'name=%00%ff&message=%F0%9F', 'name=a&name=b&__proto__=1&constructor=2'])(
  'the body %j is told what is missing',
  async (body) => {
    const response = await send({}, { body })
    expect(response.status).toBe(422)
  },
)

test('who has sent enough is told to wait, and loses nothing of what was typed', async () => {
  for (let sent = 0; sent < 60; sent += 1) await send({ message: `Message ${sent}` })
  const response = await send({ message: 'One more' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await shown(response)).toMatchObject({
    data: { values: { message: 'One more' }, failure: 'too_many_requests' },
  })
  expect((await send({ message: '' })).status).toBe(429)
})

test('a message that could not be stored is still in the form', async () => {
  const error = vi.spyOn(services.log, 'error').mockReturnValue()
  const noDatabase = { transaction: () => Promise.reject(new Error('no database')) } as unknown as typeof db
  const settings = { ...services.settings, rateLimits: false }
  const response = await send({}, { to: contactRoutes({ ...services, db: noDatabase, settings }, pages) })
  expect(response.status).toBe(500)
  expect(await shown(response)).toMatchObject({ data: { values: { name: 'Awa Sawadogo' }, failure: 'internal' } })
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ path: '/contact' }), 'request failed')
  error.mockRestore()
})
