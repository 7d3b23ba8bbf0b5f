import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeForm, keepForm, sendWaiting, waitingForms } from './waiting-forms.ts'

const body = { fullName: 'Awa Sawadogo', phoneNumber: '+22670000000', productId: 2 }
const about = { product: { id: 2 } }
const order = { key: 'k1', kind: 'order', about, body } as const

/** Tabs of a device, whose locks are one queue; `answer` is what the network answers. */
function device(answer: () => Response | Promise<Response>) {
  const stored: Record<string, string> = {}
  // The names of what is stored are the storage's own.
  const localStorage = Object.defineProperties(stored, {
    getItem: { value: (name: string) => stored[name] ?? null },
    setItem: { value: (name: string, value: string) => void (stored[name] = value) },
    removeItem: { value: (name: string) => Reflect.deleteProperty(stored, name) },
  })
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_name: string, act: () => Promise<void>) => (turn = turn.then(act))
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', fetch)
  return { stored, fetch }
}

const ofSite = (status: number, value: object) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', 'x-request-id': 'r' },
  })
const receipt = () => ofSite(201, { id: 7, reference: 'ORD-000007' })
const problem = (code: string, errors: object[] = []) => ({ code, title: code, detail: code, errors })

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form that waits is sent once, whatever the tabs, with its key; what was typed goes with it', async () => {
  const { fetch, stored } = device(receipt)
  keepForm(order)
  expect(waitingForms()).toMatchObject([{ state: 'waiting', body }])
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])
  expect(fetch.mock.calls.map(([path, { headers, body: sent }]) => [path, headers, sent])).toEqual([
    ['/api/orders', { 'content-type': 'application/json', 'idempotency-key': 'k1' }, JSON.stringify(body)],
  ])
  expect(waitingForms()).toMatchObject([{ state: 'sent', reference: 'ORD-000007' }])
  expect(JSON.stringify(stored)).not.toContain('Awa')
  removeForm('k1')
  expect(waitingForms()).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['the page of a hotspot', () => new Response('<title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } })],
  ['the JSON of a hotspot', () => Response.json({ id: 1, reference: 'ORD-000001' })],
  ['the refusal of a hotspot', () => new Response('', { status: 403 })],
  ['a server in trouble', () => ofSite(503, problem('unavailable'))],
  ['too many at once', () => ofSite(429, problem('too_many_requests'))],
])('%s leaves it waiting', async (_why, answer) => {
  const { fetch } = device(answer)
  keepForm(order)
  keepForm({ ...order, key: 'k2' })
  await sendWaiting()
  expect(waitingForms().map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  // What one can't, the next can't either.
  expect(fetch).toHaveBeenCalledOnce()
})

test('one that is refused keeps what was typed and says why; the next one goes', async () => {
  const errors = [{ path: 'slot', code: 'slot_full', message: '' }]
  const answers = [ofSite(409, problem('slot_full', errors)), receipt()]
  device(() => answers.shift() ?? Response.error())
  keepForm({ ...order, kind: 'appointment' })
  vi.advanceTimersByTime(1_000)
  keepForm({ ...order, key: 'k2' })
  await sendWaiting()
  expect(waitingForms()).toMatchObject([
    { kind: 'appointment', state: 'refused', body, problem: { code: 'slot_full', errors } },
    { state: 'sent' },
  ])
})

test('an audit that the server can’t read any more keeps no form back', async () => {
  const answers = [
    ofSite(422, problem('invalid', [{ path: 'audit.place', code: 'unknown_place', message: '' }])),
    receipt(),
  ]
  const { fetch } = device(() => answers.shift() ?? Response.error())
  keepForm({ ...order, body: { ...body, audit: { place: 'atlantis' } } })
  await sendWaiting()
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ body: JSON.stringify(body), headers: { 'idempotency-key': 'k1' } })
  expect(waitingForms()).toMatchObject([{ state: 'sent' }])
})

test('what is withdrawn on its way has no end; what waits too long is deleted, with a word for as long again', async () => {
  const { stored } = device(() => {
    removeForm('k1')
    return receipt()
  })
  keepForm(order)
  await sendWaiting()
  expect(waitingForms()).toEqual([])
  keepForm(order)
  const day = 86_400_000
  expect(waitingForms(new Date(Date.now() + 6.9 * day))).toMatchObject([{ state: 'waiting' }])
  expect(waitingForms(new Date(Date.now() + 7.1 * day))).toMatchObject([{ state: 'given_up' }])
  expect(JSON.stringify(stored)).not.toContain('Awa')
  expect(waitingForms(new Date(Date.now() + 14.1 * day))).toEqual([])
  expect(stored).toEqual({})
})
