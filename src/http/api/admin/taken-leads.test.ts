import { parse } from 'csv-parse/sync'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { AdminLead, LeadPage } from '#business/leads/admin-lead.ts'
import type { KnownPerson } from '#business/leads/known-person.ts'
import { leadKinds, type LeadReceipt } from '#business/leads/lead.ts'
import { leads } from '#business/leads/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

/** A Friday. */
const { api, db, services } = await testApi({
  env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' },
  now: new Date('2026-11-20T08:00:00.000Z'),
})
const sales = await signedIn(api, services, 'sales')
const admin = await signedIn(api, services, 'admin')

const take = (body: object, key?: string) =>
  api.request('/api/admin/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: sales.cookie, ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
const taken = async (body: object) => {
  const response = await take(body)
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as LeadReceipt
  const found = await api.request(`/api/admin/leads/${id}`, { headers: { cookie: sales.cookie } })
  return (await found.json()) as AdminLead
}
const caller = {
  channel: 'phone',
  country: 'bf',
  language: 'fr',
  name: 'Madame Sawadogo',
  phone: '70 11 22 33',
} as const
const monday = '2026-11-23'

/** The least that staff must say of each kind. */
const least: Readonly<Record<(typeof leadKinds)[number], object>> = {
  consultation: {},
  appointment: { date: monday, slot: '09:30' },
  order: { productId: 2, quantity: 3, country: 'cm' },
  message: { message: 'Does it run a pump?' },
  job_application: {},
}

test.each(leadKinds)(
  'of a %s staff say what the caller said: it was spoken to, and is whose noted it',
  async (kind) => {
    const lead = await taken({ ...caller, ...least[kind], kind })
    expect(lead).toMatchObject({
      kind,
      name: caller.name,
      phone: caller.phone,
      email: null,
      status: 'contacted',
      assigneeName: 'The sales',
      firstContactAt: '2026-11-20T08:00:00.000Z',
    })
    expect(lead.timeline[0]).toMatchObject({ event: 'taken', said: 'phone', staffName: 'The sales' })
  },
)

test('an order has the price of the catalogue, a booking its time, and the visitor with an address is told of it', async () => {
  const order = await taken({ ...caller, kind: 'order', productId: 2, quantity: 2, country: 'cm' })
  expect(order.payload).toMatchObject({ order: { productId: 2, quantity: 2 }, total: { currency: 'NGN' } })
  const time = { date: monday, slot: '2-3pm' }
  const more = { fuelSpend: '15k-30k', state: 'ouagadougou', message: 'Two fridges' }
  const call = await taken({ ...caller, ...time, ...more, kind: 'consultation', email: 'awa@example.com' })
  expect(call).toMatchObject({ booking: { ...time, outcome: null }, payload: more })
  const [mail] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1)
  expect(mail).toMatchObject({
    template: 'booking-change-visitor',
    to: 'awa@example.com',
    language: 'fr',
    props: { change: 'booked', kind: 'consultation', ...time, reference: call.reference },
  })
  expect(call.timeline.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'taken: phone',
    `booked: ${monday} 2-3pm`,
  ])
})

test('a time that is booked for somebody answers what they asked; a request without one, or what was answered, it leaves', async () => {
  const response = await api.request('/api/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asked before', phone: '70 11 22 99', message: 'May I come?', country: 'bf' }),
  })
  const { id: first } = (await response.json()) as LeadReceipt
  const read = async (id: number) =>
    (await (await api.request(`/api/admin/leads/${id}`, { headers: { cookie: sales.cookie } })).json()) as AdminLead
  await taken({ ...caller, kind: 'message', message: 'And a pump?', answersTo: first })
  expect(await read(first)).toMatchObject({ status: 'new', assigneeId: null, firstContactAt: null })
  await taken({ ...caller, kind: 'appointment', date: monday, slot: '11:30', answersTo: first })
  const answered = await read(first)
  expect(answered.status).toBe('contacted')
  expect(answered.firstContactAt).not.toBeNull()
  expect(answered.timeline.map(({ event }) => event)).toEqual(['status', 'assignee'])
  await taken({ ...caller, kind: 'appointment', date: monday, slot: '12:00', answersTo: first })
  expect((await read(first)).timeline).toEqual(answered.timeline)
})

