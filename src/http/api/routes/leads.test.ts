import { countries } from '#kernel/country.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { homeAudit } from '../../../../tests/support/home-audit.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import type { LeadReceipt } from '#business/leads/lead.ts'
import { leads } from '#business/leads/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createApi } from '../app.ts'

type ProblemAnswer = { code: string; status: number; errors?: { path: string; code: string; message: string }[] }
type Post = { headers?: Record<string, string>; from?: string; services?: Services }

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { db, services } = await testDatabase()
const apiOf = (its: Services) => createApi(its)
const api = apiOf(services)

const consultation = {
  ...aConsultation('2026-03-06', '10-11am'),
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '+234 803 000 0000',
}
const order = { productId: 2, quantity: 3, fullName: 'Amina Bello', phoneNumber: '0803 000 0000' }

const post = async (
  path: string,
  body: unknown,
  { headers = {}, from = '192.0.2.1', services: its = services }: Post = {},
) =>
  (its === services ? api : apiOf(its)).request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'language=en', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted((a, b) => a - b)
const problemOf = async (response: Response) => (await response.json()) as ProblemAnswer

beforeAll(async () => {
  await loadCatalogue(db, demoCatalogue)
  // A process makes its mail queue with its first mail, on a second connection: before the races, as a started site has.
  await post('/api/orders', order)
})

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(rateLimits)
})

test('a consultation request is stored before it is answered', async () => {
  const response = await post('/api/consultations', consultation)
  expect(response.status).toBe(201)
  const { id, reference } = (await response.json()) as LeadReceipt
  expect(reference).toBe(`CON-${String(id).padStart(6, '0')}`)
  expect(await db.select().from(leads)).toMatchObject([{ id, kind: 'consultation', language: 'en', country: 'cm' }])
})

test('a request carries the audit of its visitor; what is wrong with it is told in words, by its path', async () => {
  expect((await post('/api/consultations', { ...consultation, audit: homeAudit })).status).toBe(201)
  const [lead] = await db.select().from(leads)
  expect(lead?.audit?.recommendedProduct).toMatchObject({ currency: 'NGN' })
  const wrong = await post('/api/orders', { ...order, audit: { ...homeAudit, grid: 'yes' } })
  expect(await problemOf(wrong)).toMatchObject({
    status: 422,
    code: 'invalid',
    errors: [{ path: 'audit.grid', code: 'not_a_boolean', message: expect.stringMatching(/\w/) as string }],
  })
  expect(await db.$count(leads)).toBe(1)
})

test('an order is stored at the catalogue’s price', async () => {
  const response = await post('/api/orders', order)
  expect(response.status).toBe(201)
  expect(((await response.json()) as LeadReceipt).reference).toMatch(/^ORD-\d{6}$/)
  expect(await db.select().from(leads)).toMatchObject([{ payload: { total: { amount: 10_500_000, currency: 'NGN' } } }])
})

describe('the slots of a day', () => {
  test('are answered with what is left', async () => {
    await post('/api/consultations', consultation)
    await post('/api/consultations', consultation)
    const response = await api.request('/api/slots?kind=consultation&date=2026-03-06&country=cm')
    const slots = (await response.json()) as { slot: string; available: boolean }[]
    expect(slots).toHaveLength(10)
    expect(slots.filter(({ available }) => !available)).toEqual([{ slot: '10-11am', available: false }])
  })

  test.each([
    ['kind=dinner&date=2026-03-06', 'kind', 'unknown_value'],
    ['kind=consultation', 'date', 'required'],
    ['kind=consultation&date=2026-02-30', 'date', 'invalid_date'],
    ['kind=appointment&date=2026-03-06&country=ng', 'country', 'unknown_country'],
  ])('%s are refused', async (query, path, code) => {
    const response = await api.request(`/api/slots?${query}`)
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toMatchObject([{ path, code }])
  })
})

