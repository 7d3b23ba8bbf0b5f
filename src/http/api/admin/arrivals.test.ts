import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { createAnnouncements, hearAnnouncements } from '#platform/announcements.server.ts'
import { createApi } from '../app.ts'

const { api, handle, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const sales = await signedIn(api, services, 'sales')
const editor = await signedIn(api, services, 'editor')

beforeAll(() => hearAnnouncements(handle, services.announcements))
afterEach(() => vi.useRealTimers())

const path = '/api/admin/leads/arrivals'
const message = { name: 'Awa Traoré', phone: '70998877', message: 'Hello', country: 'bf' }

async function follow(at = createApi(services)) {
  const response = await at.request(path, { headers: { cookie: sales.cookie } })
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const next = async () => {
    const { value, done } = await reader.read()
    return done ? 'ended' : new TextDecoder().decode(value)
  }
  return { response, next, leave: () => reader.cancel() }
}

test('whoever follows is told of each arrival at once, through whatever proxy', async () => {
  const { response, next, leave } = await follow()
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await next()).toMatch(/^retry: \d+\n\n$/)
  expect((await post(api, '/api/messages', message)).status).toBe(201)
  expect(await next()).toBe('event: lead_arrived\ndata: lead_arrived\n\n')
  await leave()
})

test('another process of the site tells it as well', async () => {
  const elsewhere = createAnnouncements()
  await hearAnnouncements(handle, elsewhere)
  const { next, leave } = await follow(createApi({ ...services, announcements: elsewhere }))
  await next()
  await post(api, '/api/messages', { ...message, name: 'Bola Adé' })
  expect(await next()).toContain('lead_arrived')
  await leave()
})

test('a stream beats while nothing happens, and ends by itself so that who asks is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const { next } = await follow()
  await next()
  vi.advanceTimersByTime(20_000)
  expect(await next()).toBe(':\n\n')
  vi.advanceTimersByTime(300_000)
  let last = ''
  while (last !== 'ended') last = await next()
  expect(last).toBe('ended')
})

test('who reads nothing is left', async () => {
  const announcements = createAnnouncements()
  const { next } = await follow(createApi({ ...services, announcements }))
  for (let told = 0; told < 1000; told++) announcements.tell('lead_arrived')
  let read = 0
  while ((await next()) !== 'ended') read += 1
  expect(read).toBeLessThan(100)
})

test('a site that ends ends them, and begins no more', async () => {
  const announcements = createAnnouncements()
  const closing = createApi({ ...services, announcements })
  const { next } = await follow(closing)
  await next()
  announcements.close()
  expect(await next()).toBe('ended')
  const late = await follow(closing)
  expect([await late.next(), await late.next()]).toContain('ended')
})

test('who may not see requests is told nothing', async () => {
  expect((await api.request(path, { headers: { cookie: editor.cookie } })).status).toBe(403)
  expect((await api.request(path)).status).toBe(401)
})
