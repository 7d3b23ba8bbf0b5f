import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { builtInEntries } from '#business/search/built-in-entries.server.ts'
import type { SearchHit } from '#business/search/search-hit.ts'
import { keepBuiltInEntries } from '#business/search/keep-built-in-entries.server.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, pool, services } = await testApi()
beforeAll(async () => {
  await keepBuiltInEntries(db, builtInEntries())
})

const search = async (query: string) => {
  const response = await api.request(`/api/search${query}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return (await response.json()) as SearchHit[]
}

test('answers products, articles and solutions in the language, with prices of the country', async () => {
  const found = await search('?q=batterie&lang=fr&country=bf')
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['product', 'article', 'solution']))
  for (const { kind, currency } of found) expect(currency).toBe(kind === 'product' ? 'XOF' : null)
  const [inEnglish] = await search('?q=electricity%20bill&lang=en')
  expect(inEnglish?.title).toMatch(/bill/)
})

test('a country that is neither of ours is refused, a language that is none of ours is French', async () => {
  const response = await api.request('/api/search?q=batterie&country=xx')
  expect(response.status).toBe(422)
  expect(((await response.json()) as ProblemDetails).errors).toMatchObject([{ path: 'country' }])
  expect(await search('?q=batterie&lang=xx')).toEqual(await search('?q=batterie&lang=fr'))
})

describe('any question is answered', () => {
  test.each([
    '',
    '?q=',
    '?q=a',
    '?q=%00',
    '?q=%E0%A4%A',
    '?q=%ED%A0%80',
    '?q=%25',
    `?q=${encodeURIComponent(`"'\\;:&|!()<->*`)}`,
    `?q=${encodeURIComponent('🙂 بطارية')}`,
    '?q=un&q=deux',
    '?q[]=x',
    `?q=${'a'.repeat(10_000)}`,
    `?q=${'%22'.repeat(3_000)}`,
  ])('%.40s', async (query) => {
    expect(Array.isArray(await search(query))).toBe(true)
  })
})

test('while the database does not answer, the search says that it can not', async () => {
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never)
  vi.spyOn(services.log, 'warn').mockReturnValue()
  const response = await api.request('/api/search?q=batterie')
  expect([response.status, ((await response.json()) as ProblemDetails).code]).toEqual([503, 'unavailable'])
  vi.restoreAllMocks()
})