describe('a consultation request is refused', () => {
  test.each([
    ['firstName', 'A', 'too_short', 'First name must be at least 2 characters.'],
    ['lastName', '', 'required', 'Last name must be at least 2 characters.'],
    ['email', 'amina@', 'invalid_email', 'Please enter a valid email address.'],
    ['phone', '1234567', 'too_short', 'Please enter a valid phone number.'],
    ['installationAddress', 'Rd 4', 'too_short', 'Please enter a valid installation address.'],
    ['state', '', 'required', 'Please select a state.'],
    ['hearAboutUs', null, 'required', 'Please select how you heard about us.'],
    ['budgetedCost', 'much', 'unknown_value', 'Please select your budgeted cost.'],
    ['electricitySpend', 7, 'unknown_value', 'Please select your monthly electricity spend.'],
    ['fuelSpend', {}, 'unknown_value', 'Please select your monthly fuel spend.'],
    ['purchaseTimeline', [], 'unknown_value', 'Please select your expected purchase timeline.'],
    ['preferredDate', '', 'required', 'Please select a preferred date.'],
    ['preferredDate', '2026-03-04', 'past_date', 'This date is in the past. Please select another one.'],
    ['preferredDate', '2026-03-07', 'weekend', 'We are closed at weekends. Please select a weekday.'],
    ['preferredDate', '2026-02-30', 'invalid_date', 'Please select a preferred date.'],
    ['preferredTimeSlot', '08:00', 'unknown_value', 'Please select a preferred time slot.'],
    ['country', 'ng', 'unknown_country', `Unknown country: give one of ${countries.join(', ')}.`],
  ])('with %s %j: %s', async (path, value, code, message) => {
    const response = await post('/api/consultations', { ...consultation, [path]: value })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect((await problemOf(response)).errors).toContainEqual({ path, code, message })
    expect(await db.$count(leads)).toBe(0)
  })

  test('in the words of a country without states', async () => {
    const { errors } = await problemOf(await post('/api/consultations', { ...consultation, country: 'bf' }))
    expect(errors).toEqual([{ path: 'state', code: 'unknown_value', message: 'Please select a town.' }])
  })

  test('in French unless the visitor chose otherwise', async () => {
    const response = await post('/api/consultations', { ...consultation, email: '' }, { headers: { cookie: '' } })
    expect((await problemOf(response)).errors).toMatchObject([{ message: 'Indiquez une adresse email valide.' }])
  })

  test('when its slot is full', async () => {
    await post('/api/consultations', consultation)
    await post('/api/consultations', consultation)
    const response = await post('/api/consultations', consultation)
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({
      code: 'slot_full',
      errors: [{ path: 'preferredTimeSlot', message: 'This time has just been taken. Please select another one.' }],
    })
  })
})

test('a race for the last place of a slot has one winner', async () => {
  await post('/api/consultations', consultation)
  const race = Array.from({ length: 8 }, () => post('/api/consultations', consultation))
  expect(await statusesOf(race)).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  expect(await db.$count(leads)).toBe(2)
})

describe('an order is refused', () => {
  test.each([
    ['quantity', 0, 'too_small', 'Quantity must be a whole number from 1 to 1,000.'],
    ['quantity', 1001, 'too_big', 'Quantity must be a whole number from 1 to 1,000.'],
    ['quantity', 1.5, 'not_integer', 'Quantity must be a whole number from 1 to 1,000.'],
    ['quantity', '3', 'not_a_number', 'Quantity must be a whole number from 1 to 1,000.'],
    ['productId', 'two', 'not_a_number', 'This product is no longer in the catalogue. Please choose another one.'],
    ['fullName', '   ', 'required', 'Please enter your full name.'],
    ['phoneNumber', 'call me', 'too_short', 'Please enter a valid phone number.'],
    ['country', 'ng', 'unknown_country', `Unknown country: give one of ${countries.join(', ')}.`],
  ])('with %s %j: %s', async (path, value, code, message) => {
    const response = await post('/api/orders', { ...order, [path]: value })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual([{ path, code, message }])
    expect(await db.$count(leads)).toBe(0)
  })

  test('for an unknown product: 404', async () => {
    const response = await post('/api/orders', { ...order, productId: 99_999 })
    expect(response.status).toBe(404)
    expect(await problemOf(response)).toMatchObject({ code: 'not_found', status: 404 })
  })

  test('for a product without a price in the country: 409', async () => {
    const response = await post('/api/orders', { ...order, country: 'bf' })
    expect(response.status).toBe(409)
    expect((await problemOf(response)).errors).toMatchObject([{ path: 'productId', code: 'price_on_request' }])
  })
})

