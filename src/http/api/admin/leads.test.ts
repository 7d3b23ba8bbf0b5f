import { parse } from 'csv-parse/sync'
import { desc, eq, like, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { homeAudit } from '../../../../tests/support/home-audit.ts'
import { storeQuote } from '../../../../tests/support/quotes.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { leadSorts, type AdminLead, type InboxLead, type LeadPage, type LeadSort } from '#business/leads/admin-lead.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { dueAtOf } from '#business/leads/answer-clock.ts'
import { leadEvents, leads, slotBookings } from '#business/leads/tables.server.ts'
import { exampleOf, labelKey } from '#business/leads/visitor-form.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import type { Country } from '#kernel/country.ts'

const { api, clock, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const sales = await signedIn(api, services, 'sales')
const admin = await signedIn(api, services, 'admin')
const editor = await signedIn(api, services, 'editor')

const get = (path: string, cookie = sales.cookie) => api.request(`/api/admin${path}`, { headers: { cookie } })
const page = async (query: string) => (await (await get(`/leads?${query}`)).json()) as LeadPage
const names = async (query: string) => (await page(query)).items.map(({ name }) => name)
const patch = (id: number, body: object, cookie = sales.cookie) =>
  api.request(`/api/admin/leads/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
const lead = async (id: number) => (await (await get(`/leads/${id}`)).json()) as AdminLead

async function write(name: string, contact: { email?: string; phone?: string; country?: Country }): Promise<number> {
  const response = await post(api, '/api/messages', { name, ...contact, message: `Hello from ${name}` })
  return ((await response.json()) as { id: number }).id
}

let aminata = 0
beforeAll(async () => {
  aminata = await write('Aminata Ouédraogo', { email: 'Aminata@example.com', phone: '+226 70 11 22 33' })
  await write('Bola Adé', { phone: '0803 555 0101' })
  await write('Aminata O.', { phone: '70112233', country: 'bf' })
  await post(api, '/api/orders', { productId: 2, quantity: 1, fullName: 'Chidi Eze', phoneNumber: '+234 803 777 0202' })
})

test('the inbox has every kind, the newest first, and is found in without accents, by mail, phone and reference', async () => {
  expect(await names('')).toEqual(['Chidi Eze', 'Aminata O.', 'Bola Adé', 'Aminata Ouédraogo'])
  expect(await names('kind=order')).toEqual(['Chidi Eze'])
  expect(await names('q=ouedraogo')).toEqual(['Aminata Ouédraogo'])
  expect(await names('q=ADE%20bola')).toEqual(['Bola Adé'])
  expect(await names('q=aminata%40example.com')).toEqual(['Aminata Ouédraogo'])
  expect(await names(`q=${encodeURIComponent('+234 803 555 0101')}`)).toEqual(['Bola Adé'])
  expect(await names(`q=MSG-00000${aminata}`)).toEqual(['Aminata Ouédraogo'])
  expect(await names(`q=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([])
  expect(await names('status=won')).toEqual([])
})

test.each(['kind=x', 'channel=x', 'status=x', 'due=x', 'cursor=x', `q=${'a'.repeat(300)}`])(
  'a filter of %s is refused with words',
  async (query) => {
    const response = await get(`/leads?${query}`)
    expect(response.status).toBe(422)
  },
)

test('a request goes from new to won, with an owner, a next step and notes', async () => {
  const found = await lead(aminata)
  expect(found).toMatchObject({
    status: 'new',
    reference: `MSG-00000${aminata}`,
    allowedStatuses: ['contacted', 'qualified', 'won', 'lost', 'spam'],
  })
  expect(found.duplicates.map(({ kind }) => kind)).toEqual(['message'])

  const change = {
    status: 'contacted',
    assigneeId: sales.id,
    note: 'Called: <b>wants</b> two',
    nextStep: 'Quote',
    nextStepOn: '2027-01-05',
  }
  const changed = await patch(aminata, { ...change, updatedAt: found.updatedAt })
  expect(changed.status).toBe(200)
  const { timeline, ...now } = (await changed.json()) as AdminLead
  expect(now).toMatchObject({
    status: 'contacted',
    assigneeName: 'The sales',
    nextStep: 'Quote',
    nextStepOn: '2027-01-05',
  })
  expect(now.firstContactAt).not.toBeNull()
  expect(timeline.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'status: contacted',
    'assignee: The sales',
    'next_step: 2027-01-05 Quote',
    'note: Called: <b>wants</b> two',
  ])
  expect(await names('assignee=me')).toEqual(['Aminata Ouédraogo'])
  expect((await names('assignee=none')).length).toBe(3)

  const late = await patch(aminata, { status: 'lost', updatedAt: '2020-01-01T00:00:00.000Z' })
  expect(await late.json()).toMatchObject({ status: 409, code: 'stale', current: { status: 'contacted' } })
  expect((await patch(aminata, { status: 'qualified' })).status).toBe(200)
  expect((await patch(aminata, { status: 'won' })).status).toBe(200)
  const back = await patch(aminata, { status: 'spam' })
  expect(await back.json()).toMatchObject({ status: 409, code: 'conflict' })
})

