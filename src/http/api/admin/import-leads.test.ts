import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import { answerClock } from '#business/leads/answer-clock.ts'
import { mostImportedLeads, type ToldLeadImport } from '#business/leads/lead-import.ts'
import { leadReference } from '#business/leads/lead.ts'
import { leadEvents, leads } from '#business/leads/tables.server.ts'
import { formatMoney } from '#kernel/money.ts'

const { api, db, services } = await testApi({
  env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' },
  now: new Date('2026-11-20T08:00:00.000Z'),
})
const sales = await signedIn(api, services, 'sales')

const send = (body: object) =>
  api.request('/api/admin/leads/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${sales.cookie}; language=en` },
    body: JSON.stringify({ country: 'cm', ...body }),
  })
const bring = async (rows: readonly unknown[], more: object = { apply: true }) => {
  const response = await send({ rows, ...more })
  expect(response.status).toBe(200)
  return (await response.json()) as ToldLeadImport
}

beforeEach(async () => {
  await db.delete(leads)
})

const bola = {
  name: 'Bola Adé',
  phone: '0803 123 4567',
  message: 'Two freezers',
  address: 'Surulere',
  amount: 2_400_000,
  lastContactOn: '2026-10-05',
  note: 'Met at the fair',
  nextStep: 'Send the quote',
  nextStepOn: '2026-11-25',
}

test('a number with a country’s code is of that country, whatever the table is of', async () => {
  const rows = [bola, { name: 'Awa', phone: '+226 70 11 22 33' }, { name: 'Issa', phone: '00226 76 11 22 33' }]
  expect(await bring(rows, {})).toMatchObject({ countries: ['cm', 'bf', 'bf'], problems: [] })
})

test('customers of a table are requests that were contacted before, with their note and next step, each in its own country', async () => {
  const rows = [bola, { name: 'Awa Sawadogo', phone: '70 11 22 33' }, { name: 'Issa', email: 'Issa@example.com' }]
  expect(await bring(rows, {})).toEqual({
    isApplied: false,
    undialled: [],
    countries: ['cm', 'bf', 'cm'],
    ready: 3,
    known: [],
    problems: [],
  })
  expect(await db.$count(leads)).toBe(0)
  expect(await bring(rows)).toMatchObject({ isApplied: true, ready: 3 })
  const stored = await db.select().from(leads).orderBy(leads.id)
  expect(stored.map(({ name, country, language }) => [name, country, language])).toEqual([
    ['Bola Adé', 'cm', 'en'],
    ['Awa Sawadogo', 'bf', 'fr'],
    ['Issa', 'cm', 'en'],
  ])
  expect(stored[0]).toMatchObject({
    kind: 'message',
    channel: 'import',
    status: 'contacted',
    phoneKey: '+2348031234567',
    payload: { country: 'cm', message: 'Two freezers', installationAddress: 'Surulere' },
    amount: 2_400_000,
    firstContactAt: new Date('2026-10-05T12:00:00.000Z'),
    nextStep: 'Send the quote',
    nextStepOn: '2026-11-25',
  })
  const told = await db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, stored[0]?.id ?? 0))
    .orderBy(leadEvents.id)
  expect(told.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'contacted_before: 2026-10-05',
    'taken: import',
    'next_step: 2026-11-25 Send the quote',
    'note: Met at the fair',
  ])
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.import'))
  expect(entry?.after).toMatchObject({ imported: 3 })
  expect(JSON.stringify(entry)).not.toMatch(/Bola|fair|803/)
})

