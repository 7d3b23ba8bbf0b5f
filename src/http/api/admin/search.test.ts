import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import { knownWords, recordWords } from '#business/accounts/tables.server.ts'
import type { ApplicationPage } from '#business/financing/admin-application.ts'
import type { LeadPage } from '#business/leads/admin-lead.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import type { PersonPage } from '#business/privacy/person-record.ts'
import type { StaffFinds } from '#business/search/staff-search.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const sales = await signedIn(api, services, 'sales')
const editor = await signedIn(api, services, 'editor')

const search = async (q: string, cookie = sales.cookie) =>
  (await (await post(api, '/api/admin/search', { q }, cookie)).json()) as StaffFinds
const names = async (q: string) => (await search(q)).requests.map(({ name }) => name)
const get = (path: string) => Promise.resolve(api.request(`/api/admin${path}`, { headers: { cookie: sales.cookie } }))

async function write(name: string, left: object, message = 'Good day'): Promise<number> {
  const response = await post(api, '/api/messages', { name, message, ...left })
  return ((await response.json()) as { id: number }).id
}

let chukwuemeka = 0
let applicationId = 0
beforeAll(async () => {
  await write('Aminata Ouédraogo', { phone: '70 11 22 33', country: 'bf' }, 'Une pompe pour Koudougou')
  chukwuemeka = await write('Chukwuemeka Okafor', { phone: '+234(0)816 123 4567', email: 'emeka@example.com' })
  await write('Muhammad Bello', { email: 'mbello@example.com' })
  await write('Salif Savadogo', { phone: '75 00 00 01', country: 'bf' })
  await write('Mariam Jallow', { phone: '0803 555 0909' })
  applicationId = (await submitted(api, { fullName: 'Emeka Okafor', email: 'Emeka@example.com' })).id
})

test.each([
  ['Ouédrago', 'Aminata Ouédraogo'],
  ['OUEDRAOGO amina', 'Aminata Ouédraogo'],
  ['wedraogo', 'Aminata Ouédraogo'],
  ['ouerdaogo', 'Aminata Ouédraogo'],
  ['chukuemeka', 'Chukwuemeka Okafor'],
  ['chukuem', 'Chukwuemeka Okafor'],
  ['Mohamed', 'Muhammad Bello'],
  ['Mohammed belo', 'Muhammad Bello'],
  ['sawadogo', 'Salif Savadogo'],
  ['diallo', 'Mariam Jallow'],
  ['koudogou pompe', 'Aminata Ouédraogo'],
  ['mbello@exam', 'Muhammad Bello'],
  ['70112233', 'Aminata Ouédraogo'],
  ['+226 70 11 22', 'Aminata Ouédraogo'],
  ['22 33', 'Aminata Ouédraogo'],
  ['0816 123', 'Chukwuemeka Okafor'],
  ['+234 816 123 4567', 'Chukwuemeka Okafor'],
  ['08161234567', 'Chukwuemeka Okafor'],
] as const)('%s finds %s', async (q, name) => {
  expect(await names(q)).toEqual([name])
  const inbox = (await (await get(`/leads?q=${encodeURIComponent(q)}`)).json()) as LeadPage
  expect(inbox.items.map((lead) => lead.name)).toEqual([name])
})

test.each([
  ['Ouedr', ['Aminata Ouédraogo', 'Awa Wedraogo']],
  ['chuku', ['Chukwuemeka Okafor', 'Chukunonso Eze']],
  ['Mohamm', ['Muhammad Bello', 'Mohammed Sani']],
] as const)('half a name, %s, finds also who is written in another way', async (q, known) => {
  const more = [
    await write('Awa Wedraogo', { phone: '70 11 22 99', country: 'bf' }),
    await write('Chukunonso Eze', { phone: '0803 555 0101' }),
    await write('Mohammed Sani', { phone: '0803 555 0102' }),
  ]
  const inbox = (await (await get(`/leads?q=${q}`)).json()) as LeadPage
  const listed = inbox.items.map(({ name }) => name)
  const people = (await (await post(api, '/api/admin/people/list', { q }, sales.cookie)).json()) as { name: string }[]
  const found = await names(q)
  // A whole name stays what it is while somebody has it.
  const whole = (await (await get('/leads?q=mohammed')).json()) as LeadPage
  await db.transaction((tx) => removeLeads(tx, services, more))
  expect(new Set(listed)).toEqual(new Set(known))
  expect(new Set(found)).toEqual(new Set(known))
  expect(new Set(people.map(({ name }) => name))).toEqual(new Set(known))
  expect(whole.items.map(({ name }) => name)).toEqual(['Mohammed Sani'])
})

