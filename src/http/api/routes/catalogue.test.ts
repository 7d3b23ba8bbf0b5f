import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import type { Category, Product, ProductDetail } from '#business/catalogue/product.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, pool, db, services } = await testApi()

const get = async <T>(path: string) => {
  const response = await api.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  return (await response.json()) as T
}

describe('GET /api/products', () => {
  test('lists every product in Nigeria, priced in naira and in display order', async () => {
    const products = await get<Product[]>('/api/products')
    expect(products).toHaveLength(27)
    expect(await get('/api/products?country=cm')).toEqual(products)
    expect(products.filter(({ price, currency }) => price === null || currency !== 'NGN')).toEqual([])
    expect(products.find(({ id }) => id === 2)?.price).toBe(3_500_000)
    const lines = ['Power M', 'Eco Beast', 'AC200MAX', 'EB70', 'IVEM', 'LUNA']
    const seen = products.map(({ name }) => lines.findIndex((line) => name.startsWith(line)))
    expect(seen.filter((at) => at >= 0)).toEqual(seen.filter((at) => at >= 0).toSorted((a, b) => a - b))
    expect(seen.indexOf(-1)).toBe(seen.filter((at) => at >= 0).length)
  })

  test('prices the seven kits only in Burkina Faso, in CFA francs', async () => {
    const products = await get<Product[]>('/api/products?country=bf')
    expect(products).toHaveLength(27)
    expect(new Set(products.map(({ currency }) => currency))).toEqual(new Set(['XOF']))
    const sold = products.filter(({ price }) => price !== null)
    expect(sold.map(({ nameEn, price }) => [nameEn, price])).toEqual([
      ['Power M Core', 1_950_000],
      ['Power M Plus', 3_380_000],
      ['Power M Elite', 4_800_000],
      ['Eco Beast Core', 1_250_000],
      ['Eco Beast Plus', 2_300_000],
      ['Eco Beast Elite', 3_350_000],
      ['Bluetti Core all-in-one', 525_000],
    ])
    expect(products.find(({ id }) => id === 2)).toMatchObject({ price: null, currency: 'XOF' })
  })

  test('leaves the specification sheets to the detail', async () => {
    const products = await get<object[]>('/api/products')
    expect(products.filter((product) => 'specification' in product)).toEqual([])
  })
})

test.each([
  ['/api/products', 0],
  ['/api/products?country=bf', 0],
  ['/api/products?sort=price&power=5000', 0],
  ['/api/products?sort=price&budget=5000000&prices=complete', 0],
  ['/api/products/choices?country=bf', 0],
  ['/api/products/choices?country=bf&prices=complete', 0],
  ['/api/products/count', 0],
  ['/api/products/loads?country=bf', 0],
  ['/api/products/2/loads', 0],
  ['/api/products/2', 1],
  ['/api/product-categories', 1],
])('%s takes %i statements once the catalogue is held', async (path, statements) => {
  await api.request(path)
  const query = vi.spyOn(pool, 'query')
  await api.request(path)
  expect(query).toHaveBeenCalledTimes(statements)
  query.mockRestore()
})

test('a budget is of the system alone, or as installed where that is known', async () => {
  const idsOf = async (query: string) => (await get<Product[]>(`/api/products?${query}`)).map(({ id }) => id)
  const loads = await get<EverydayLoad[]>('/api/products/loads')
  const installed = (id: number) => loads.find(({ productId }) => productId === id)?.complete?.totalPrice
  const alone = await idsOf('budget=2000000')
  const complete = await idsOf('budget=2000000&prices=complete')
  expect(alone).toContain(11)
  expect(installed(11)).toBeGreaterThan(2_000_000)
  expect(complete.length).toBeGreaterThan(0)
  expect(complete).toEqual(alone.filter((id) => (installed(id) ?? 0) <= 2_000_000))
  const ordered = await get<Product[]>('/api/products?sort=-price&prices=complete')
  const told = ordered.map(({ id, price }) => installed(id) ?? price ?? 0)
  expect(told).toEqual(told.toSorted((one, other) => other - one))
})

