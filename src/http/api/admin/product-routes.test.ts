import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type {
  ProductCounts,
  ProductPage,
  ProductPlace,
  ProductRecord,
} from '#business/catalogue/editing/product-record.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, pool, services } = await testApi({
  env: { REQUIRE_2FA: 'off' },
  now: new Date('2027-03-01T09:00:00Z'),
})
const { cookie } = await signedIn(api, services, 'editor')
const sales = await signedIn(api, services, 'sales')

async function call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
  const response = await api.request(`/api/admin/products${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${cookie}; language=en` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}

/** The fields of the specification, and no other. */
const specified = {
  name: 'Kit Étoile 5kVA',
  price: 3_500_000,
  capacity: '5kVA',
  batteryCapacity: '10kWh',
  useCase: 'Residential',
  systemType: 'All-in-One',
  purchaseOption: 'Cash',
  manufacturer: 'Deye',
  description: 'Pour la maison.',
  imageUrl: '/pictures/placeholder.svg',
  country: 'Nigeria',
  categoryId: 1,
  features: ['Onduleur', 'Batterie'],
}

const added = async (changes: object = {}) => {
  const { status, body } = await call<ProductRecord>('POST', '', { ...specified, ...changes })
  expect(status).toBe(201)
  return body
}

const shareWords = 'Give a share above 0 and at most 100% (in a file: 0.9 for 90%).'
const messagesOf = ({ errors = [] }: ProblemDetails) => errors.map(({ path, message }) => `${path}: ${message}`)

test('a body with the specified fields makes a product that visitors read at once, in both languages', async () => {
  const record = await added()
  expect(record).toMatchObject({
    ...specified,
    slug: 'kit-etoile-5kva',
    nameEn: '',
    currency: 'NGN',
    prices: { cm: { amount: 3_500_000 } },
  })
  const shown: unknown = await (await api.request(`/api/products/${record.id}`)).json()
  expect(shown).toMatchObject({
    nameEn: specified.name,
    descriptionEn: specified.description,
    featuresEn: specified.features,
    price: 3_500_000,
  })
  expect(await (await api.request(`/api/products/${record.id}?country=bf`)).json()).toMatchObject({ price: null })
  const one = await call<ProductRecord>('GET', `/${record.id}`)
  expect(one).toEqual({ status: 200, body: record })
  const list = await call<ProductRecord[]>('GET', '')
  expect(list.body[0]).toEqual(record)
})

test('what may be left out has the defaults of the specification', async () => {
  const { name, price, capacity, batteryCapacity } = specified
  const { body } = await call<ProductRecord>('POST', '', { name, price, capacity, batteryCapacity })
  expect(body).toMatchObject({
    slug: 'kit-etoile-5kva-2',
    country: 'Nigeria',
    categoryId: 1,
    features: [],
    useCase: 'Residential / Commercial',
    imageUrl: null,
    specification: {},
  })
})