test('of who is won one may say what was agreed, in whole units; it is in the row, the history, the log and the table, and goes with the state', async () => {
  const id = await write('Agreed', { phone: '70554433', country: 'bf' })
  const refusedAs = async (wonAmount: unknown) =>
    ((await (await patch(id, { wonAmount })).json()) as { errors: unknown }).errors
  await patch(id, { status: 'contacted' })
  expect(await refusedAs(5)).toMatchObject([{ path: 'wonAmount', code: 'invalid' }])
  const won = await patch(id, { status: 'won', wonAmount: 1_250_000 })
  expect(await won.json()).toMatchObject({ status: 'won', wonAmount: 1_250_000 })
  expect(await refusedAs(12.5)).toMatchObject([{ path: 'wonAmount', code: 'not_integer' }])
  expect(await refusedAs('12')).toMatchObject([{ path: 'wonAmount', code: 'not_a_number' }])
  expect(await refusedAs(0)).toMatchObject([{ path: 'wonAmount', code: 'too_small' }])
  expect((await page('q=agreed')).items).toMatchObject([
    { wonAmount: 1_250_000, worth: { of: 'won', amount: 1_250_000, currency: 'XOF' } },
  ])
  expect(await tableOf('q=agreed')).toMatchObject([{ 'Amount agreed': '1250000', Currency: 'XOF' }])
  const [log] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.recordId, String(id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(log).toMatchObject({ before: { wonAmount: null }, after: { wonAmount: '1 250 000 FCFA' } })
  const back = (await (await patch(id, { status: 'qualified' })).json()) as AdminLead
  expect(back.wonAmount).toBeNull()
  expect(back.timeline.map(({ event, said }) => `${event}: ${said}`)).toEqual([
    'status: contacted',
    'status: won',
    'won_amount: 1250000 XOF',
    'status: qualified',
  ])
})

test('what a request is expected to come to is corrected; its history keeps what it was', async () => {
  const id = await write('Expected', { phone: '08161230077' })
  const said = async (askedAmount: unknown) => (await (await patch(id, { askedAmount })).json()) as AdminLead
  expect(await said(3_000_000)).toMatchObject({ askedAmount: 3_000_000, worth: { of: 'asked', currency: 'NGN' } })
  expect(await said('3')).toMatchObject({ errors: [{ path: 'askedAmount', code: 'not_a_number' }] })
  const corrected = await said(2_400_000)
  expect(corrected).toMatchObject({ askedAmount: 2_400_000, worth: { amount: 2_400_000 } })
  expect(corrected.timeline).toMatchObject([
    { event: 'expected_amount', said: '3000000 NGN', details: null },
    { event: 'expected_amount', said: '2400000 NGN', details: { before: '3000000 NGN' } },
  ])
  // The same again is no change; none any more is one.
  expect((await said(2_400_000)).timeline).toHaveLength(2)
  expect(await said(null)).toMatchObject({ askedAmount: null, worth: null })
  await db.delete(leads).where(eq(leads.id, id))
})

test('a note is corrected by its author alone, on its day: what it said first stays in the history, and nothing of it in the log', async () => {
  const id = await write('Noted', { phone: '08161230011' })
  const noted = (await (await patch(id, { note: 'Wants a zebrapump' })).json()) as AdminLead
  const noteId = noted.timeline.at(-1)?.id
  const note = 'Wants a solarpump'
  expect(await (await patch(id, { note, noteId }, admin.cookie)).json()).toMatchObject({
    status: 409,
    errors: [{ path: 'noteId', code: 'note_not_yours' }],
  })
  const corrected = (await (await patch(id, { note, noteId })).json()) as AdminLead
  expect(corrected.timeline).toMatchObject([{ event: 'note', said: note, details: { before: 'Wants a zebrapump' } }])
  expect(await names('q=solarpump')).toEqual(['Noted'])
  expect(await names('q=zebrapump')).toEqual([])
  const logged = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.recordId, String(id)))
  expect(logged.at(-1)?.after).toMatchObject({ hasCorrectedNote: true })
  expect(JSON.stringify(logged)).not.toContain('pump')
  const yesterday = new Date(clock.now.getTime() - 86_400_000)
  await db
    .update(leadEvents)
    .set({ at: yesterday })
    .where(eq(leadEvents.id, noteId ?? 0))
  expect((await patch(id, { note: 'Too late', noteId })).status).toBe(409)
  // It is not in the lists that the other tests read.
  await db.delete(leads).where(eq(leads.id, id))
})

test('a slip is taken back: who is new again waits for the first answer, unless somebody noted that they were reached', async () => {
  const id = await write('Slip', { phone: '08161234599' })
  const become = async (change: object) => (await (await patch(id, change)).json()) as AdminLead
  expect((await become({ status: 'contacted' })).firstContactAt).not.toBeNull()
  expect(await become({ status: 'new' })).toMatchObject({ status: 'new', firstContactAt: null })
  expect((await become({ contact: 'reached', status: 'contacted' })).firstContactAt).not.toBeNull()
  expect((await become({ status: 'new' })).firstContactAt).not.toBeNull()
  const undone = await become({ contactTakenBack: 'reached' })
  expect(undone).toMatchObject({ status: 'new', firstContactAt: null })
  expect(undone.timeline.at(-1)).toMatchObject({ event: 'taken_back', said: 'reached' })
  // It is not in the lists that the other tests read.
  await patch(id, { status: 'spam' })
})

