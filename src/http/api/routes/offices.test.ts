import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services } = await testApi()

const read = async (path: string) => (await (await api.request(path)).json()) as unknown
const post = (path: string, body: object) =>
  api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const set = async (group: 'company' | 'countries', value: object) => {
  const row = { group, value, version: 2, updatedAt: services.now() }
  await db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.group, set: { value } })
  services.cache.drop('company')
}

type Priced = { readonly id: number; readonly price: number | null; readonly priceStatus: string | null }
const customer = { fullName: 'Awa Sawadogo', phoneNumber: '+226 70 12 34 56' }

test('requests of visitors arrive where the company says, from its next request on', async () => {
  const [product] = (await read('/api/products?country=bf')) as Priced[]
  const order = { productId: product?.id, quantity: 1, ...customer, country: 'bf' }
  expect((await post('/api/orders', order)).status).toBe(201)
  await set('company', { ...builtInSettings.company, salesEmail: 'ventes@soleil.example' })
  expect((await post('/api/orders', { ...order, quantity: 2 })).status).toBe(201)
  const mails = await db
    .select({ to: mailOutbox.to, language: mailOutbox.language })
    .from(mailOutbox)
    .orderBy(sql`ctid`)
  expect(mails).toEqual([
    { to: 'sales@ranasolar.example', language: 'fr' },
    { to: 'ventes@soleil.example', language: 'fr' },
  ])
})

test('a mailbox is found by the transaction that asks, which waits for no other connection', async () => {
  await set('company', { ...builtInSettings.company, salesEmail: 'sales@soleil.example' })
  const { countries: offices } = builtInSettings
  await set('countries', { ...offices, bf: { ...offices.bf, jobsEmail: 'recrutement@soleil.example' } })
  const boxes = await db.transaction((tx) =>
    Promise.all(countries.map((country) => staffMailbox(tx, services, country, 'jobsEmail'))),
  )
  expect(boxes.map(({ to, language }) => [to, language])).toEqual(
    countries.map((country) => [
      country === 'bf' ? 'recrutement@soleil.example' : 'sales@soleil.example',
      countryTable[country].officeLanguage,
    ]),
  )
})

test('each kind of mail goes to its country’s address for it, and without one to the company’s', async () => {
  const { countries: offices } = builtInSettings
  const requestsEmail = 'demandes@soleil.example'
  await set('countries', { ...offices, bf: { ...offices.bf, requestsEmail } })
  await db.delete(mailOutbox)
  const message = { name: 'Awa Sawadogo', email: 'awa@example.com', message: 'Bonjour à tous' }
  for (const country of countries) expect((await post('/api/messages', { ...message, country })).status).toBe(201)
  const told = await db.select({ to: mailOutbox.to }).from(mailOutbox).where(eq(mailOutbox.template, 'message-staff'))
  expect(told.map(({ to }) => to).toSorted()).toEqual(
    countries.map((country) => (country === 'bf' ? requestsEmail : 'sales@soleil.example')).toSorted(),
  )
})

test('where prices are not shown everything is on request, wherever it is asked for, and can’t be ordered', async () => {
  const priced = ((await read('/api/products?country=bf')) as Priced[]).filter(({ price }) => price !== null)
  expect(priced.length).toBeGreaterThan(0)
  const { countries: offices } = builtInSettings
  await set('countries', { ...offices, bf: { ...offices.bf, hasPriceList: false } })
  const shown = (await read('/api/products?country=bf')) as Priced[]
  expect(shown.filter(({ price, priceStatus }) => price !== null || priceStatus !== null)).toEqual([])
  const id = priced[0]?.id
  expect(await read(`/api/products/${id}?country=bf`)).toMatchObject({ id, price: null, currency: 'XOF' })
  expect((await post('/api/orders', { productId: id, quantity: 1, ...customer, country: 'bf' })).status).toBe(409)
  expect(((await read('/api/products?country=cm')) as Priced[]).some(({ price }) => price !== null)).toBe(true)
})