test('an import is undone from the log; what somebody has worked on since stays, and why is told', async () => {
  const admin = await signedIn(api, services, 'admin')
  const others = ['70 11 22 33', '76 11 22 33'].map((phone) => ({ name: phone, phone: `+226 ${phone}` }))
  expect(await bring([bola, ...others])).toMatchObject({ ready: 3 })
  const undo = (id: number, who = admin) =>
    api.request(`/api/admin/leads/imports/${id}/undo`, { method: 'POST', headers: { cookie: who.cookie } })
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.import'))
  const id = entry?.id ?? 0
  expect((await undo(id, sales)).status).toBe(403)
  expect((await undo(999_999)).status).toBe(404)
  const [first] = await db.select().from(leads).where(eq(leads.name, 'Bola Adé'))
  const change = { method: 'PATCH', headers: { 'content-type': 'application/json', cookie: sales.cookie } }
  const body = JSON.stringify({ note: 'Rang today' })
  expect((await api.request(`/api/admin/leads/${first?.id}`, { ...change, body })).status).toBe(200)
  const undone = await undo(id)
  expect(undone.status).toBe(200)
  expect(await undone.json()).toEqual({
    removed: 2,
    notes: 0,
    kept: 1,
    first: [
      { id: first?.id, reference: leadReference('message', first?.id ?? 0), name: 'Bola Adé', because: 'changed' },
    ],
  })
  expect((await db.select().from(leads)).map(({ name }) => name)).toEqual(['Bola Adé'])
  const [log] = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.import_undo'))
  expect(log?.after).toEqual({ removed: 2, kept: 1 })
  await db.delete(leads)
  const again = await undo(id)
  expect([again.status, await again.json()]).toMatchObject([409, { errors: [{ code: 'undone' }] }])
})

test('what a row says of who is known is added to their notes once, and taken back with the import', async () => {
  const admin = await signedIn(api, services, 'admin')
  await bring([bola])
  const before = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.import'))
  const { name, phone } = bola
  const rows = [
    { name, phone, note: 'Wants lithium', lastContactOn: '2026-11-02', nextStep: 'Call', nextStepOn: '2026-12-01' },
    { name: 'Awa', phone: '+226 70 11 22 33', note: 'A pump' },
    { name: 'Awa S.', phone: '+226 70 11 22 33', note: 'A bigger pump' },
    { name: 'Awa S.', phone: '+226 70 11 22 33', note: 'A pump' },
  ]
  const lithium = '02/11/2026 · Wants lithium\n01/12/2026 · Call'
  const told = await bring(rows, {})
  expect(told.known.map(({ row, note }) => [row, note])).toEqual([
    [0, lithium],
    [2, 'A bigger pump'],
    [3, null],
  ])
  await bring(rows)
  const notes = async () => {
    const found = await db
      .select({ of: leads.name, said: leadEvents.said })
      .from(leadEvents)
      .innerJoin(leads, eq(leads.id, leadEvents.leadId))
      .where(eq(leadEvents.event, 'note'))
      .orderBy(leadEvents.id)
    return found.map(({ of, said }) => `${of}: ${said}`)
  }
  expect(await notes()).toEqual([
    'Bola Adé: Met at the fair',
    'Awa: A pump',
    `Bola Adé: ${lithium}`,
    'Awa: A bigger pump',
  ])
  // The same table again has nothing new.
  expect((await bring(rows)).known.map(({ note }) => note)).toEqual([null, null, null, null])
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'lead.import')).orderBy(auditLog.id)
  const last = entries.at(-1)
  expect([entries.length - before.length, last?.after]).toMatchObject([1, { imported: 1, noted: 2 }])
  // This clock stands still: who was known before came earlier.
  const at = new Date('2026-11-19T09:00:00.000Z')
  const [known] = await db.update(leads).set({ createdAt: at }).where(eq(leads.name, 'Bola Adé')).returning()
  await db.update(leadEvents).set({ at }).where(eq(leadEvents.said, 'Met at the fair'))
  const undone = await api.request(`/api/admin/leads/imports/${last?.id}/undo`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
  })
  expect(await undone.json()).toEqual({ removed: 1, notes: 1, kept: 0, first: [] })
  expect(await notes()).toEqual(['Bola Adé: Met at the fair'])
  expect(await db.$count(leads, eq(leads.id, known?.id ?? 0))).toBe(1)
})