test('a call or a chat is noted with one tap, whatever others did meanwhile; who was reached was answered', async () => {
  const id = await write('Rasmata Kinda', { phone: '+234(0)816 123 4567' })
  expect(await lead(id)).toMatchObject({ phone: '+234(0)816 123 4567', dialledNumber: '+2348161234567' })
  const again = await write('Kinda', { phone: '0816 123 4567' })
  expect((await lead(again)).duplicates.map((one) => one.id)).toEqual([id])
  const called = (await (await patch(id, { contact: 'no_answer' })).json()) as AdminLead
  expect(called).toMatchObject({ firstContactAt: null, status: 'new', unanswered: 1 })
  const listed = async () => (await page('q=rasmata')).items.map(({ unanswered }) => unanswered)
  expect(await listed()).toEqual([1])
  const reached = (await (await patch(id, { contact: 'reached' })).json()) as AdminLead
  expect(reached.firstContactAt).not.toBeNull()
  expect(await listed()).toEqual([0])
  const { timeline } = (await (await patch(id, { contact: 'chat' })).json()) as AdminLead
  expect(timeline.map(({ event, staffName }) => `${event} ${staffName}`)).toEqual([
    'assignee The sales',
    'no_answer The sales',
    'reached The sales',
    'chat The sales',
  ])
  const unknown = await patch(id, { contact: 'letter' })
  expect(await unknown.json()).toMatchObject({ status: 422, errors: [{ path: 'contact', code: 'unknown_value' }] })
  const unread = await lead(await write('Nobody', { phone: '0816 123 456' }))
  expect(unread).toMatchObject({ phone: '0816 123 456', dialledNumber: null })
})

