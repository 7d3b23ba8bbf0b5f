import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { storeQuote } from '../../../../tests/support/quotes.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { Analytics } from '#business/analytics/analytics.ts'
import { leads } from '#business/leads/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { countries, countryTable, perCountry, type Country } from '#kernel/country.ts'
import { numberChanges } from '#business/analytics/tables.server.ts'

const friday = new Date('2026-11-20T08:00:00.000Z')
const { api, db, services, clock } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: friday })
const sales = await signedIn(api, services, 'sales')

const ask = (query: string) => api.request(`/api/admin/numbers${query}`, { headers: { cookie: sales.cookie } })
const numbers = async (query = '') => (await (await ask(query)).json()) as Analytics

beforeAll(async () => {
  await post(api, '/api/consultations', aConsultation('2026-11-24', '9-10am'))
  const order = { quantity: 1, fullName: 'Awa', phoneNumber: '0803 123 4567', source: '/products/2' }
  await post(api, '/api/orders', { ...order, productId: 2 })
  await post(api, '/api/orders', { ...order, productId: 2, fullName: 'Issa' })
  await post(api, '/api/orders', { ...order, productId: 3, fullName: 'Bola' })
  await post(api, '/api/messages', { name: 'Issa', phone: '70998877', message: 'Bonjour', country: 'bf' })
  await submitted(api)
  clock.now = new Date('2026-09-01T08:00:00.000Z')
  await post(api, '/api/messages', { name: 'Early', phone: '0803 123 4567', message: 'Hello' })
  clock.now = friday
  const audits = { day: '2026-11-19', country: 'cm', measure: 'audit', key: 'residential', count: 10 } as const
  await db.insert(numberChanges).values([
    audits,
    // The days before the thirty.
    { ...audits, day: '2026-10-21', count: 2 },
    { ...audits, day: '2026-09-22', count: 1 },
    { ...audits, day: '2026-09-21', count: 7 },
    { ...audits, measure: 'appliance', key: '7', count: 4 },
    { ...audits, measure: 'appliance', key: '2', count: 9 },
    { ...audits, measure: 'ordered', key: '999', count: 1 },
  ])
})

const untouched = { audits: 0, requests: 0, started: 0, submitted: 0, approved: 0 }
const funnels = {
  ...perCountry(() => untouched),
  cm: { audits: 10, requests: 4, started: 1, submitted: 1, approved: 0 },
  bf: { ...untouched, requests: 1 },
}

test.each([false, true])('the last thirty days of all countries (added up: %j)', async (isFolded) => {
  if (isFolded) await db.execute(sql`select fold_numbers()`)
  const answer = await numbers()
  expect(answer).toMatchObject({
    days: '30',
    country: null,
    from: '2026-10-22',
    to: '2026-11-20',
    before: { requests: 0, audits: 3, submitted: 0 },
    requests: 5,
    requestsByKind: [
      { key: 'order', count: 3 },
      { key: 'consultation', count: 1 },
      { key: 'message', count: 1 },
    ],
    requestsByPage: [
      { key: 'product', count: 3 },
      { key: 'audit', count: 1 },
      { key: 'unknown', count: 1 },
    ],
    requestsByCountry: [
      { key: 'cm', count: 4 },
      { key: 'bf', count: 1 },
    ],
    requestsByState: [{ country: 'cm', key: 'lagos', count: 1 }],
    funnels: countries.map((country) => ({ country, steps: funnels[country] })),
    contact: { contacted: 0, waiting: 5, minutes: null },
    audits: 10,
    auditsBySegment: [{ key: 'residential', count: 10 }],
    appliances: [
      { id: 2, audits: 9 },
      { id: 7, audits: 4 },
    ],
  })
  expect(answer.products.map(({ id, orders, applications }) => [id, orders, applications])).toEqual([
    ['2', 2, 1],
    ['3', 1, 0],
    ['999', 1, 0],
  ])
  expect(answer.products[0]?.nameEn).toBeTruthy()
  expect(answer.products[2]).toMatchObject({ name: null, nameEn: null })
  expect(answer.requestsByDay).toHaveLength(30)
  expect(answer.requestsByDay.at(-1)).toEqual({ from: '2026-11-20', to: '2026-11-20', count: 5 })
})