test('what is known of a customer is compared line by line; town, amount and last contact of a later table are noted too', async () => {
  const { name, phone } = bola
  const first = {
    name,
    phone,
    note: 'Quote for 15 kVA',
    nextStep: 'Call',
    nextStepOn: '2026-12-01',
    nextStepOnAssumed: true,
  }
  await bring([first])
  const noteOf = async (row: object) => (await bring([{ name, phone, ...row }], {})).known[0]?.note
  // Nobody wrote that day: it is the next working day of whoever imports.
  expect(await noteOf({ ...first, nextStepOn: '2026-12-02' })).toBeNull()
  expect(await noteOf({ nextStep: 'Call', nextStepOn: '2026-12-02' })).toBe('02/12/2026 · Call')
  expect(await noteOf({ note: '5 kVA' })).toBe('5 kVA')
  const more = { address: 'Ikeja', amount: 1_600_000, lastContactOn: '2026-11-02' }
  expect(await noteOf(more)).toBe(`Ikeja\n${formatMoney({ amount: 1_600_000, currency: 'NGN' })}\n02/11/2026`)
  await bring([{ name, phone, ...more }])
  expect(await noteOf(more)).toBeNull()
})

test('the same words of another day are another contact; what staff corrected does not come back', async () => {
  const { name, phone } = bola
  const noteOf = async (row: object) => (await bring([{ name, phone, ...row }], {})).known[0]?.note
  const rang = (lastContactOn: string, more = '') => ({ lastContactOn, note: `No answer${more}` })
  await bring([{ name, phone, amount: 1_600_000, ...rang('2026-11-02') }])
  expect(await noteOf(rang('2026-11-02'))).toBeNull()
  expect(await noteOf(rang('2026-11-09'))).toBe('09/11/2026')
  expect(await noteOf(rang('2026-11-09', '\nWants lithium'))).toBe('09/11/2026\nWants lithium')
  await bring([{ name, phone, ...rang('2026-11-09') }])
  expect(await noteOf(rang('2026-11-09'))).toBeNull()
  expect(await noteOf({ lastContactOn: '2026-11-16', note: 'A pump' })).toBe('16/11/2026 · A pump')
  // One below another.
  const awa = { name: 'Awa', phone: '+226 70 11 22 33' }
  const below = await bring(
    [awa, awa, awa].map((of, at) => Object.assign({}, of, rang(`2026-11-0${2 + at}`))),
    {},
  )
  expect(below.known.map(({ note }) => note)).toEqual(['03/11/2026', '04/11/2026'])

  const [lead] = await db.select().from(leads)
  const [written] = await db.select().from(leadEvents).where(eq(leadEvents.said, 'No answer'))
  const change = async (body: object) => {
    const response = await api.request(`/api/admin/leads/${lead?.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  await change({ noteId: written?.id, note: 'Nobody picked up' })
  expect(await noteOf({ note: 'No answer' })).toBeNull()
  expect(await noteOf({ note: 'Nobody picked up' })).toBeNull()
  await change({ askedAmount: 1_900_000 })
  await change({ askedAmount: 2_100_000 })
  for (const amount of [1_600_000, 1_900_000, 2_100_000]) expect(await noteOf({ amount })).toBeNull()
  expect(await noteOf({ amount: 2_400_000 })).toBe(formatMoney({ amount: 2_400_000, currency: 'NGN' }))
})

test('a row stands where it says, with what was agreed of who is won, and is whose it says', async () => {
  const other = await signedIn(api, services, 'sales')
  const rows = [
    { ...bola, status: 'won', assigneeId: other.id },
    { name: 'Awa', phone: '+226 70 11 22 33', status: 'new', lastContactOn: '2026-10-05' },
    { name: 'Issa', phone: '+226 76 11 22 33', amount: 900_000, status: 'lost', assigneeId: '' },
    { name: 'Ngozi', phone: '0803 123 4569', status: 'hot', assigneeId: 'Musa' },
    { name: 'Chidi', phone: '0803 123 4570', status: 'spam' },
    { name: 'Emeka', phone: '0803 123 4571', assigneeId: 'Moussa' },
    { name: 'Fatou', phone: '0803 123 4572', assigneeId: 'Moussa Traoré' },
  ]
  const { ready, problems } = await bring(rows)
  expect(ready).toBe(3)
  expect(problems.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
    '3 assigneeId unknown_value',
    '3 status unknown_value',
    '4 status unknown_value',
    '5 assigneeId unknown_value',
    '6 assigneeId unknown_value',
  ])
  const stored = await db.select().from(leads).orderBy(leads.id)
  expect(stored.map(({ name, status, assigneeId }) => [name, status, assigneeId])).toEqual([
    ['Bola Adé', 'won', other.id],
    ['Awa', 'new', sales.id],
    ['Issa', 'lost', null],
  ])
  expect(stored.map(({ amount, wonAmount, wonOn }) => [amount, wonAmount, wonOn])).toEqual([
    [2_400_000, 2_400_000, null],
    [null, null, null],
    [900_000, null, null],
  ])
  expect(stored.map(({ firstContactAt, givenAt }) => [firstContactAt !== null, givenAt !== null])).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ])
  const told = await db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, stored[0]?.id ?? 0))
    .orderBy(leadEvents.id)
  expect(told.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'contacted_before: 2026-10-05',
    'taken: import',
    'status: won',
    'won_amount: 2400000 NGN',
    'next_step: 2026-11-25 Send the quote',
    'note: Met at the fair',
  ])
})

test('who is known, however their number is written, and who stands in a row above is left out: twice is once', async () => {
  await bring([bola])
  const [known] = await db.select({ id: leads.id }).from(leads)
  const rows = [
    { name: 'Bola again', phone: '+234 803 123 4567' },
    { name: 'Issa', email: 'issa@example.com' },
    { name: 'Issa C.', email: 'ISSA@example.com' },
  ]
  expect(await bring(rows)).toEqual({
    isApplied: true,
    undialled: [],
    countries: ['cm', 'cm', 'cm'],
    ready: 1,
    known: [
      { row: 0, leadId: known?.id, name: 'Bola Adé', note: null },
      { row: 2, leadId: null, name: 'Issa', note: null },
    ],
    problems: [],
  })
  expect((await bring(rows)).ready).toBe(0)
  expect(await db.$count(leads)).toBe(2)
})

test('a number that nobody can dial is told, and taken as it is written', async () => {
  const rows = [bola, { name: 'Awa', phone: '0803 123 45' }]
  expect(await bring(rows)).toMatchObject({ ready: 2, undialled: [1], problems: [] })
})

test('a row with something wrong is told by its place and left out; the others are taken', async () => {
  const rows = [
    { name: 'Nobody to call' },
    { name: '', phone: '0803 123 4568' },
    { name: 'Ngozi', phone: '0803 123 4569', nextStepOn: 'soon' },
    'no row',
    bola,
  ]
  const { ready, problems } = await bring(rows)
  expect(ready).toBe(1)
  expect(problems.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '0 phone no_way_to_answer',
    '1 name required',
    '2 nextStepOn invalid_date',
    '3  invalid',
  ])
  expect(problems.every(({ message }) => message.length > 10)).toBe(true)
  expect(await db.$count(leads)).toBe(1)
})

test('an amount in the currency of another country is noted as it is written', async () => {
  const rows = [
    { ...bola, status: 'won', currency: 'XOF' },
    { name: 'Awa', phone: '+226 70 11 22 33', amount: 3_000_000, currency: 'XOF' },
    { name: 'Issa', phone: '+226 76 11 22 33', amount: 3_000_000, currency: 'NGN' },
    { name: 'Ngozi', phone: '0803 123 4569', amount: 900_000 },
  ]
  expect(await bring(rows)).toMatchObject({ ready: 4, problems: [], countries: ['cm', 'bf', 'bf', 'cm'] })
  const stored = await db.select().from(leads).orderBy(leads.id)
  expect(stored.map(({ name, amount, wonAmount }) => [name, amount, wonAmount])).toEqual([
    ['Bola Adé', null, null],
    ['Awa', 3_000_000, null],
    ['Issa', null, null],
    ['Ngozi', 900_000, null],
  ])
  const notes = await db.select().from(leadEvents).where(eq(leadEvents.event, 'note')).orderBy(leadEvents.id)
  const amountIn = {
    XOF: formatMoney({ amount: 2_400_000, currency: 'XOF' }),
    NGN: formatMoney({ amount: 3_000_000, currency: 'NGN' }),
  }
  expect(notes.map(({ said }) => said)).toEqual([`Met at the fair\n${amountIn.XOF}`, amountIn.NGN])
})

test('no answer was promised to whoever comes from a table: one who is new waits without a clock, put back to new too', async () => {
  await bring([
    { ...bola, status: 'new', lastContactOn: undefined, nextStep: undefined, nextStepOn: undefined },
    { name: 'Awa', phone: '0803 123 4570' },
  ])
  const stored = await db.select({ id: leads.id }).from(leads).orderBy(leads.id)
  const call = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', cookie: sales.cookie }
    return (
      await api.request(`/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    ).json()
  }
  const read = async (id: number) => (await call(`leads/${id}`)) as AdminLead
  await call(`leads/${stored[1]?.id}`, 'PATCH', { status: 'new' })
  const now = new Date('2026-12-20T08:00:00.000Z')
  for (const { id } of stored) {
    const lead = await read(id)
    expect(lead.status).toBe('new')
    expect(answerClock(lead, now).state).toBe('answered')
  }
  expect(await call('today')).toMatchObject({ requests: { waiting: [], new: 0, stepless: 2 } })
})