test('two who take one request at once: the second is told', async () => {
  const id = await write('Race', { phone: '08035550999' })
  const { updatedAt } = await lead(id)
  const takes = await Promise.all([
    patch(id, { assigneeId: sales.id, updatedAt }),
    patch(id, { assigneeId: admin.id, updatedAt }, admin.cookie),
  ])
  expect(new Set(takes.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('who writes a note and who sets a state or a step are in nobody’s way; two who set the same part are', async () => {
  const id = await write('Two at once', { phone: '08035550998' })
  const { updatedAt } = await lead(id)
  const first = { assigneeId: admin.id, nextStep: 'Measure the roof', nextStepOn: '2027-01-05', updatedAt }
  expect((await patch(id, first, admin.cookie)).status).toBe(200)
  for (const change of [{ note: 'Rang twice' }, { status: 'contacted', note: 'Rang again' }]) {
    expect((await patch(id, { ...change, updatedAt })).status).toBe(200)
  }
  for (const change of [{ status: 'spam' }, { nextStep: 'Send the quote' }, { stepDone: true }, { assigneeId: '' }]) {
    const refusal = await patch(id, { ...change, updatedAt })
    expect(await refusal.json()).toMatchObject({ code: 'stale', current: { nextStep: 'Measure the roof' } })
  }
  expect((await lead(id)).timeline.filter(({ event }) => event === 'note')).toHaveLength(2)
})

test('a step that is done leaves none, or the one that follows', async () => {
  const id = await write('Stepwise', { phone: '08035550997' })
  const steps = async (change: object) => {
    const changed = (await (await patch(id, change)).json()) as AdminLead
    return [changed.nextStep, changed.nextStepOn, ...changed.timeline.map(({ event, said }) => `${event}: ${said}`)]
  }
  expect(await steps({ stepDone: true })).toEqual(['', null])
  await patch(id, { nextStep: 'Measure', nextStepOn: '2027-01-05' })
  // Who plans something for what was nobody's owns it.
  const measured = ['assignee: The sales', 'next_step: 2027-01-05 Measure', 'step_done: 2027-01-05 Measure']
  expect(await steps({ stepDone: true })).toEqual(['', null, ...measured])
  await patch(id, { nextStep: 'Quote' })
  const followed = [
    'Ring',
    '2027-01-08',
    ...measured,
    'next_step: Quote',
    'step_done: Quote',
    'next_step: 2027-01-08 Ring',
  ]
  expect(await steps({ stepDone: true, nextStep: 'Ring', nextStepOn: '2027-01-08' })).toEqual(followed)
  expect((await patch(id, { stepDone: false })).status).toBe(422)
})

test('what is nobody’s becomes that of whoever notes a call on it, unless they say whose it is', async () => {
  const owner = async (change: object) => {
    const id = await write(`Unowned ${Object.keys(change).join(' ')}`, { phone: '08035550998' })
    const changed = (await (await patch(id, change)).json()) as AdminLead
    return [changed.assigneeName, ...changed.timeline.map(({ event }) => event)]
  }
  expect(await owner({ contact: 'no_answer' })).toEqual(['The sales', 'assignee', 'no_answer'])
  expect(await owner({ contact: 'reached', assigneeId: null })).toEqual([null, 'reached'])
  expect(await owner({ nextStep: 'Ring', assigneeId: admin.id })).toEqual(['The admin', 'assignee', 'next_step'])
  expect(await owner({ note: 'Words', status: 'contacted' })).toEqual([null, 'status', 'note'])
})

test('who is lost has no next step any more, and gets none until they are worked on again', async () => {
  const id = await write('Given up', { phone: '08035550996' })
  await patch(id, { nextStep: 'Measure', nextStepOn: '2027-01-05', nextStepTime: '10:30' })
  const lost = (await (await patch(id, { status: 'lost' })).json()) as AdminLead
  expect(lost).toMatchObject({ nextStep: '', nextStepOn: null, nextStepTime: null })
  expect(lost.timeline.map(({ event, said }) => `${event}: ${said}`).slice(-2)).toEqual(['status: lost', 'next_step: '])
  const refusal = await patch(id, { nextStep: 'Ring' })
  expect(await refusal.json()).toMatchObject({ status: 422, errors: [{ path: 'nextStep' }] })
  expect((await patch(id, { status: 'contacted', nextStep: 'Ring' })).status).toBe(200)
})

test('whoever gives up a request sees first which step somebody has planned, and whoever plans one that it was given up', async () => {
  const planned = await write('Planned meanwhile', { phone: '08035550994' })
  const seen = (await lead(planned)).updatedAt
  await patch(planned, { nextStep: 'Measure' }, admin.cookie)
  const lost = await patch(planned, { status: 'lost', updatedAt: seen })
  expect(await lost.json()).toMatchObject({ code: 'stale', current: { status: 'new', nextStep: 'Measure' } })
  const { updatedAt } = await lead(planned)
  expect((await patch(planned, { status: 'lost', updatedAt })).status).toBe(200)

  const given = await write('Given up meanwhile', { phone: '08035550993' })
  const before = (await lead(given)).updatedAt
  await patch(given, { status: 'lost' }, admin.cookie)
  const step = await patch(given, { nextStep: 'Ring', nextStepOn: '2027-01-05', updatedAt: before })
  expect(await step.json()).toMatchObject({ code: 'stale', current: { status: 'lost', nextStep: '' } })
  // What is planned together with another state is for that state.
  expect((await patch(given, { status: 'contacted', nextStep: 'Ring', updatedAt: before })).status).toBe(409)
})

test('a step that was left to a request that was lost long ago is no more told, and does not come back', async () => {
  const id = await write('Lost long ago', { phone: '08035550992' })
  await db.update(leads).set({ status: 'lost', nextStep: 'Measure', nextStepOn: '2026-01-05' }).where(eq(leads.id, id))
  const listed = (await page(`ids=${id}`)).items
  for (const told of [await lead(id), ...listed]) {
    expect(told).toMatchObject({ id, nextStep: '', nextStepOn: null, usualStep: null })
  }
  expect(listed).toHaveLength(1)
  await patch(id, { status: 'contacted' })
  expect(await lead(id)).toMatchObject({ status: 'contacted', nextStep: '', nextStepOn: null })
})

test('a usual step is the same in every language, in the history and the table too; free words are none', async () => {
  const id = await write('Planned in French', { phone: '0803 555 0909' })
  const planned = async (change: object) => (await (await patch(id, change)).json()) as AdminLead
  const first = await planned({ status: 'contacted', nextStep: 'Faire le devis', nextStepOn: '2027-01-05' })
  expect(first).toMatchObject({ nextStep: 'Faire le devis', usualStep: 'quote' })
  expect(first.timeline.at(-1)).toMatchObject({ event: 'next_step', usualStep: 'quote' })
  // Nothing happens where somebody else chooses the same in their language.
  const again = await planned({ nextStep: 'Send quote' })
  expect(again).toMatchObject({ nextStep: 'Faire le devis', usualStep: 'quote' })
  expect(again.timeline).toHaveLength(first.timeline.length)
  const [row] = await tableOf(`q=${first.reference}`)
  expect(Object.values(row ?? {})).toContain('Send quote')
  expect(await planned({ stepDone: true, nextStep: 'Relancer au sujet du devis QUO-000012' })).toMatchObject({
    usualStep: 'follow_up',
  })
  expect(await planned({ nextStep: 'Follow up on quote QUO-000013' })).toMatchObject({
    nextStep: 'Follow up on quote QUO-000013',
  })
  expect(await planned({ nextStep: 'Remettre l’installation' })).toMatchObject({ usualStep: 'handover' })
  expect(await planned({ nextStep: 'Ring the plumber' })).toMatchObject({ usualStep: null })
})

test('a corrected person is written and found so; who they were until then stays in the timeline alone', async () => {
  const id = await write('Mis Heard', { phone: '08035550995' })
  const { updatedAt } = await lead(id)
  const person = { name: 'Miss Hurd', phone: null, email: 'hurd@example.com', town: 'Ikeja', language: 'en' }
  const corrected = (await (await patch(id, { person, updatedAt })).json()) as AdminLead
  expect(corrected).toMatchObject(person)
  expect(corrected.timeline).toMatchObject([
    {
      event: 'corrected',
      staffName: 'The sales',
      details: {
        person: [
          { field: 'name', before: 'Mis Heard', after: 'Miss Hurd' },
          { field: 'phone', before: '08035550995', after: null },
          { field: 'email', before: null, after: 'hurd@example.com' },
          { field: 'town', before: null, after: 'Ikeja' },
          { field: 'language', before: 'fr', after: 'en' },
        ],
      },
    },
  ])
  expect(await names('q=hurd')).toEqual(['Miss Hurd'])
  expect((await patch(id, { person: { name: 'Late' }, updatedAt })).status).toBe(409)
  expect((await patch(id, { person: { name: 'Miss Hurd' } })).status).toBe(200)
  expect((await lead(id)).timeline).toHaveLength(1)
  for (const [wrong, path] of [
    [{ email: null }, 'person.phone'],
    [{ name: ' ' }, 'person.name'],
    [{ phone: 'no' }, 'person.phone'],
    [{ email: 'no' }, 'person.email'],
    [{ language: 'xx' }, 'person.language'],
  ] as const) {
    expect(await (await patch(id, { person: wrong })).json()).toMatchObject({ status: 422, errors: [{ path }] })
  }
})

test('a request that came under the wrong country is moved: its number dials there; one with a price or a booked time is not', async () => {
  const id = await write('Of Ouagadougou', { phone: '70 11 22 39', country: 'cm' })
  expect((await lead(id)).dialledNumber).toBeNull()
  const moved = (await (await patch(id, { person: { country: 'bf' } })).json()) as AdminLead
  expect(moved).toMatchObject({ country: 'bf', payload: { country: 'bf' }, dialledNumber: '+22670112239' })
  // A number that is none of the new country is dialled as before.
  const abroad = await write('Of Lagos', { phone: '0803 123 4599', country: 'cm' })
  const kept = (await (await patch(abroad, { person: { country: 'bf' } })).json()) as AdminLead
  expect(kept).toMatchObject({ country: 'bf', phone: '+234 803 123 4599', dialledNumber: '+2348031234599' })
  const person = [{ field: 'country', before: 'cm', after: 'bf' }]
  expect(moved.timeline).toMatchObject([{ event: 'corrected', details: { person } }])
  await patch(id, { status: 'contacted' })
  await patch(id, { status: 'won', wonAmount: 500_000 })
  const refused = await patch(id, { person: { country: 'cm' } })
  expect(await refused.json()).toMatchObject({
    status: 409,
    errors: [{ path: 'person.country', code: 'country_fixed' }],
  })
  const order = { productId: 2, quantity: 1, fullName: 'Bukola Ade', phoneNumber: '0805 000 0000' }
  const ordered = (await (await post(api, '/api/orders', order)).json()) as { readonly id: number }
  expect((await patch(ordered.id, { person: { country: 'bf' } })).status).toBe(409)
  expect((await patch(ordered.id, { person: { country: 'cm', name: 'Bukola A.' } })).status).toBe(200)
})

test('what is due stands the soonest first, while the request is open', async () => {
  const today = new Date(clock.now.getTime() + 3_600_000).toISOString().slice(0, 10)
  for (const [name, days, status] of [
    ['Due after a week', 8, 'new'],
    ['Due in a week', 7, 'qualified'],
    ['Due today', 0, 'new'],
    ['Due long ago', -40, 'contacted'],
    ['Due yesterday', -1, 'new'],
    ['Lost', 0, 'lost'],
  ] as const) {
    const id = await write(name, { phone: '08035550996' })
    await db
      .update(leads)
      .set({ status, nextStepOn: addDays(today, days) })
      .where(eq(leads.id, id))
  }
  expect(await names('due=overdue')).toEqual(['Due long ago', 'Due yesterday'])
  const figures = async (asked: string): Promise<unknown> => (await get(`/leads/figures?q=due&${asked}`)).json()
  expect(await figures('')).toMatchObject({
    statuses: { new: 3, contacted: 1, qualified: 1, lost: 0 },
    due: { overdue: 2, today: 1, week: 2, none: 0 },
  })
  expect(await figures('status=new&due=overdue')).toMatchObject({
    statuses: { new: 1, contacted: 1 },
    due: { overdue: 1, today: 1, week: 1 },
  })
  expect(await names('due=today')).toEqual(['Due today'])
  expect(await names('due=week')).toEqual(['Due today', 'Due in a week'])
  expect(await names('due=week&q=in')).toEqual(['Due in a week'])
  const cursor = `${addDays(today, -40).replaceAll('-', '')}-${(await page('due=overdue')).items[0]?.id}`
  expect(await names(`due=overdue&cursor=${cursor}`)).toEqual(['Due yesterday'])
  await db.update(leads).set({ nextStepOn: null }).where(eq(leads.name, 'Lost'))
  const table = await (await get('/leads.csv?due=overdue')).text()
  expect(table.match(/(?<=;)Due [a-z]+/g)).toEqual(['Due yesterday', 'Due long'])
})

test('what was contacted with nothing planned is found; a step without a day is planned, as who is expected, and a new one is to be contacted', async () => {
  for (const [name, planned] of [
    ['Planless', { status: 'contacted' }],
    ['Planless and new', { status: 'new' }],
    ['Planless with words', { status: 'contacted', nextStep: 'Call' }],
    ['Planless with a day', { status: 'contacted', nextStepOn: '2030-01-01' }],
    ['Planless and won', { status: 'won' }],
  ] as const) {
    const id = await write(name, { phone: '08035550996' })
    await db.update(leads).set(planned).where(eq(leads.id, id))
  }
  const today = clock.now.toISOString().slice(0, 10)
  for (const [name, days, outcome] of [
    ['Planless and expected', 1, null],
    ['Planless and past', -2, null],
    ['Planless and met', 1, 'held'],
  ] as const) {
    const leadId = await write(name, { phone: '08035550996' })
    await db.update(leads).set({ status: 'contacted' }).where(eq(leads.id, leadId))
    const slot = { kind: 'consultation', country: 'cm', slot: '9-10am', place: leadId } as const
    await db.insert(slotBookings).values({ ...slot, leadId, date: addDays(today, days), outcome })
  }
  expect(await names('due=none&q=planless')).toEqual(['Planless and met', 'Planless and past', 'Planless'])
  expect(await (await get('/leads/figures?q=planless')).json()).toMatchObject({ due: { none: 3 } })
})

test('work is given only to who may do it', async () => {
  const response = await patch(aminata, { assigneeId: editor.id })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'assigneeId', code: 'unknown_value' }] })
  expect((await patch(aminata, { assigneeId: 'a\0b' })).status).toBe(422)
  expect((await patch(999_999, { note: 'x' })).status).toBe(404)
  expect((await get('/leads/abc')).status).toBe(404)
  expect((await get(`/leads/${aminata}/file`)).status).toBe(404)
})