test('a visit at home is booked for a caller, on a Saturday too; where it goes is told and known of their other requests', async () => {
  const address = 'Secteur 15, rue 12'
  const person = { ...caller, name: 'Visited', phone: '70 11 22 88' }
  const visit = { kind: 'appointment', date: '2026-11-28', slot: '08:00-10:00', address }
  const lead = await taken({ ...person, email: 'visited@example.com', ...visit })
  expect(lead).toMatchObject({ booking: { date: '2026-11-28', slot: '08:00-10:00', address }, home: address })
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, 'visited@example.com'))
  expect(mails.map(({ props }) => props)).toMatchObject([{ kind: 'visit', address }])
  // Another request of theirs knows it; a time at the office has none.
  expect(await taken({ ...person, kind: 'message', message: 'And a pump?' })).toMatchObject({ home: address })
  const office = await taken({ ...person, ...visit, date: monday, slot: '15:00', phone: '70 11 22 87' })
  expect(office).toMatchObject({ booking: { address: null }, home: null })
})

test('it is given to somebody else with what they do next, and its note is in the timeline, not in the log', async () => {
  const work = { assigneeId: admin.id, nextStep: 'Call back', nextStepOn: '2026-11-24', note: 'Speaks Mooré' }
  const lead = await taken({ ...caller, ...least.message, ...work, kind: 'message', channel: 'shop' })
  expect(lead).toMatchObject({ assigneeName: 'The admin', nextStep: 'Call back', nextStepOn: '2026-11-24' })
  expect(lead.timeline.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'taken: shop',
    'assignee: The admin',
    'next_step: 2026-11-24 Call back',
    'note: Speaks Mooré',
  ])
  const kept = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.take'))
  expect(kept.at(-1)).toMatchObject({ label: lead.reference, after: { kind: 'message', channel: 'shop' } })
  expect(JSON.stringify(kept)).not.toMatch(/Sawadogo|Mooré|70 11/)
  const nobody = await taken({ ...caller, ...least.message, kind: 'message', assigneeId: null })
  expect(nobody.assigneeId).toBeNull()
})