test.each(['zzyzx', '!!!', "%' or 1=1 --", "it's \\ 'quoted'", '99', '+226 30 00 00 01'])(
  '%s finds nobody',
  async (q) => {
    expect(await names(q)).toEqual([])
  },
)

test.each([{}, { q: 'a' }, { q: 'a'.repeat(101) }, { q: 5 }])('%j is no question', async (body) => {
  expect((await post(api, '/api/admin/search', body, sales.cookie)).status).toBe(422)
})

test('one phone or mail is one person, whose page has all that it sent; an editor finds none of it', async () => {
  const found = await search('okafor')
  expect(found.people.map(({ name }) => name)).toEqual(['Chukwuemeka Okafor'])
  expect(found.requests.map(({ id }) => id)).toEqual([chukwuemeka])
  // Both are one person's, told once.
  expect(found.people[0]?.references).toHaveLength(2)
  expect(found.applications.map(({ id }) => id)).toEqual([applicationId])
  const person = (await (await get(`/people/${found.people[0]?.reference}`)).json()) as PersonPage
  expect(person.requests.map(({ name }) => name)).toEqual(['Chukwuemeka Okafor'])
  expect(person.applications.map(({ id }) => id)).toEqual([applicationId])
  expect(person.mails.length).toBeGreaterThan(1)
  const same = (await (await get(`/people/MSG-${String(chukwuemeka).padStart(6, '0')}`)).json()) as PersonPage
  expect(same).toMatchObject({
    name: 'Chukwuemeka Okafor',
    dialledNumber: '+2348161234567',
    email: 'emeka@example.com',
  })
  expect((await get('/people/MSG-999999')).status).toBe(404)
  expect((await get('/people/nobody')).status).toBe(404)
  const { people, requests, applications } = await search('okafor', editor.cookie)
  expect([people, requests, applications]).toEqual([[], [], []])
  const product = await search('power', editor.cookie)
  expect(product.content.some(({ kind }) => kind === 'product')).toBe(true)
  expect((await search('power')).content).toEqual([])
})

test('a reference, a note and an employer are found; what was noted is, as soon as it is', async () => {
  expect((await search(`MSG-${String(chukwuemeka).padStart(6, '0')}`)).requests.map(({ id }) => id)).toEqual([
    chukwuemeka,
  ])
  const patch = (path: string, body: object) =>
    api.request(`/api/admin/${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  expect(await names('brother')).toEqual([])
  await patch(`leads/${chukwuemeka}`, { note: 'His brother in Kaduna pays' })
  expect(await names('brother kaduna')).toEqual(['Chukwuemeka Okafor'])
  await patch(`applications/${applicationId}`, { note: 'Seen at the Marina' })
  const noted = (await (await get('/applications?q=marina')).json()) as ApplicationPage
  expect(noted.items.map(({ id }) => id)).toEqual([applicationId])
})

test('words go with the last record that had them', async () => {
  const words = async () => (await db.select().from(knownWords)).map(({ word }) => word)
  expect(await words()).toEqual(expect.arrayContaining(['jallow', 'mariam', 'good']))
  const [mariam] = await db.select({ id: leads.id }).from(leads).where(eq(leads.name, 'Mariam Jallow'))
  await db.update(leads).set({ name: 'Mariama Jallow' }).where(eq(leads.name, 'Mariam Jallow'))
  expect(await words()).toContain('mariama')
  await db.transaction((tx) => removeLeads(tx, services, [mariam?.id ?? 0]))
  const left = await words()
  for (const word of ['jallow', 'mariama']) expect(left).not.toContain(word)
  expect(left).toContain('good')
  expect(await db.$count(recordWords, sql`${recordWords.recordId} = ${mariam?.id} and kind = 'lead'`)).toBe(0)
})

test('a word that many have finds them all, and with a word of one alone that one', async () => {
  const many = Array.from({ length: 25 }, (_, number) => `Kossi ${number}`)
  for (const name of many) await write(name, { phone: '0803 555 0000' }, name === 'Kossi 7' ? 'A borehole' : 'Good day')
  const listed = async (q: string) =>
    ((await (await get(`/leads?q=${encodeURIComponent(q)}`)).json()) as LeadPage).items.map(({ name }) => name)
  expect(await listed('kossi')).toEqual(many.toReversed())
  expect(await listed('kossi borehole')).toEqual(['Kossi 7'])
})