test('what the log keeps of a request names nobody', async () => {
  const rows = await db.select().from(auditLog).where(eq(auditLog.kind, 'lead'))
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toMatch(/aminata|wants|70112233|hurd/i)
})

/** The table of a filter as a person has it: a row of cells by their titles, each. */
async function tableOf(filter: string, language: 'fr' | 'en' = 'en'): Promise<Record<string, string>[]> {
  const cookie = `${sales.cookie}; language=${language}`
  const text = await (await get(`/leads.csv?${filter}`, cookie)).text()
  return parse(text, { bom: true, columns: true, delimiter: language === 'fr' ? ';' : ',' })
}

test('the table of requests is whole, in pages of a thousand, and no cell of it is a formula', async () => {
  await write('=HYPERLINK("http://x","y")', { phone: '+2348035550000' })
  await write('Awa; =1+1;"-cmd', { phone: '+2348035550001' })
  await post(api, '/api/messages', { name: 'Mallory', phone: '08035550002', message: '@SUM(1+1)*cmd|calc' })
  await db.execute(sql`insert into leads (kind, country, language, name, phone, payload, fingerprint, answer_due_at, created_at, updated_at)
    select 'message', 'cm', 'fr', 'Many ' || n, '08030000000', '{}', 'f', now() - n * interval '1 minute' + interval '24 hours', now() - n * interval '1 minute', now() from generate_series(1, 2500) n`)
  const response = await get('/leads.csv?kind=message', `${sales.cookie}; language=en`)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const table = bytes.toString('utf8').slice(1)
  expect(parse(table, { columns: true })).toHaveLength(await db.$count(leads, eq(leads.kind, 'message')))
  expect(table).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(table).toContain(`'+2348035550000`)
  expect(table).toContain(`'@SUM(1+1)*cmd|calc`)
  expect(table).not.toMatch(/(^|,)"?[=+@]/m)
  // Spreadsheets in French part cells at semicolons.
  expect(table).toContain(`"Awa; '=1+1;""'-cmd"`)
})

test('a short table tells the one amount, and in which currency', async () => {
  const id = await write('Short told', { phone: '08035550888' })
  await patch(id, { person: { town: 'Ikeja' }, status: 'contacted', nextStep: 'Ring' })
  await patch(id, { status: 'qualified' })
  await patch(id, { status: 'won', wonAmount: 700_000 })
  const [row] = await tableOf('q=short&columns=main')
  expect(Object.keys(row ?? {})).toHaveLength(17)
  expect(row).toMatchObject({
    Name: 'Short told',
    Town: 'Ikeja',
    Amount: '700000',
    'Kind of amount': 'Sold',
    Currency: 'NGN',
  })
})

test('the table holds the notes and calls, dated, the newest first, and none is a formula', async () => {
  const id = await write('Much noted', { phone: '08035550777' })
  await patch(id, { contact: 'no_answer' })
  await patch(id, { contactTakenBack: 'no_answer' })
  await patch(id, { note: 'Calls back; =1+1' })
  const [row] = await tableOf('q=noted')
  const lines = row?.['Notes and calls (country’s time)']?.split('\n') ?? []
  expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d/, 'at'))).toEqual([
    "at · The sales · Calls back; '=1+1",
    'at · The sales · Taken back: Called: no answer',
    'at · The sales · Called: no answer',
  ])
})