test('what the systems of a page run is told page by page, in its order, and follows a rating that changes', async () => {
  const loads = await get<EverydayLoad[]>('/api/products/loads?type=commercial')
  const products = await get<Product[]>('/api/products?type=commercial')
  const systems = products.filter(({ systemType }) => systemType !== 'Solar Panel').map(({ id }) => id)
  expect(loads.map(({ productId }) => productId)).toEqual(systems)
  expect(await get(`/api/products/${loads[0]?.productId}/loads`)).toEqual([loads[0]])
  const of = async (id: number) =>
    (await get<EverydayLoad[]>('/api/products/loads?country=bf')).find(({ productId }) => productId === id)
  const before = await of(8)
  expect(before).toMatchObject({ hours: 8, runs: [{ name: 'fridge', quantity: 1 }, { name: 'lamps' }, {}, {}] })
  await db.execute(sql`update products set continuous_w = 200, surge_w = 250 where id = 8`)
  services.cache.drop('products')
  expect((await of(8))?.runs.map(({ name }) => name)).not.toContain('fridge')
  expect((await api.request('/api/products/loads?type=boats')).status).toBe(422)
})

test('a product comes with its specification sheet and the country’s price', async () => {
  const product = await get<ProductDetail>('/api/products/9')
  expect(product).toMatchObject({ slug: 'bluetti-eb70', price: 750_000, currency: 'NGN' })
  expect(product.specification).toMatchObject({ batteryCapacityKwh: 0.716 })
  expect(await get<ProductDetail>('/api/products/9?country=bf')).toEqual({
    ...product,
    price: null,
    priceStatus: null,
    currency: 'XOF',
  })
})

test('the list and the detail say the same of a product', async () => {
  const [first] = await get<Product[]>('/api/products?country=bf')
  const {
    specification: _,
    ratingSources: __,
    ...detail
  } = await get<ProductDetail>(`/api/products/${first?.id}?country=bf`)
  expect(detail).toEqual(first)
})

test('the categories are those that products name', async () => {
  const categories = await get<Category[]>('/api/product-categories')
  const named = new Set((await get<Product[]>('/api/products')).map(({ categoryId }) => categoryId))
  expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(named).toEqual(new Set(categories.map(({ id }) => id)))
})

test('the placeholder image is a picture of the site', async () => {
  const response = await api.request('/api/placeholder-image')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/pictures/placeholder.svg'])
})

describe('is refused:', () => {
  test.each([
    ['/api/products/28', 404, 'not_found'],
    ['/api/products/0', 404, 'not_found'],
    ['/api/products/2147483648', 404, 'not_found'],
    ['/api/products/9999999999', 404, 'not_found'],
    ['/api/products/99999999999999999999', 404, 'not_found'],
    [`/api/products/${'9'.repeat(400)}`, 404, 'not_found'],
    ['/api/products/two', 422, 'invalid'],
    ['/api/products/-1', 422, 'invalid'],
    ['/api/products/1.5', 422, 'invalid'],
    ['/api/products/1e3', 422, 'invalid'],
    ['/api/products/0x2', 422, 'invalid'],
    ['/api/products/2%20', 422, 'invalid'],
    ['/api/products/%00', 422, 'invalid'],
    ['/api/products/٢', 422, 'invalid'],
    ['/api/products/2;drop table products', 422, 'invalid'],
    ['/api/products?country=ng', 422, 'invalid'],
    ['/api/products?country=', 422, 'invalid'],
    ['/api/products?country=CM', 422, 'invalid'],
    ['/api/products/2?country=fr', 422, 'invalid'],
  ])('%s with %i', async (path, status, code) => {
    const response = await api.request(path)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = (await response.json()) as ProblemDetails
    expect([response.status, problem.status, problem.code]).toEqual([status, status, code])
    const field = path.includes('country') ? 'country' : 'id'
    expect(problem.errors?.map((error) => error.path)).toEqual(status === 422 ? [field] : undefined)
  })
})