test('the day of a last contact that a table told is the last contact, until somebody is in touch', async () => {
  await bring([bola])
  const [stored] = await db.select({ id: leads.id }).from(leads)
  const call = async (method: string, body?: object) => {
    const headers = { 'content-type': 'application/json', cookie: sales.cookie }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await (await api.request(`/api/admin/leads/${stored?.id}`, init)).json()) as AdminLead
  }
  expect((await call('GET')).lastContact).toEqual({ on: '2026-10-05', by: null, way: 'contacted_before' })
  // A call in vain is no contact, and one that was taken back was none.
  await call('PATCH', { contact: 'no_answer' })
  await call('PATCH', { contact: 'chat' })
  await call('PATCH', { contact: 'reached' })
  expect((await call('GET')).lastContact).toEqual({ on: '2026-11-20', by: 'The sales', way: 'reached' })
  expect((await call('PATCH', { contactTakenBack: 'reached' })).lastContact?.way).toBe('chat')
  const sheet = await api.request('/api/admin/leads.csv?columns=main', {
    headers: { cookie: `${sales.cookie}; language=en` },
  })
  expect(await sheet.text()).toMatch(/,2026-11-20,WhatsApp\s· The sales,/)
})

test.each([
  ['no row', { rows: [] }, 'rows', 'too_few'],
  ['too many rows', { rows: Array.from({ length: mostImportedLeads + 1 }, () => bola) }, 'rows', 'too_many'],
  ['an unknown country', { rows: [bola], country: 'xx' }, 'country', 'unknown_value'],
  ['an unknown owner', { rows: [bola], assigneeId: 'nobody' }, 'assigneeId', 'unknown_value'],
  ['no list of rows', { rows: 'Bola' }, 'rows', 'not_a_list'],
])('a table with %s is refused by its field', async (_, body, path, code) => {
  const response = await send({ apply: true, ...body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path, code }] })
  expect(await db.$count(leads)).toBe(0)
})