test('the table holds every answer of every kind, in the words of its form and of whoever asks for it', async () => {
  const { key, reference, totalPrice } = await storeQuote(services)
  const id = await write('Quoted Person', { phone: '+2348035550009' })
  const [quote] = await db.select({ id: quotes.id }).from(quotes).where(eq(quotes.key, key))
  await db
    .update(leads)
    .set({ quoteId: quote?.id ?? null })
    .where(eq(leads.id, id))
  expect(await tableOf('q=quoted')).toMatchObject([
    { Name: 'Quoted Person', Quote: reference, 'Total of the quote': String(totalPrice), Country: 'Nigeria' },
  ])

  const asked = { ...exampleOf(consultationForm), message: 'Une pompe ; deux frigos' }
  const consultation = await post(api, '/api/consultations', { ...asked, audit: homeAudit })
  expect(consultation.status).toBe(201)
  const [row] = await tableOf('kind=consultation', 'fr')
  expect(row).toMatchObject({
    Type: 'Consultation',
    Canal: 'Par le site',
    État: 'Nouvelle',
    Pays: 'Nigéria',
    Nom: 'Amina Bello',
    'Créneau réservé (heure du pays)': '2027-03-03 10:00',
    'Adresse d’installation': '12 Marina Road, Ikeja',
    'État / Ville': 'Lagos',
    Message: 'Une pompe ; deux frigos',
  })
  const answers = Object.entries(consultationForm.fields).filter(
    ([, { staff, control }]) => staff === 'answer' && control !== 'place',
  )
  const titles = answers.map(([name]) => serverText.fr(labelKey(consultationForm, name, 'cm')))
  expect(titles.filter((title) => !row?.[title])).toEqual([])
  const found = Object.entries(row ?? {}).filter(([title]) => title.startsWith(serverText.fr('admin-leads.audit')))
  expect(found.filter(([, cell]) => cell === '')).toEqual([])
  expect(found).toHaveLength(10)

  const [order] = await tableOf('kind=order')
  expect(order).toMatchObject({ Quantity: '1', 'Unit price': '3500000', Total: '3500000', Currency: 'NGN' })
  expect(order?.['Product']).not.toBe('')
})

