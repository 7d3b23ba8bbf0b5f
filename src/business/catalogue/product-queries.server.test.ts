import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { knowing } from '../../../tests/support/known-content.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { loadCatalogue } from './load-catalogue.server.ts'
import { productDetailSchema, productSchema } from './product.ts'
import { panelOf } from './ratings.ts'
import { catalogueOf, findProduct, listCategories } from './product-queries.server.ts'

const { db, pool, services } = await testDatabase()
beforeAll(() => loadCatalogue(db, demoCatalogue))

test('beside the settings, which everything reads, the list is one SELECT, whatever the country', async () => {
  const site = knowing(services)
  await readCompany(site)
  const query = vi.spyOn(pool, 'query')
  await catalogueOf(site, 'bf')
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})

test('every product answers the API’s shape, in display order', async () => {
  const products = await catalogueOf(knowing(services), 'cm')
  expect(products).toHaveLength(27)
  for (const product of products) expect(productSchema.parse(product)).toEqual(product)
  const lines = ['Power M', 'Eco Beast', 'AC200MAX', 'EB70', 'IVEM', 'LUNA']
  const seen = products.map(({ name }) => lines.findIndex((line) => name.startsWith(line))).filter((at) => at >= 0)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(products.slice(seen.length).map(({ name }) => name)).toEqual([
    'Bluetti Core all-in-one',
    'Deye Core',
    'Deye Elite',
    'Deye Plus',
    'Panneau 550W',
    'Panneau 600W',
  ])
})

test('a price is the country’s, in its currency; what has none there is on request', async () => {
  const nigeria = await catalogueOf(knowing(services), 'cm')
  expect(nigeria.filter(({ price }) => price === null)).toEqual([])
  expect(new Set(nigeria.map(({ currency }) => currency))).toEqual(new Set(['NGN']))
  const burkina = await catalogueOf(knowing(services), 'bf')
  expect(burkina.filter(({ price }) => price !== null)).toHaveLength(7)
  expect(burkina.find(({ slug }) => slug === 'bluetti-core')).toMatchObject({
    price: 525_000,
    currency: 'XOF',
    priceStatus: 'specification',
  })
  expect(burkina.find(({ id }) => id === 2)).toMatchObject({ price: null, priceStatus: null, currency: 'XOF' })
})

test('a panel of the list is what its sheet says, and nothing else is one', async () => {
  const list = await catalogueOf(services, 'cm')
  const panels = list.flatMap((product) => (panelOf(product) ? [[product.slug, panelOf(product)]] : []))
  expect(Object.fromEntries(panels)).toEqual({
    'panel-550w': { powerW: 550, vocColdV: 51.3, currentA: 13.11 },
    'panel-600w': { powerW: 600, vocColdV: 42.7, currentA: 17.44 },
  })
  expect(list.every(({ panel, systemType }) => (panel !== null) === (systemType === 'Solar Panel'))).toBe(true)
})

test('one product comes with its sheet and with the ratings that its sheet states', async () => {
  const product = await findProduct(services, 9, 'cm')
  expect(productDetailSchema.parse(product)).toEqual(product)
  expect(product).toMatchObject({
    slug: 'bluetti-eb70',
    nameEn: 'EB70 1kVA / 760Wh',
    batteryCapacity: '760Wh',
    price: 750_000,
    imageUrl: '/pictures/bluetti-eb70.svg',
    ratings: { continuousW: 1000, batteryWh: 716, chargeW: null, panelsIncludedW: 0, acCharge: true, backupBox: null },
    ratingSources: { panelsIncludedW: { status: 'published', source: 'price list: without panels' } },
    panel: null,
    specification: { batteryCapacityKwh: 0.716 },
  })
  expect(await findProduct(services, 2, 'cm')).toMatchObject({ price: 3_500_000 })
})

test.each([0, -1, 28, 1.5, Number.NaN, 2_147_483_648, 1e21])('there is no product %d', async (id) => {
  expect(await findProduct(services, id, 'cm')).toBeNull()
})

test('a product entered with a name only is complete enough to be listed', async () => {
  await db.execute(sql`insert into products (slug, name, name_en) values ('bare', 'Bare', 'Bare')`)
  const bare = (await catalogueOf(knowing(services), 'cm')).find(({ slug }) => slug === 'bare')
  expect(productSchema.parse(bare)).toMatchObject({
    country: 'Nigeria',
    categoryId: 1,
    features: [],
    useCase: 'Residential / Commercial',
    price: null,
    imageUrl: null,
  })
  await db.execute(sql`delete from products where slug = 'bare'`)
})

test('the categories are the four shelves', async () => {
  const categories = await listCategories(services)
  expect(categories.map(({ id, nameEn }) => [id, nameEn])).toEqual([
    [1, 'All-in-one systems'],
    [2, 'Inverters with battery'],
    [3, 'Portable stations'],
    [4, 'Solar panels'],
  ])
})