test.each([
  [{ name: '  ' }, 'name: Product name is required'],
  [{ price: 0 }, 'price: Valid price is required'],
  [{ price: -5 }, 'price: Valid price is required'],
  [{ price: 'dear' }, 'price: Valid price is required'],
  [{ price: 0.9 }, 'price: Valid price is required'],
  [{ price: undefined }, 'price: Valid price is required'],
  [{ price: null }, 'price: Valid price is required'],
  [{ prices: { bf: '' } }, 'prices.bf.amount: Valid price is required'],
  [{ capacity: '' }, 'capacity: Capacity is required'],
  [{ batteryCapacity: undefined }, 'batteryCapacity: Battery capacity is required'],
  [{ categoryId: 0 }, 'categoryId: Please select a valid category'],
  [{ categoryId: 'x' }, 'categoryId: Please select a valid category'],
  [{ categoryId: 99_999 }, 'categoryId: Please select a valid category'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl: This value is not written in the expected form.'],
  [{ imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl: This value is not written in the expected form.'],
  [{ imageUrl: '//elsewhere.example/x.png' }, 'imageUrl: This value is not written in the expected form.'],
  [{ useCase: 'Nobody' }, 'useCase: This value is not among the choices.'],
  [{ ratings: { depthOfDischarge: 90 } }, `ratings.depthOfDischarge: ${shareWords}`],
  [{ ratings: { depthOfDischarge: 0 } }, `ratings.depthOfDischarge: ${shareWords}`],
  [{ ratings: { phases: 2 } }, 'ratings.phases: One phase or three: give 1 or 3.'],
  [{ ratings: { parallelUnits: 17 } }, 'ratings.parallelUnits: Give a whole number from 1 to 16.'],
  [{ ratings: { dischargeW: 0 } }, 'ratings.dischargeW: Give a number above 0, or leave it empty.'],
  [{ ratings: { pvInputW: -1 } }, 'ratings.pvInputW: Give 0 or more, or leave it empty.'],
  [{ ratings: { idleW: 7.5 } }, 'ratings.idleW: Give a whole number, without decimals.'],
  [{ ratings: { acCharge: 'perhaps' } }, 'ratings.acCharge: Give true or false, or leave it empty.'],
  [{ ratings: [], ratingSources: 7 }, 'ratingSources: Give an object with named fields.'],
  [
    { ratings: { idleW: 60 }, ratingSources: { idleW: { status: 'heard', source: 'x' } } },
    'ratingSources.idleW.status: This value is not among the choices.',
  ],
  [{ features: 'one' }, 'features: A list is expected.'],
])('%j is refused: %s', async (changes, message) => {
  const created = await call<ProblemDetails>('POST', '', { ...specified, ...changes })
  expect([created.status, messagesOf(created.body)]).toEqual([422, [message]])
})

test('a rating is read as it is written, and what a box or a cell leaves empty is not stated', async () => {
  const { ratings } = await added({
    ratings: { pvInputW: '0', depthOfDischarge: '0,9', phases: '3', acCharge: 'true', backupBox: '', idleW: null },
  })
  expect(ratings).toMatchObject({ pvInputW: 0, depthOfDischarge: 0.9, phases: 3, acCharge: true })
  expect(ratings).toMatchObject({ backupBox: null, idleW: null, continuousW: null })
})

test('a price is read however thousands are grouped; decimals are refused, never cut', async () => {
  for (const price of ['1 250 000', '1,250,000', '1.250.000']) {
    expect(await added({ price })).toMatchObject({ price: 1_250_000 })
  }
  const { status } = await call('POST', '', { ...specified, price: '1999.9' })
  expect(status).toBe(422)
})

test.each([
  ['null', 422],
  ['[]', 422],
  ['"x"', 422],
  ['{', 400],
])('the body %s is the caller’s fault', async (body, status) => {
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', '/2'],
  ] as const) {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await api.request(`/api/admin/products${path}`, { method, headers, body })
    expect(response.status).toBe(status)
  }
})

test('a draft is read by staff alone until it is published', async () => {
  const { id, isPublished } = await added({ name: 'Kit Brouillon', isPublished: false })
  expect(isPublished).toBe(false)
  const shown = async () => {
    const paths = ['/products', `/products?relatedTo=2`, '/products?q=brouillon', '/search?q=brouillon']
    const lists = await Promise.all(paths.map(async (path) => (await api.request(`/api${path}`)).text()))
    const one = await api.request(`/api/products/${id}`)
    return [one.status, lists.filter((list) => list.includes('Kit Brouillon')).length > 0]
  }
  expect(await shown()).toEqual([404, false])
  const order = { productId: id, quantity: 1, fullName: 'Awa', phoneNumber: '70000000' }
  const headers = { 'content-type': 'application/json' }
  const ordered = await api.request('/api/orders', { method: 'POST', headers, body: JSON.stringify(order) })
  expect(ordered.status).toBe(404)
  const drafts = await call<ProductPage>('GET', '?limit=10&isPublished=false')
  expect(drafts.body.items.map((item) => item.id)).toEqual([id])
  expect((await call<ProductCounts>('GET', '/counts')).body.drafts).toBe(1)

  await call('PUT', `/${id}`, { price: 9 })
  expect(await shown()).toEqual([404, false])
  await call('PUT', `/${id}`, { isPublished: true })
  expect(await shown()).toEqual([200, true])
  expect(await (await api.request(`/api/products/${id}`)).json()).not.toHaveProperty('isPublished')
  await call('PUT', `/${id}`, { isPublished: false })
  expect(await shown()).toEqual([404, false])
  expect((await call('PUT', `/${id}`, { isPublished: 'perhaps' })).status).toBe(422)
})

describe('a change', () => {
  test('keeps what it does not name, and is on the public page at the next request', async () => {
    const before = await added()
    const { body: after } = await call<ProductRecord>('PUT', `/${before.id}`, { price: 4_000_000, nameEn: 'Star kit' })
    expect(after).toEqual({
      ...before,
      price: 4_000_000,
      nameEn: 'Star kit',
      prices: { cm: { amount: 4_000_000, status: 'published', basis: '' } },
      updatedAt: after.updatedAt,
    })
    const list = (await (await api.request('/api/products')).json()) as ProductRecord[]
    expect(list.find(({ id }) => id === before.id)).toMatchObject({ price: 4_000_000, nameEn: 'Star kit' })
  })

  test('sets a price per country; null is on request', async () => {
    const { id } = await added()
    const path = `/${id}`
    const both = await call<ProductRecord>('PUT', path, { prices: { cm: 100, bf: { amount: 525_000, basis: 'list' } } })
    expect(both.body.prices).toEqual({
      cm: { amount: 100, status: 'published', basis: '' },
      bf: { amount: 525_000, status: 'published', basis: 'list' },
    })
    const one = await call<ProductRecord>('PUT', path, { prices: { cm: null, bf: 525_000 } })
    expect(one.body).toMatchObject({ price: null, prices: { bf: { basis: 'list' } } })
    expect(await call('PUT', path, { ...one.body, name: 'Still there' })).toMatchObject({ status: 200 })
  })

  test('of a whole record takes its price over that of its list', async () => {
    const record = await added()
    const { body } = await call<ProductRecord>('PUT', `/${record.id}`, { ...record, price: 7 })
    expect(body.prices).toEqual({ cm: { amount: 7, status: 'published', basis: '' } })
  })

  test('of a rating keeps the others, and how those are known', async () => {
    const sheet = { status: 'published', source: 'sheet of 2026' }
    const { id } = await added({
      ratings: { continuousW: 5000, idleW: 60 },
      ratingSources: { continuousW: sheet, idleW: sheet, phases: sheet },
    })
    const path = `/${id}`
    const { body: read } = await call<ProductRecord>('GET', path)
    expect(read.ratingSources).toEqual({ continuousW: sheet, idleW: sheet })
    const one = await call<ProductRecord>('PUT', path, { ratings: { idleW: 40 } })
    expect(one.body.ratings).toEqual({ ...read.ratings, idleW: 40 })
    expect(one.body.ratingSources).toEqual({ continuousW: sheet })
    const two = await call<ProductRecord>('PUT', path, { ratingSources: { idleW: { source: ' measured ' } } })
    expect(two.body.ratingSources).toEqual({ continuousW: sheet, idleW: { status: 'published', source: 'measured' } })
    const three = await call<ProductRecord>('PUT', path, { ...two.body, ratings: { continuousW: '' } })
    expect(three.body.ratings).toMatchObject({ continuousW: null, idleW: 40 })
    expect(Object.keys(three.body.ratingSources)).toEqual(['idleW'])
    const four = await call<ProductRecord>('PUT', path, { ratingSources: { idleW: null } })
    expect(four.body.ratingSources).toEqual({})
    expect((await (await api.request(`/api/products/${id}`)).json()) as object).toMatchObject({ ratingSources: {} })
  })

  test('begun on an older version is refused with the record as it is', async () => {
    const first = await added()
    const second = await call<ProductRecord>('PUT', `/${first.id}`, { name: 'Hers', updatedAt: first.updatedAt })
    expect(second.status).toBe(200)
    const third = await call<ProblemDetails>('PUT', `/${first.id}`, { name: 'His', updatedAt: first.updatedAt })
    expect(third).toMatchObject({ status: 409, body: { code: 'stale', current: second.body } })
    expect((await call<ProductRecord>('PUT', `/${first.id}`, { name: 'Anyhow' })).status).toBe(200)
  })

  test('takes no slug of another product', async () => {
    const { id } = await added()
    expect(await call('PUT', `/${id}`, { slug: 'Panel 550W' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'slug', code: 'taken' }] },
    })
    expect(await call('PUT', `/${id}`, { slug: '', name: 'Écran   plat – 2' })).toMatchObject({
      body: { slug: 'ecran-plat-2' },
    })
  })

  test('keeps the sheet in one form', async () => {
    const { id } = await added()
    const specification = {
      brand: ' Deye ',
      powerW: '5 000',
      weightKg: '12,5',
      warranty: { fr: '5 ans', en: '' },
      vocV: '',
    }
    const { body } = await call<ProductRecord>('PUT', `/${id}`, { specification })
    expect(body.specification).toEqual({ brand: 'Deye', powerW: 5000, weightKg: 12.5, warranty: '5 ans' })
    expect(await call('PUT', `/${id}`, { specification: { horns: 2 } })).toMatchObject({ status: 422 })
  })
})