/** Every request of a filter, page after page. */
async function readOn(filter: string): Promise<InboxLead[]> {
  const seen: InboxLead[] = []
  let cursor = ''
  do {
    const { items, nextCursor } = await page(`${filter}${cursor && `&cursor=${cursor}`}`)
    seen.push(...items)
    cursor = nextCursor ?? ''
  } while (cursor)
  return seen
}

const amountIn = ({ asked }: InboxLead) => asked.amount?.amount ?? -1
/** Until when something is to be done; behind all that, the newest first. */
const pressing = (one: InboxLead) => dueAtOf(one) ?? Number.MAX_SAFE_INTEGER - Date.parse(one.createdAt)
const inOrder: Readonly<Record<LeadSort, (a: InboxLead, b: InboxLead) => number>> = {
  urgent: (a, b) => pressing(a) - pressing(b) || a.id - b.id,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
  due: (a, b) => (a.nextStepOn ?? '9').localeCompare(b.nextStepOn ?? '9') || a.id - b.id,
  amount: (a, b) => amountIn(b) - amountIn(a) || b.id - a.id,
}

test.each(leadSorts)(
  'in the order of %s the inbox is read on from where it ended, and misses nothing',
  async (sort) => {
    await db.execute(sql`update leads set amount = 1000 * (id % 7), next_step_on = date '2027-01-01' + id % 5,
    next_step_time = (array['09:30', null, '16:00'])[1 + id % 3],
    status = (array['new', 'contacted', 'won', 'new'])[1 + id % 4]
    where name like 'Many %' and id % 3 = 0`)
    const seen = await readOn(`country=cm&sort=${sort}`)
    expect(seen.map(({ id }) => id)).toEqual(seen.toSorted(inOrder[sort]).map(({ id }) => id))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.length).toBe(await db.$count(leads, eq(leads.country, 'cm')))
  },
)

test('a step may have an hour of its day, which presses by it, and goes with its day', async () => {
  const { id } = await post(api, '/api/messages', { name: 'At ten', phone: '0803 555 0101', message: 'Hello' }).then(
    async (response) => (await response.json()) as { id: number },
  )
  const step = async (change: object) => {
    const response = await patch(id, change)
    expect(response.status).toBe(200)
    const { nextStep, nextStepOn, nextStepTime, timeline } = (await response.json()) as AdminLead
    return [nextStep, nextStepOn, nextStepTime, timeline.at(-1)?.said]
  }
  const planned = { status: 'contacted', nextStep: 'Ring', nextStepOn: '2020-01-02', nextStepTime: '10:30' }
  expect(await step(planned)).toEqual(['Ring', '2020-01-02', '10:30', '2020-01-02 10:30 Ring'])
  expect(await step({ nextStep: 'Ring twice' })).toEqual(['Ring twice', '2020-01-02', '10:30', expect.any(String)])
  expect((await page('sort=urgent')).items[0]?.id).toBe(id)
  expect((await patch(id, { nextStepTime: '25:00' })).status).toBe(422)
  expect(await step({ nextStepOn: '2020-01-03' })).toMatchObject([
    'Ring twice',
    '2020-01-03',
    null,
    '2020-01-03 Ring twice',
  ])
  expect(await step({ nextStepTime: '09:00' })).toMatchObject([
    'Ring twice',
    '2020-01-03',
    '09:00',
    '2020-01-03 09:00 Ring twice',
  ])
  expect(await step({ stepDone: true })).toEqual(['', null, null, '2020-01-03 09:00 Ring twice'])
  await db.delete(leads).where(eq(leads.id, id))
})

test('who is expected presses by that hour until somebody says what came of it, and a step by the clock of its country', async () => {
  const begun = async (change: object) => {
    const message = `Hello ${JSON.stringify(change)}`
    const response = await post(api, '/api/messages', { name: 'Pressing', phone: '0803 555 0102', message })
    const { id } = (await response.json()) as { id: number }
    await db
      .update(leads)
      .set({ status: 'contacted', ...change })
      .where(eq(leads.id, id))
    return id
  }
  const booked = await begun({ bookedAt: new Date('2020-01-02T08:45:00.000Z') })
  const earlier = await begun({ nextStepOn: '2020-01-02', nextStepTime: '09:30' })
  const later = await begun({ nextStepOn: '2020-01-02', nextStepTime: '10:00' })
  const pressed = (await page('sort=urgent')).items.filter(({ name }) => name === 'Pressing')
  expect(pressed.map(({ id }) => id)).toEqual([earlier, booked, later])
  expect(pressed.map((one) => new Date(dueAtOf(one) ?? 0).toISOString().slice(11, 16))).toEqual([
    '08:30',
    '08:45',
    '09:00',
  ])
  await db.delete(leads).where(eq(leads.name, 'Pressing'))
})