describe.each([
  ['/api/consultations', consultation, { message: 'x' }],
  ['/api/orders', order, { quantity: 4 }],
])('%s', (path, body, change) => {
  test('refuses what is not JSON, not a JSON body, or too long', async () => {
    const broken = await post(path, '{"firstName":')
    expect([broken.status, (await problemOf(broken)).code]).toEqual([400, 'malformed_json'])
    const form = await post(path, 'a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect([form.status, (await problemOf(form)).code]).toEqual([415, 'unsupported_media_type'])
    const long = await post(path, { ...body, message: 'x'.repeat(100_001) })
    expect([long.status, (await problemOf(long)).code]).toEqual([413, 'payload_too_large'])
  })

  test.each(['null', '[]', '"text"', '3', '{}'])('refuses the body %s', async (given) => {
    expect((await post(path, given)).status).toBe(422)
  })

  test('takes POST only, and says so', async () => {
    const response = await api.request(path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await problemOf(response)).toMatchObject({ status: 405 })
  })

  test('takes a repeated Idempotency-Key as the same submit', async () => {
    const headers = { 'idempotency-key': 'form-1' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(path, body, { headers })))
    const receipts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()].join(' ')))
    expect(new Set(receipts).size).toBe(1)
    expect(receipts[0]).toMatch(/^201 /)
    expect(await db.$count(leads)).toBe(1)
    const other = await post(path, { ...body, ...change }, { headers })
    expect([other.status, (await problemOf(other)).code]).toEqual([409, 'conflict'])
  })

  test('refuses an Idempotency-Key of over 200 characters', async () => {
    const response = await post(path, body, { headers: { 'idempotency-key': 'k'.repeat(201) } })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toMatchObject([{ path: 'Idempotency-Key', code: 'too_long' }])
  })
})

describe('a limit of 60 stored orders an hour', () => {
  const orders = (count: number, options?: Post) =>
    Array.from({ length: count }, () => post('/api/orders', order, options))

  test('holds for one address, and for that address only', async () => {
    const statuses = await statusesOf(orders(64))
    expect(statuses.filter((status) => status === 201)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await post('/api/orders', order)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await problemOf(refused)).code).toBe('too_many_requests')
    expect((await post('/api/orders', order, { from: '192.0.2.2' })).status).toBe(201)
    expect((await post('/api/consultations', consultation)).status).toBe(201)
  })

  test('counts no order that was refused', async () => {
    for (let round = 0; round < 3; round++) {
      const refused = Array.from({ length: 30 }, () => post('/api/orders', { ...order, quantity: 0 }))
      expect(new Set(await statusesOf(refused))).toEqual(new Set([422]))
    }
    expect((await post('/api/orders', order)).status).toBe(201)
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'order:192.0.2.1', points: 1 }])
  })

  test.each([
    ['/api/orders', order],
    ['/api/consultations', consultation],
    [
      '/api/appointments',
      { name: 'Amina Bello', email: 'a@example.com', phone: '0803 000 0000', date: '2026-03-06', slot: '10:00' },
    ],
    ['/api/messages', { name: 'Amina Bello', email: 'a@example.com', message: 'Avez-vous des panneaux en stock ?' }],
  ])('counts no repeat of a form: %s', async (path, body) => {
    const headers = { 'idempotency-key': 'one-form' }
    const answers = await Promise.all(Array.from({ length: 70 }, () => post(path, body, { headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(answers.map(async (answer) => answer.text())))).toHaveLength(1)
    expect(await db.select().from(rateLimits)).toMatchObject([{ points: 1 }])
    expect(await db.$count(leads)).toBe(1)
  })

  test('keeps no repeat from its answer when nothing is left', async () => {
    const headers = { 'idempotency-key': 'before-the-crowd' }
    const first = await (await post('/api/orders', order, { headers })).text()
    await Promise.all(orders(60))
    expect((await post('/api/orders', order)).status).toBe(429)
    const repeat = await post('/api/orders', order, { headers })
    expect([repeat.status, await repeat.text()]).toEqual([201, first])
    const other = await post('/api/orders', { ...order, quantity: 9 }, { headers })
    expect([other.status, (await problemOf(other)).errors]).toMatchObject([409, [{ code: 'key_reused' }]])
  })

  test('a repeat is answered as the first was when its time has passed since', async () => {
    const headers = { 'idempotency-key': 'a-day-ago' }
    const body = { ...consultation, preferredDate: '2026-03-05', preferredTimeSlot: '4-5pm' }
    const first = await (await post('/api/consultations', body, { headers })).text()
    const later = { ...services, now: () => new Date('2026-03-06T09:00:00Z') }
    const repeat = await post('/api/consultations', body, { headers, services: later })
    expect([repeat.status, await repeat.text()]).toEqual([201, first])
    expect((await post('/api/consultations', body, { services: later })).status).toBe(422)
  })

  test('sees the visitor behind our own proxy', async () => {
    const behindProxy = { ...services, settings: { ...services.settings, trustProxy: 1 } }
    await post('/api/orders', order, { services: behindProxy, headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'order:203.0.113.9' }])
  })

  test('is gone with RATE_LIMITS=off', async () => {
    const off = { ...services, settings: { ...services.settings, rateLimits: false } }
    expect(new Set(await statusesOf(orders(61, { services: off })))).toEqual(new Set([201]))
    expect(await db.$count(rateLimits)).toBe(0)
  })
})
