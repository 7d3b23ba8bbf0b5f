import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { readOfficeLimits } from '#business/company/settings/setting-queries.server.ts'
import { closedDays } from '#business/company/tables.server.ts'
import { leads } from '#business/leads/tables.server.ts'

type ProblemAnswer = { code: string; errors?: { path: string; code: string; message: string }[] }

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { api, db, services } = await testApi()

const appointment = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  phone: '0803 000 0000',
  date: '2026-03-06',
  slot: '08:30',
}
const post = async (body: unknown, headers: Record<string, string> = {}) =>
  api.request('/api/appointments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'language=en', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const problemOf = async (response: Response) => (await response.json()) as ProblemAnswer

beforeEach(async () => void (await db.delete(leads)))

test('an appointment is stored before it is answered, and its half hour is taken', async () => {
  const response = await post(appointment)
  expect(response.status).toBe(201)
  const { id, reference } = (await response.json()) as { id: number; reference: string }
  expect(reference).toBe(`APP-${String(id).padStart(6, '0')}`)
  expect(await db.select().from(leads)).toMatchObject([{ id, kind: 'appointment', language: 'en', country: 'cm' }])

  await post(appointment)
  const slots = await api.request('/api/slots?kind=appointment&date=2026-03-06&country=cm')
  const all = (await slots.json()) as { slot: string; available: boolean }[]
  expect(all).toHaveLength(18)
  expect(all.filter(({ available }) => !available)).toEqual([{ slot: '08:30', available: false }])
})

test('the next days to book are open ones with a place left, as many as have one', async () => {
  await db.insert(closedDays).values({ country: 'cm', date: '2026-03-09', name: 'Fête', createdAt: new Date() })
  const capacity = (await readOfficeLimits(db, services.log)).cm.places.appointment
  for (let taken = 0; taken < capacity; taken += 1) await post(appointment)
  const answer = await api.request('/api/bookable-days?kind=appointment&country=cm')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    [
      // At 10:00 in Lagos, those of the morning have begun.
      { date: '2026-03-05', free: 13 },
      { date: '2026-03-06', free: 17 },
      ...['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'].map((date) => ({
        date,
        free: 18,
      })),
    ],
  ])
  const elsewhere = await api.request('/api/bookable-days?kind=consultation&country=bf')
  expect(await elsewhere.json()).toContainEqual({ date: '2026-03-09', free: 10 })
  expect((await api.request('/api/bookable-days?kind=party')).status).toBe(422)
  await db.delete(closedDays)
})

describe('an appointment is refused', () => {
  test.each([
    ['name', 'A', 'too_short', 'Please enter your full name.'],
    ['email', 'amina@', 'invalid_email', 'Please enter a valid email address.'],
    ['phone', '12', 'too_short', 'Please enter a valid phone number.'],
    ['date', '', 'required', 'Please select a date.'],
    ['date', '2026-03-04', 'past_date', 'This date is in the past. Please select another one.'],
    ['date', '2026-03-08', 'weekend', 'We are closed at weekends. Please select a weekday.'],
    ['slot', '17:00', 'unknown_value', 'Please select a time.'],
    ['message', 'x'.repeat(2001), 'too_long', 'Your message must be at most 2,000 characters.'],
  ])('with another %s (%#)', async (path, value, code, message) => {
    const response = await post({ ...appointment, [path]: value })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect((await problemOf(response)).errors).toEqual([{ path, code, message }])
    expect(await db.$count(leads)).toBe(0)
  })

  test('from another country', async () => {
    const response = await post({ ...appointment, country: 'ng' })
    expect((await problemOf(response)).errors).toMatchObject([{ path: 'country', code: 'unknown_country' }])
  })

  test('when its half hour has begun, or is full', async () => {
    const begun = await post({ ...appointment, date: '2026-03-05', slot: '10:00' })
    expect([begun.status, (await problemOf(begun)).errors]).toMatchObject([422, [{ path: 'slot', code: 'past_slot' }]])
    await post(appointment)
    await post(appointment)
    const full = await post(appointment)
    expect(full.status).toBe(409)
    expect(await problemOf(full)).toMatchObject({
      code: 'slot_full',
      errors: [{ path: 'slot', message: 'This time has just been taken. Please select another one.' }],
    })
  })

  test.each([
    ['{"name":', 'application/json', 400, 'malformed_json'],
    ['name=Amina', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`"${'x'.repeat(100_001)}"`, 'application/json', 413, 'payload_too_large'],
    ['[]', 'application/json', 422, 'invalid'],
  ])('whose body is %.8s', async (body, type, status, code) => {
    const response = await post(body, { 'content-type': type })
    expect([response.status, (await problemOf(response)).code]).toEqual([status, code])
  })
})

test('a race for the last place has one winner', async () => {
  await post(appointment)
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(appointment)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await db.$count(leads)).toBe(2)
})

test('a repeated Idempotency-Key is the same submit', async () => {
  const key = { 'idempotency-key': 'form-1' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(appointment, key)))
  const bodies = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toMatch(/^201 /)
  expect(await db.$count(leads)).toBe(1)
  const other = await post({ ...appointment, slot: '09:00' }, key)
  expect([other.status, (await problemOf(other)).code]).toEqual([409, 'conflict'])
})
