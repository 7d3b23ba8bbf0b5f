import { afterEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { presentCompany, theCompany, type CountryContact } from '#kernel/brand.ts'

const { api } = await testApi()
const builtIn = theCompany()
afterEach(() => presentCompany(builtIn))

const inFaso = (changed: Partial<CountryContact>) => {
  const { contacts } = builtIn
  presentCompany({ ...builtIn, contacts: { ...contacts, bf: { ...contacts.bf, ...changed } } })
}
const read = async (path: string) => (await (await api.request(path)).json()) as unknown
const post = (path: string, body: object) =>
  api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

type Priced = { readonly id: number; readonly price: number | null; readonly priceStatus: string | null }

test('where prices are not shown everything is on request, wherever it is asked for, and can’t be ordered', async () => {
  const priced = ((await read('/api/products?country=bf')) as Priced[]).filter(({ price }) => price !== null)
  expect(priced.length).toBeGreaterThan(0)
  inFaso({ hasPriceList: false })
  const shown = (await read('/api/products?country=bf')) as Priced[]
  expect(shown.filter(({ price, priceStatus }) => price !== null || priceStatus !== null)).toEqual([])
  const id = priced[0]?.id
  expect(await read(`/api/products/${id}?country=bf`)).toMatchObject({ id, price: null, currency: 'XOF' })
  const order = { productId: id, quantity: 1, fullName: 'Awa Sawadogo', phoneNumber: '+226 70 12 34 56', country: 'bf' }
  expect((await post('/api/orders', order)).status).toBe(409)
  expect(((await read('/api/products?country=cm')) as Priced[]).some(({ price }) => price !== null)).toBe(true)
})