test('of one country, and of a longer time', async () => {
  expect(await numbers('?country=bf')).toMatchObject({ requests: 1, funnels: [{ country: 'bf' }], audits: 0 })
  const quarter = await numbers('?days=90&country=cm')
  expect(quarter).toMatchObject({ requests: 5, from: '2026-08-23' })
  expect(quarter.requestsByDay.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(await numbers('?days=365')).toMatchObject({ requests: 6 })
})

test('of this month beside the last one as far, and of the last one whole', async () => {
  const month = await numbers('?days=month&country=cm')
  expect(month).toMatchObject({ days: 'month', from: '2026-11-01', to: '2026-11-20' })
  expect(month.requestsByDay).toHaveLength(20)
  const last = await numbers('?days=last-month&country=cm')
  expect(last).toMatchObject({ from: '2026-10-01', to: '2026-10-31' })
  expect(month.before).toMatchObject({ audits: 0 })
  expect(last.audits).toBe(2)
})

/** Nothing of it is of whoever asks. */
const none = { count: 0, amount: 0 }

test('the quotes that were sent are told by currency, each on the day of its country on which it was sent last', async () => {
  const sendAt = async (country: Country, sentAt: string) => {
    const { key } = await storeQuote(services, { country, place: countryTable[country].defaultPlace })
    const [row] = await db
      .update(quotes)
      .set({ sentAt: new Date(sentAt) })
      .where(eq(quotes.key, key))
      .returning()
    return row?.system.totalPrice ?? 0
  }
  const first = await sendAt('cm', '2026-11-19T10:00:00Z')
  // In Lagos it is November by then, in Ouagadougou not yet.
  const second = await sendAt('cm', '2026-10-31T23:30:00Z')
  await sendAt('bf', '2026-10-31T23:30:00Z')
  await storeQuote(services)
  const sent = [{ currency: 'NGN', count: 2, amount: first + second, mine: none }]
  expect((await numbers('?days=month')).quotesSent).toEqual(sent)
  expect((await numbers('?days=last-month')).quotesSent).toMatchObject([{ currency: 'XOF', count: 1 }])
  expect((await numbers('?days=month&country=bf')).quotesSent).toEqual([])
})

test('what was won is told by month and currency, with the sum of what was agreed; not what was won before, or no more', async () => {
  const change = async (name: string, body: object, country: Country = 'cm') => {
    const whose = and(eq(leads.name, name), eq(leads.country, country))
    const [lead] = await db.select({ id: leads.id }).from(leads).where(whose)
    await api.request(`/api/admin/leads/${lead?.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  }
  const win = async (name: string, body: object, country?: Country) => {
    await change(name, { status: 'contacted' }, country)
    await change(name, { status: 'won', ...body }, country)
  }
  clock.now = new Date('2026-09-30T23:30:00.000Z')
  await win('Early', { wonAmount: 9 })
  clock.now = friday
  await win('Awa', { wonAmount: 2_000_000 })
  await win('Bola', {})
  await win('Issa', { wonAmount: 500_000 }, 'bf')
  expect((await numbers('?country=cm')).won).toEqual([
    { month: '2026-11', currency: 'NGN', count: 2, withAmount: 1, amount: 2_000_000, mine: none },
  ])
  await change('Awa', { assigneeId: sales.id })
  await change('Bola', { status: 'qualified' })
  const november = { month: '2026-11', count: 1, withAmount: 1 }
  expect((await numbers('?days=90')).won).toEqual([
    { ...november, currency: 'XOF', amount: 500_000, mine: none },
    { ...november, currency: 'NGN', amount: 2_000_000, mine: { count: 1, amount: 2_000_000 } },
    // It was October already where they live.
    { ...november, month: '2026-10', currency: 'NGN', amount: 9, mine: none },
  ])
})

test.each([
  ['?days=31', 'days'],
  ['?days=', 'days'],
  ['?days=30&country=fr', 'country'],
])('%s is refused by its field', async (query, path) => {
  const response = await ask(query)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path }] })
})

test('what was decided is told by the day of the decision, with what was approved, how soon, and by whom', async () => {
  const second = await signedIn(api, services, 'admin')
  const decideAt = async (at: string, status: string, cookie = sales.cookie) => {
    clock.now = new Date('2026-09-14T08:00:00.000Z')
    const { id } = await submitted(api, { email: `${at}@example.com`.replaceAll(':', '') })
    clock.now = new Date(at)
    const body = JSON.stringify({ status, reason: 'Known to us for many years' })
    const headers = { 'content-type': 'application/json', cookie }
    await api.request(`/api/admin/applications/${id}`, { method: 'PATCH', headers, body })
    return id
  }
  // In Lagos it is October by then.
  await decideAt('2026-09-30T23:30:00.000Z', 'approved')
  const back = await decideAt('2026-10-02T08:00:00.000Z', 'declined', second.cookie)
  await decideAt('2026-10-03T08:00:00.000Z', 'withdrawn')
  clock.now = new Date('2026-11-20T08:00:00.000Z')
  const of = async (query: string) => (await numbers(query)).decisions
  expect(await of('?days=month')).toEqual({ minutes: null, byPerson: [] })
  const decided = await of('?days=last-month')
  expect(decided.byPerson).toHaveLength(3)
  expect(decided.byPerson).toEqual(
    expect.arrayContaining([
      { name: 'The sales', status: 'approved', currency: 'NGN', count: 1, amount: 3_500_000, over: 1 },
      { name: 'The admin', status: 'declined', currency: 'NGN', count: 1, amount: 3_500_000, over: 0 },
      { name: 'The sales', status: 'withdrawn', currency: 'NGN', count: 1, amount: 3_500_000, over: 0 },
    ]),
  )
  // After 16 days, 15 hours and a half, and after 18 days; what was withdrawn was decided by nobody.
  expect(decided.minutes).toBe((16 * 24 + 15.5 + 18 * 24) * 30)
  expect((await of('?days=last-month&country=bf')).byPerson).toEqual([])
  // Put in review again it is decided no longer.
  await api.request(`/api/admin/applications/${back}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: sales.cookie },
    body: JSON.stringify({ status: 'in_review' }),
  })
  expect((await of('?days=last-month')).byPerson).toHaveLength(2)
})
