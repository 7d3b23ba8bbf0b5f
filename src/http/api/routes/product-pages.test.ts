import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Product } from '#business/catalogue/product.ts'
import { createApi } from '../app.ts'
import type { ProblemDetails } from '../problems.ts'

const { db, pool, services } = await testDatabase()
const queries = vi.spyOn(pool, 'query')
const loads = () => queries.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('from \\"products\\"')).length
const api = createApi(services)
const many = 10_000
const text = 'Onduleur hybride avec batterie au lithium, garantie cinq ans. '.repeat(12)

beforeAll(async () => {
  await db.transaction(async (tx) => {
    // Without the index of the search, which is not asked here.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into product_categories (slug, name, name_en) values ('a', 'A', 'A')`)
    await tx.execute(sql`
      insert into products (slug, name, name_en, description, description_en, use_case, prices)
      select 'kit-' || i, 'Kit ' || i, 'System ' || (10000 - i), ${text}::text, ${text}::text,
        case when i % 4 = 0 then 'Commercial' else 'Residential' end,
        jsonb_build_object('cm', jsonb_build_object('amount', 100000 + i, 'status', 'published', 'basis', ''))
      from generate_series(1, ${many}::int) as i`)
  })
})

const get = async (path: string) => api.request(path)
const list = async (path: string) => (await (await get(path)).json()) as Product[]

test('a list answers one page, its links and how many there are, from one read of the catalogue', async () => {
  const response = await get('/api/products')
  expect(response.headers.get('link')).toBe('</api/products?page=2>; rel="next", </api/products?page=209>; rel="last"')
  expect(response.headers.get('x-total-count')).toBe(String(many))
  const body = await response.text()
  expect(JSON.parse(body)).toHaveLength(48)
  expect(body.length).toBeLessThan(200_000)
  for (const page of [2, 3, 209]) await get(`/api/products?page=${page}`)
  expect(loads()).toBe(1)
})

test('the pages hold every product once, in the order of the language', async () => {
  const slugs: string[] = []
  let next: string | undefined = '/api/products?limit=48&type=commercial&lang=en'
  while (next) {
    const response: Response = await get(next)
    const page = (await response.json()) as Product[]
    slugs.push(...page.map(({ slug }) => slug))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(slugs).toHaveLength(many / 4)
  expect(new Set(slugs)).toHaveLength(many / 4)
  expect(slugs.slice(0, 2)).toEqual(['kit-10000', 'kit-9996'])
  expect((await list('/api/products?type=commercial')).slice(0, 2).map(({ slug }) => slug)).toEqual(['kit-4', 'kit-8'])
  expect(await (await get('/api/products/count?type=commercial')).json()).toEqual({ count: many / 4 })
})

test('a narrowed list has its own count and pages, in the order asked', async () => {
  const response = await get('/api/products?budget=100100&sort=-price')
  expect(response.headers.get('x-total-count')).toBe('100')
  expect(response.headers.get('link')).toContain('budget=100100&sort=-price&page=2')
  const slugs = ((await response.json()) as Product[]).map(({ slug }) => slug)
  expect([slugs[0], slugs.at(-1)]).toEqual(['kit-100', 'kit-53'])
  expect(await (await get('/api/products/count?budget=100100&type=commercial')).json()).toEqual({ count: 25 })
  expect(loads()).toBe(0)
})

test('a page beyond the last is empty, and names those before it', async () => {
  const response = await get('/api/products?page=500')
  expect([response.status, await response.json()]).toEqual([200, []])
  expect(response.headers.get('link')).toBe('</api/products?page=1>; rel="first", </api/products?page=209>; rel="prev"')
})

test('products to compare with one are three, nearest in price', async () => {
  const related = await list('/api/products?relatedTo=5000')
  expect(related.map(({ slug }) => slug).toSorted()).toEqual(['kit-4999', 'kit-5001', 'kit-5002'])
  expect(await list('/api/products?relatedTo=999999')).toEqual([])
})

test('products are found by words of their names and maker, those that can be paid in instalments apart', async () => {
  await db.execute(sql`
    update products set name = 'Kit Été', name_en = 'Summer kit', manufacturer = 'Zénith',
      purchase_option = case slug when 'kit-8' then 'Cash' else purchase_option end,
      prices = case slug when 'kit-9' then '{}' else prices end
    where slug in ('kit-7', 'kit-8', 'kit-9')`)
  services.cache.drop('products')
  const find = async (query: string) => {
    const response = await get(`/api/products?${query}`)
    const found = ((await response.json()) as Product[]).map(({ slug }) => slug)
    return [...found.toSorted(), response.headers.get('x-total-count')]
  }
  expect(await find('q=ete%20zenith')).toEqual(['kit-7', 'kit-8', 'kit-9', '3'])
  expect(await find('q=Kit%20SUMMER&type=commercial')).toEqual(['kit-8', '1'])
  expect(await find('q=zenith&financed=true')).toEqual(['kit-7', '1'])
  expect(await find('q=zenith&financed=true&country=bf')).toEqual(['0'])
  expect((await find('financed=true&limit=1')).at(-1)).toBe(String(many - 2))
  expect(await find('q=winter%20kit')).toEqual(['0'])
})

test.each([
  ['financed=yes', 'financed', 'unknown_value'],
  [`q=${'a'.repeat(101)}`, 'q', 'too_long'],
  ['limit=49', 'limit', 'too_big'],
  ['limit=0', 'limit', 'invalid'],
  ['page=0', 'page', 'invalid'],
  ['page=1e3', 'page', 'invalid'],
  ['type=boats', 'type', 'unknown_value'],
  ['lang=de', 'lang', 'unknown_value'],
  ['relatedTo=x', 'relatedTo', 'invalid'],
  ['sort=colour', 'sort', 'unknown_value'],
  ['budget=-5', 'budget', 'invalid'],
  ['power=0', 'power', 'invalid'],
  ['storage=1e3', 'storage', 'invalid'],
  ['kind=boat', 'kind', 'unknown_value'],
])('%s is refused', async (query, path, code) => {
  const response = await get(`/api/products?${query}`)
  expect(response.status).toBe(422)
  expect(((await response.json()) as ProblemDetails).errors).toMatchObject([{ path, code }])
})