test('what is removed is gone for visitors; the log keeps who did what', async () => {
  const { id } = await added()
  await call('PUT', `/${id}`, { price: 1 })
  expect((await call('DELETE', `/${id}`)).status).toBe(204)
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
  expect((await call('GET', `/${id}`)).status).toBe(404)
  expect((await api.request(`/api/products/${id}`)).status).toBe(404)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.recordId, String(id)))
    .orderBy(auditLog.id)
  expect(entries.map(({ action }) => action)).toEqual(['product.create', 'product.update', 'product.delete'])
  expect(entries[1]).toMatchObject({ before: { price: 3_500_000 }, after: { price: 1 } })
})

describe('the list', () => {
  const counts = async () => (await call<ProductCounts>('GET', '/counts')).body
  const page = async (query: string) => (await call<ProductPage>('GET', `?limit=10${query}`)).body

  test('comes in pages that together hold every product once, in every order', async () => {
    const { total } = await counts()
    expect(total).toBeGreaterThan(25)
    for (const sort of ['id', '-id', 'name', '-name', 'price', '-price', 'systemType', '-useCase', 'purchaseOption']) {
      const seen: ProductPage['items'][number][] = []
      let next: string | null = ''
      while (next !== null) {
        const { items, nextCursor } = await page(`&sort=${sort}${next && `&cursor=${next}`}`)
        seen.push(...items)
        next = nextCursor
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(total)
      if (sort !== '-price') continue
      const prices = seen.map(({ price }) => price ?? 0)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }
  })

  test('finds words of a name, a maker or an address, whatever their accents and order', async () => {
    const found = await page('&q=DEYE%20etoile')
    expect(found.items.length).toBeGreaterThan(0)
    for (const { slug } of found.items) expect(slug).toContain('etoile')
    expect((await page('&q=%25')).items).toHaveLength(10)
    expect((await page('&q=nosuchthing')).items).toEqual([])
  })

  test('shows what is for one use, or without a price in a country, as many as are counted', async () => {
    const { commercial, unpriced } = await counts()
    const itemsOf = async (filter: string) => (await call<ProductPage>('GET', `?limit=100&${filter}`)).body.items
    const forBusinesses = await itemsOf('use=commercial')
    expect(forBusinesses).toHaveLength(commercial)
    expect(forBusinesses.filter(({ useCase }) => useCase === 'Residential')).toEqual([])
    const onRequest = await itemsOf('unpriced=bf')
    expect(onRequest).toHaveLength(unpriced.bf)
    expect(onRequest.filter(({ prices }) => prices.bf)).toEqual([])
    expect((await call('GET', '?limit=1&unpriced=xx')).status).toBe(422)
  })

  test('counts products for homes and for businesses', async () => {
    const { total, residential, commercial } = await counts()
    expect(Math.max(residential, commercial)).toBeLessThanOrEqual(total)
    expect(residential + commercial).toBeGreaterThan(total)
  })

  test.each(['&sort=secret', '&cursor=x', '&cursor=WyJhIiwxXQ&sort=price', `&q=${'x'.repeat(101)}`])(
    '%.40s is refused',
    async (query) => {
      expect((await call('GET', `?limit=10${query}`)).status).toBe(422)
    },
  )

  test('takes no more than six queries, whatever is asked', async () => {
    const query = vi.spyOn(pool, 'query')
    for (const path of ['?limit=50&q=kit&sort=price', '', '/2']) {
      query.mockClear()
      await call('GET', path)
      expect(query.mock.calls.length).toBeLessThanOrEqual(6)
    }
    query.mockRestore()
  })
})

describe('the short form', () => {
  const post = (
    fields: Record<string, string | Blob>,
    headers: Record<string, string> = { cookie: `${cookie}; language=en` },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return api.request('/api/products', { method: 'POST', headers, body: form })
  }

  test('adds a product with its image', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e6e4f' } })
      .png()
      .toBuffer()
    const response = await post({ name: 'Lampe', price: '15000', image: new File([new Uint8Array(png)], 'lamp.png') })
    expect(response.status).toBe(201)
    const record = (await response.json()) as ProductRecord
    expect(record).toMatchObject({ name: 'Lampe', slug: 'lampe', price: 15_000, capacity: '' })
    expect(record.imageUrl).toMatch(/^\/media\//)
  })

  test('takes the price of the other country, if there is one', async () => {
    const response = await post({ name: 'Lanterne', price: '15 000', 'prices.bf': '9 500' })
    expect((await response.json()) as ProductRecord).toMatchObject({
      prices: { cm: { amount: 15_000 }, bf: { amount: 9500 } },
      isPublished: true,
    })
    const draft = await post({ name: 'Lanterne', price: '15 000', isPublished: 'false' })
    expect((await draft.json()) as ProductRecord).toMatchObject({ isPublished: false })
    const refused = await post({ name: 'Lanterne', price: '15 000', 'prices.bf': 'cher' })
    expect((await refused.json()) as ProblemDetails).toMatchObject({
      status: 422,
      errors: [{ path: 'prices.bf.amount' }],
    })
  })

  test('needs a name and a price, and an image that is one', async () => {
    const nothing = await post({ name: ' ', price: '', slug: 'x' })
    expect(messagesOf((await nothing.json()) as ProblemDetails)).toEqual([
      'name: Product name is required',
      'price: Valid price is required',
    ])
    const text = await post({ name: 'Lampe', price: '1', image: new File(['no image'], 'lamp.png') })
    expect(text.status).toBe(415)
  })

  test('is for staff who may, from our own pages', async () => {
    const form = { name: 'Lampe', price: '1' }
    expect((await post(form, {})).status).toBe(401)
    expect((await post(form, { cookie: sales.cookie })).status).toBe(403)
    expect((await post(form, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const json = { 'content-type': 'application/json', cookie }
    expect((await api.request('/api/products', { method: 'POST', headers: json, body: '{}' })).status).toBe(415)
  })
})

test('a product is told where it stands in each catalogue that has it; a draft stands in none', async () => {
  const record = await added({ name: 'Zzz au bout', slug: 'zzz-au-bout' })
  const { body: places } = await call<ProductPlace[]>('GET', `/${record.id}/places`)
  const listed = await api.request('/api/products?type=residential&country=cm&lang=en')
  const names = ((await listed.json()) as { name: string }[]).map(({ name }) => name)
  expect(places.find(({ country, type }) => country === 'cm' && type === 'residential')).toEqual({
    country: 'cm',
    type: 'residential',
    place: names.indexOf('Zzz au bout') + 1,
    count: names.length,
  })
  expect(places.some(({ type }) => type === 'commercial')).toBe(false)
  await call('PUT', `/${record.id}`, { ...specified, name: 'Zzz au bout', isPublished: false })
  expect((await call('GET', `/${record.id}/places`)).body).toEqual([])
  expect((await call('GET', '/999999/places')).status).toBe(404)
})
