import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aConsultation } from '../../../tests/support/sent-requests.ts'
import { testApi } from '../../../tests/support/api.ts'
import { planRequest } from '../../../tests/support/financing.ts'
import { post } from '../../../tests/support/staff.ts'
import { submitted } from '../../../tests/support/submitted-application.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { routes } from '#web/routes.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { removeOldDrafts } from '#business/financing/remove-applications.server.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { contactBounds } from './analytics.ts'
import { countedPages } from './measure.ts'
import { numberTotals, numberChanges } from './tables.server.ts'

/** Half past eleven in the evening in Ouagadougou, half past midnight in Lagos. */
const late = new Date('2026-11-20T23:30:00Z')
const { api, db, services, clock } = await testApi({ env: { RATE_LIMITS: 'off' }, now: late })

beforeEach(async () => {
  clock.now = late
  await db.execute(sql`truncate leads, financing_applications, number_changes, number_totals restart identity cascade`)
})

const fold = () => db.execute(sql`select fold_numbers()`)

/** What is counted, as `day country measure key`: what is in no total yet, and what each total has more than the one before. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select concat_ws(' ', day, country, measure, key) as name, sum(count)::int as count
    from (
      select day, country, measure, key, count from ${numberChanges}
      union all
      select day, country, measure, key, coalesce((counts ->> key)::int, 0) - coalesce((before ->> key)::int, 0)
      from (select *, lag(counts) over (partition by measure, country order by day) as before from ${numberTotals}) as total,
        lateral (select jsonb_object_keys(counts || coalesce(before, '{}')) as key) as keys
    ) as counted
    group by 1 having sum(count) <> 0 order by 1`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const message = { name: 'Awa Traoré', phone: '70998877', message: 'Hello there' }
const change = (values: Partial<typeof leads.$inferInsert>) => db.update(leads).set(values)

test('a request counts on the day of its country', async () => {
  await post(api, '/api/messages', { ...message, country: 'bf' })
  await post(api, '/api/messages', { ...message, country: 'cm', message: 'Hello again' })
  expect(await counts()).toEqual({
    '2026-11-20 bf page unknown': 1,
    '2026-11-20 bf request message': 1,
    '2026-11-21 cm page unknown': 1,
    '2026-11-21 cm request message': 1,
  })
})

test('a consultation counts with its state and page, an order with its product', async () => {
  await post(api, '/api/consultations', aConsultation('2026-11-24', '9-10am'))
  const order = { productId: 2, quantity: 3, fullName: 'Awa', phoneNumber: '0803 123 4567', source: '/products/2' }
  await post(api, '/api/orders', order)
  expect(await counts()).toEqual({
    '2026-11-21 cm ordered 2': 1,
    '2026-11-21 cm page audit': 1,
    '2026-11-21 cm page product': 1,
    '2026-11-21 cm request consultation': 1,
    '2026-11-21 cm request order': 1,
    '2026-11-21 cm state lagos': 1,
  })
})

test('spam is taken back, and counts again when it was none; other changes count nothing', async () => {
  await post(api, '/api/messages', message)
  const before = await counts()
  await change({ nextStep: 'Call', updatedAt: new Date() })
  expect(await counts()).toEqual(before)
  await fold()
  await change({ status: 'spam' })
  expect(await counts()).toEqual({})
  await change({ status: 'new' })
  expect(await counts()).toEqual(before)
})

test('the first contact counts on the day of the request, in the range that contact-time.ts names', async () => {
  for (const [at, bound] of [...contactBounds, null].entries()) {
    await db.execute(sql`truncate leads, number_changes restart identity cascade`)
    await post(api, '/api/messages', message)
    const last = bound === null ? (contactBounds.at(-1) ?? 0) + 5 : bound - 0.5
    await change({ status: 'contacted', firstContactAt: new Date(late.getTime() + last * 60_000) })
    expect(await counts()).toMatchObject({ [`2026-11-21 cm contact ${at}`]: 1 })
  }
})

test('what staff note for a caller is a request, from no page and with no time until it was answered; who is imported is none', async () => {
  const noted = { kind: 'message', country: 'cm', language: 'fr', name: 'Awa', phone: '70998877' } as const
  const times = { firstContactAt: late, answerDueAt: late, createdAt: late, updatedAt: late }
  await db.insert(leads).values({
    ...noted,
    ...times,
    status: 'contacted',
    channel: 'phone',
    payload: { country: 'cm' },
    fingerprint: 'noted',
  })
  // Whoever is taken over from a table asked long before.
  await db.insert(leads).values({
    ...noted,
    ...times,
    status: 'contacted',
    channel: 'import',
    payload: { country: 'cm' },
    fingerprint: 'imported',
  })
  expect(await counts()).toEqual({ '2026-11-21 cm request message': 1, '2026-11-21 cm contact noted': 1 })
})

test('an application counts on the day it was started, however far it comes; its product once it is submitted', async () => {
  await post(api, '/api/financing/apply', planRequest)
  expect(await counts()).toEqual({ '2026-11-21 cm application started': 1 })
  const { id } = await submitted(api)
  const far = {
    '2026-11-21 cm application started': 2,
    '2026-11-21 cm application submitted': 1,
    [`2026-11-21 cm applied ${planRequest.productId}`]: 1,
  }
  expect(await counts()).toEqual(far)
  const decide = (status: 'approved' | 'in_review') =>
    db.update(financingApplications).set({ status }).where(eq(financingApplications.id, id))
  await decide('approved')
  expect(await counts()).toEqual({ ...far, '2026-11-21 cm application approved': 1 })
  await decide('in_review')
  expect(await counts()).toEqual(far)
})

test('what was counted stays counted when a draft grows old or a person is erased, and names nobody', async () => {
  await post(api, '/api/financing/apply', planRequest)
  await post(api, '/api/messages', { ...message, source: '/?from=awa@example.com' })
  await post(api, '/api/consultations', { ...aConsultation('2026-11-24', '9-10am'), source: '/contact/awa' })
  const before = await counts()
  const stored = await db.select({ id: leads.id }).from(leads)
  const ids = stored.map(({ id }) => id)
  await db.transaction((tx) => removeLeads(tx, services, ids))
  clock.now = new Date('2027-01-05T00:00:00Z')
  expect(await removeOldDrafts(services)).toBe(1)
  expect(await db.$count(leads)).toBe(0)
  expect(await counts()).toEqual(before)
  expect(Object.keys(before).join()).not.toMatch(/awa|example|traor/i)
})

test('a request that says nothing as it should is counted as far as it goes, never refused', async () => {
  const moment = { answerDueAt: late, createdAt: late, updatedAt: late }
  const row = { country: 'cm', language: 'fr', name: 'x', phone: '1', fingerprint: 'x', ...moment } as const
  const odd: unknown[] = [[], 'text', { order: 'none' }, { order: { productId: 'x' } }, { state: { a: 1 } }]
  for (const kind of ['order', 'consultation'] as const) {
    for (const payload of odd) await db.insert(leads).values({ ...row, kind, payload: payload as never })
  }
  expect(await counts()).toEqual({
    '2026-11-21 cm page unknown': 2 * odd.length,
    '2026-11-21 cm request consultation': odd.length,
    '2026-11-21 cm request order': odd.length,
  })
})

test('every page of the site has a name to be counted by, and nothing else has', async () => {
  const named = async (source: string | null) => {
    const { rows } = await db.execute<{ page: string }>(sql`select page_of(${source}::text) as page`)
    return rows[0]?.page ?? ''
  }
  const unnamed = [
    '/about',
    '/warranty',
    '/terms-of-use',
    '/privacy-policy',
    '/accessibility',
    '/download',
    '/compare',
    '/solar-for',
    '/solar-for/:need',
    '/solar-in/:place',
    '/quote',
    '/quote/:key',
    '/test-recommendation',
  ]
  const seen = new Set<string>()
  for (const { path } of routes) {
    const page = await named(path.replace(/:\w+/, 'kit-3kva'))
    expect(countedPages).toContain(page)
    expect(page === 'other', path).toBe(unnamed.includes(path) || path.startsWith('/financing/applications'))
    seen.add(page)
  }
  expect([...seen, 'unknown'].toSorted()).toEqual([...countedPages].toSorted())
  expect(await Promise.all([null, '', '/?a=b', '/products/', 'javascript:alert(1)', '/a b', '//x'].map(named))).toEqual(
    ['unknown', 'unknown', 'home', 'products', 'other', 'other', 'other'],
  )
})

test('totals hold each change once, on its day and all days after, also when several add up at once', async () => {
  const note = (day: string, key: string, count: number) =>
    db.insert(numberChanges).values({ day, country: 'cm', measure: 'audit', key, count })
  const totals = async () => {
    const rows = await db.select().from(numberTotals).orderBy(numberTotals.day)
    return rows.map(({ day, counts: all }) => [day, all])
  }
  await note('2026-11-02', 'residential', 2)
  await note('2026-11-05', 'residential', 1)
  await note('2026-11-05', 'commercial', 4)
  await Promise.all([fold(), fold(), fold()])
  await fold()
  expect(await db.$count(numberChanges)).toBe(0)
  expect(await totals()).toEqual([
    ['2026-11-02', { residential: 2 }],
    ['2026-11-05', { residential: 3, commercial: 4 }],
  ])
  await note('2026-11-01', 'commercial', 1)
  await note('2026-11-03', 'residential', -2)
  await note('2026-11-09', 'residential', 5)
  await fold()
  expect(await totals()).toEqual([
    ['2026-11-01', { commercial: 1 }],
    ['2026-11-02', { commercial: 1, residential: 2 }],
    ['2026-11-03', { commercial: 1 }],
    ['2026-11-05', { commercial: 5, residential: 1 }],
    ['2026-11-09', { commercial: 5, residential: 6 }],
  ])
})

test('a backlog of years is added up, too, by a connection that had nothing to add up when it began', async () => {
  await db.execute(sql`vacuum analyze number_changes, number_totals`)
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`select fold_numbers()`)
    await tx.execute(sql`
      insert into number_changes (day, country, measure, key, count)
      select date '2025-01-01' + day, 'cm', 'appliance', key::text, 1
      from generate_series(0, 299) as day, generate_series(1, 400) as key`)
    const left: number[] = []
    for (let call = 0; call < 2; call++) {
      await tx.execute(sql`select fold_numbers()`)
      left.push(await tx.$count(numberChanges))
    }
    expect(left).toEqual([20_000, 0])
    return tx.execute(sql`select counts -> '400' as count from ${numberTotals} order by day desc limit 1`)
  })
  expect(rows).toEqual([{ count: 300 }])
})

test.each(countries)('the day of a moment in %s is that of its clock', async (country) => {
  const { rows } = await db.execute<{ moment: string; day: string }>(sql`
    select moment::text, day_in(${country}, moment)::text as day
    from generate_series('2026-11-20T00:30:00Z'::timestamptz, '2026-11-20T23:30:00Z', interval '1 hour') as moment`)
  expect(rows).toHaveLength(24)
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: countryTable[country].timeZone })
  for (const { moment, day } of rows) expect(day, moment).toBe(calendar.format(new Date(moment)))
})