test('who is noted is known by phone and mail in whatever spelling, also by those that were corrected since', async () => {
  const known = async (contact: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', cookie: sales.cookie } }
    const response = await api.request('/api/admin/leads/known', { ...init, body: JSON.stringify(contact) })
    return (await response.json()) as KnownPerson
  }
  const person = { ...caller, name: 'Known Caller', phone: '76 10 20 30', email: 'known_caller@example.com' }
  const { id: first } = await taken({ ...person, ...least.message, kind: 'message' })
  const { id: second, reference } = await taken({ ...person, kind: 'consultation' })
  const last = { id: second, reference, kind: 'consultation', status: 'contacted', name: 'Known Caller' }
  expect(await known({ phone: '+226 76102030' })).toMatchObject({ count: 2, last })
  expect(await known({ email: 'Known_Caller@example.com' })).toMatchObject({ count: 2, last })
  expect(await known({ phone: '76 10 20 31' })).toEqual({ count: 0, last: null })
  // What it dials is that of the country that is named.
  const dialled = (country: string) => known({ phone: '76 10 20 30', country })
  expect(await dialled('bf')).toMatchObject({ count: 2, dialledNumber: '+22676102030' })
  // Of the other country: that one is offered.
  expect(await dialled('cm')).toMatchObject({ count: 2, dialledNumber: null, countryOfPhone: 'bf' })
  for (const id of [first, second]) {
    await api.request(`/api/admin/leads/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify({ person: { phone: '76 10 20 31', email: null } }),
    })
  }
  for (const contact of [{ phone: '0022676102030' }, { phone: '76 10 20 31' }, { email: person.email }])
    expect(await known(contact)).toMatchObject({ count: 2, last })
  expect(await known({ email: 'knownxcaller@example.com' })).toEqual({ count: 0, last: null })
  expect(await known({})).toMatchObject({ status: 422, errors: [{ path: 'phone', code: 'required' }] })
})

test('the inbox and its table are narrowed to how requests came, and the table says it in words', async () => {
  await taken({ ...caller, ...least.message, kind: 'message', name: 'At the fair', channel: 'event' })
  const ask = (path: string) =>
    api.request(`/api/admin/${path}`, { headers: { cookie: `${sales.cookie}; language=en` } })
  const { items } = (await (await ask('leads?channel=event')).json()) as LeadPage
  expect(items.map(({ name }) => name)).toEqual(['At the fair'])
  const [row, ...others] = parse(await (await ask('leads.csv?channel=event')).text(), { bom: true, columns: true })
  expect([row, others]).toMatchObject([{ Name: 'At the fair', Channel: 'Fair or event' }, []])
})

test('why a request is lost is in its history and in the table, and no longer once it is taken up again', async () => {
  const { id } = await taken({ ...caller, ...least.message, kind: 'message', name: 'Too dear', channel: 'other' })
  const change = async (body: object) => {
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json', cookie: sales.cookie } }
    const response = await api.request(`/api/admin/leads/${id}`, { ...init, body: JSON.stringify(body) })
    return (await response.json()) as AdminLead
  }
  const row = async () => {
    const init = { headers: { cookie: `${sales.cookie}; language=en` } }
    const table = await (await api.request('/api/admin/leads.csv?channel=other', init)).text()
    return parse<Record<string, string>>(table, { bom: true, columns: true })[0]
  }
  const lost = await change({ status: 'lost', lostBecause: 'price', lostWords: 'Twice what they have' })
  const details = { lostBecause: 'price', words: 'Twice what they have' }
  expect(lost.timeline.at(-1)).toMatchObject({ event: 'status', said: 'lost', details })
  expect(await row()).toMatchObject({ 'Lost because': 'Price', 'More about why': details.words })
  await change({ status: 'contacted', lostBecause: 'price' })
  expect(await row()).toMatchObject({ Status: 'Contacted', 'Lost because': '', 'More about why': '' })
  expect((await change({ status: 'lost' })).timeline.at(-1)).toMatchObject({ said: 'lost', details: null })
})

test('a form that is sent twice is one request; the key of another is refused', async () => {
  const form = { ...caller, kind: 'message', message: 'Sent twice' }
  const twice = await Promise.all([take(form, 'key-of-the-form'), take(form, 'key-of-the-form')])
  const [first, second] = await Promise.all(twice.map(async (one) => (await one.json()) as LeadReceipt))
  expect(second).toEqual(first)
  const other = await take({ ...form, message: 'Another' }, 'key-of-the-form')
  expect(await other.json()).toMatchObject({ status: 409, code: 'conflict' })
})

test('two who book callers into the last place: one gets it, and nothing is left of the other', async () => {
  const time = { date: '2026-11-24', slot: '10:00' }
  await taken({ ...caller, ...time, kind: 'appointment', name: 'Already' })
  const before = await db.$count(leads)
  const both = await Promise.all(
    ['One', 'Two'].map(async (name) => take({ ...caller, ...time, kind: 'appointment', name })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const refused = both.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ code: 'slot_full', errors: [{ path: 'slot' }] })
  expect(await db.$count(leads)).toBe(before + 1)
})

test.each([
  [{ kind: 'visit' }, 'kind', 'unknown_value'],
  [{ channel: 'site' }, 'channel', 'unknown_value'],
  [{ channel: undefined }, 'channel', 'required'],
  [{ name: ' ' }, 'name', 'required'],
  [{ phone: undefined }, 'phone', 'no_way_to_answer'],
  [{ phone: 'not a number' }, 'phone', 'invalid_phone'],
  [{ message: undefined }, 'message', 'required'],
  [{ kind: 'consultation', date: monday }, 'slot', 'required'],
  [{ kind: 'consultation', slot: '2-3pm' }, 'date', 'required'],
  [{ kind: 'consultation', date: monday, slot: '09:30' }, 'slot', 'unknown_value'],
  [{ kind: 'consultation', state: 'lagos' }, 'state', 'unknown_value'],
  [{ kind: 'consultation', fuelSpend: 'much' }, 'fuelSpend', 'unknown_value'],
  [{ kind: 'appointment' }, 'date', 'required'],
  [{ kind: 'appointment', date: '2026-11-22', slot: '09:30' }, 'date', 'weekend'],
  [{ kind: 'appointment', date: '2026-11-19', slot: '09:30' }, 'date', 'past_date'],
  [{ kind: 'appointment', date: '2026-11-20', slot: '08:00' }, 'slot', 'past_slot'],
  [{ kind: 'appointment', date: monday, slot: '08:00-10:00' }, 'address', 'required'],
  [{ kind: 'appointment', date: monday, slot: '2-3pm' }, 'slot', 'unknown_value'],
  [{ kind: 'order', quantity: 1 }, 'productId', 'required'],
  [{ kind: 'order', productId: 2 }, 'quantity', 'required'],
  [{ assigneeId: 'nobody-we-know' }, 'assigneeId', 'unknown_value'],
  [{ nextStepOn: '2026-02-30' }, 'nextStepOn', 'invalid_date'],
])('a request noted with %j is refused with words beside %s', async (wrong, path, code) => {
  const response = await take({ ...caller, kind: 'message', message: 'Hello there', ...wrong })
  const problem = (await response.json()) as { errors?: { path: string; code: string; message: string }[] }
  expect(response.status).toBe(422)
  expect(problem.errors?.find((error) => error.path === path)).toMatchObject({ code })
})

test('a product that is not there, or has no price in the country, can’t be ordered', async () => {
  expect((await take({ ...caller, kind: 'order', productId: 999_999, quantity: 1 })).status).toBe(404)
})