test('what follows a sale presses by its day like any other step', async () => {
  const [sold, open] = await db.select({ id: leads.id }).from(leads).where(like(leads.name, 'Many %')).limit(2)
  await db
    .update(leads)
    .set({ status: 'won', nextStepOn: '2020-01-02' })
    .where(eq(leads.id, sold?.id ?? 0))
  await db
    .update(leads)
    .set({ status: 'contacted', nextStepOn: '2020-01-03' })
    .where(eq(leads.id, open?.id ?? 0))
  const { items } = await page('sort=urgent')
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([sold?.id, open?.id])
  const unasked = await page('status=won&sort=urgent')
  expect(unasked.items[0]?.id).toBe(sold?.id)
})

test('amounts are compared within one country', async () => {
  const response = await get('/leads?sort=amount')
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'country', code: 'required' }] })
})

test('several states are asked for at once; who wants to work here has a list of their own', async () => {
  const both = await readOn('status=new,won&sort=oldest')
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set(['new', 'won']))
  await db.execute(sql`update leads set kind = 'job_application' where name = 'Bola Adé'`)
  expect(await names('track=jobs')).toEqual(['Bola Adé'])
  expect(await names('track=sales&q=bola')).toEqual([])
  expect(await (await get('/leads/figures?track=jobs')).json()).toMatchObject({
    statuses: { new: 1 },
    due: { overdue: 0 },
  })
  await db.execute(sql`update leads set kind = 'message' where name = 'Bola Adé'`)
})

test('a row says what is asked; what came after a request is found by it, the chosen ones by their ids', async () => {
  const [order] = (await page('kind=order')).items
  expect(order?.asked).toMatchObject({ quantity: 1, amount: { currency: 'NGN' }, booking: null, words: '' })
  expect(order?.asked.product).toBeTruthy()
  const { lastId } = await page('')
  const { key } = await storeQuote(services)
  const body = { name: 'From a product', phone: '08035550777', message: 'Is it heavy?', source: '/products/2' }
  const { id } = (await (await post(api, '/api/messages', { ...body, quoteKey: key })).json()) as { id: number }
  const { items } = await page(`after=${lastId}&sort=due`)
  expect(items.map((item) => item.id)).toEqual([id])
  expect(items[0]?.asked.words).toBe('Is it heavy?')
  expect(items[0]?.asked.product).toBeTruthy()
  expect(await names(`ids=${id},${aminata}`)).toEqual(['From a product', 'Aminata Ouédraogo'])
  expect((await get('/leads?ids=x')).status).toBe(422)
})

test('several are changed at once, each with its own entry; what may not be changed so is left and named', async () => {
  const ids = [await write('One of two', { phone: '08035550881' }), await write('Two of two', { phone: '08035550882' })]
  const change = (asked: object) => post(api, '/api/admin/leads/changes', { ids, ...asked }, sales.cookie)
  await patch(ids[0] ?? 0, { status: 'qualified' })
  const logged = await db.$count(auditLog, eq(auditLog.kind, 'lead'))
  const taken = await change({ ids: [...ids, ...ids, 999_999], change: { assigneeId: sales.id } })
  expect(await taken.json()).toEqual({ changed: ids, refused: [{ id: 999_999, code: 'not_found' }] })
  expect(await db.$count(auditLog, eq(auditLog.kind, 'lead'))).toBe(logged + 2)
  const spam = await change({ change: { status: 'spam' } })
  expect(await spam.json()).toEqual({ changed: [ids[1]], refused: [{ id: ids[0], code: 'conflict' }] })
  expect((await lead(ids[1] ?? 0)).timeline.map(({ said }) => said)).toEqual(['The sales', 'spam'])
  const unknown = await change({ change: { assigneeId: editor.id } })
  expect(await unknown.json()).toMatchObject({ status: 422, errors: [{ path: 'assigneeId' }] })
  const many = await change({ ids: Array.from({ length: 101 }, (_, at) => at + 1), change: { status: 'lost' } })
  expect(await many.json()).toMatchObject({ status: 422, errors: [{ path: 'ids', code: 'too_long' }] })
})

test('a note that is sent again with its key is noted once, the next one with the same words again', async () => {
  const id = await write('Yaya Once', { phone: '70 44 55 66', country: 'bf' })
  const note = (key: string, said = 'Wants two') =>
    api.request(`/api/admin/leads/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie, 'idempotency-key': key },
      body: JSON.stringify({ note: said }),
    })
  const answers = await Promise.all([note('one'), note('one')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await note('one')
  const notes = async () => (await lead(id)).timeline.filter(({ event }) => event === 'note').map(({ said }) => said)
  expect(await notes()).toEqual(['Wants two'])
  await note('two')
  expect(await notes()).toEqual(['Wants two', 'Wants two'])
  // Corrected, it is the same note still; by which key nobody is told.
  const [noteId] = (await lead(id)).timeline.map((entry) => entry.id)
  await patch(id, { noteId, note: 'Wants three' })
  await note('one')
  expect((await lead(id)).timeline).toMatchObject([
    { said: 'Wants three', details: { before: 'Wants two' } },
    { said: 'Wants two', details: null },
  ])
  expect(await (await get(`/leads/${id}`)).text()).not.toContain('sentOnceBy')
})
