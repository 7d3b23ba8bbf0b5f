import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import type { NewsPage } from '#business/posts/post-pages.ts'
import type { ListedPost, Post } from '#business/posts/post.ts'
import type { ProvenSolution, ProvenSolutionDetail, Testimonial } from '#business/solutions/proven-solution.ts'
import { posts } from '#business/posts/tables.server.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, pool, services } = await testApi()
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(posts)
  await db.delete(provenSolutions)
  services.cache.dropAll()
})

const get = async <T>(path: string) => {
  const response = await api.request(path)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const publishedAt = new Date('2026-03-01T08:00:00Z')

describe('GET /api/posts', () => {
  test('lists staff’s posts among the built-in ones, newest first, without drafts and bodies', async () => {
    await db.insert(posts).values([
      { slug: 'ours', title: 'Le nôtre', isPublished: true, publishedAt },
      { slug: 'draft', title: 'Brouillon' },
    ])
    const list = await get<ListedPost[]>('/api/posts')
    const at = list.map(({ publishedAt: published }) => published ?? '')
    expect(at).toEqual(at.toSorted().toReversed())
    expect(list.map(({ slug }) => slug)).toContain('ours')
    expect(list).toHaveLength(builtInPosts.length + 1)
    expect(list.filter((post) => 'content' in post)).toEqual([])
    expect(JSON.stringify(list)).not.toContain('Brouillon')
  })

  test('a post comes with its body as HTML', async () => {
    const slug = builtInPosts[0]?.slug ?? ''
    const post = await get<Post>(`/api/posts/${slug}`)
    expect(post.content).toMatch(/^<p>/)
    expect(post.contentEn).toMatch(/^<p>/)
    const [listed] = await get<ListedPost[]>('/api/posts')
    expect(post).toMatchObject(listed ?? {})
    expect(post.related).toHaveLength(3)
    expect(post.related.map((related) => related.slug)).not.toContain(slug)
    const shared = post.related.map(({ tags }) => tags.filter((tag) => post.tags.includes(tag)).length)
    expect(shared).toEqual(shared.toSorted((a, b) => b - a))
  })
})

describe('more posts than an answer holds', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ slug: `n-${at}`, isPublished: true, publishedAt }))

  test('come a hundred at a time, each once, and to visitors a page at a time', async () => {
    await db.insert(posts).values(some(230))
    services.cache.dropAll()
    const slugs: string[] = []
    let next: string | undefined = '/api/posts'
    while (next) {
      const response: Response = await api.request(next)
      const list = (await response.json()) as ListedPost[]
      expect(list.length).toBeLessThanOrEqual(100)
      slugs.push(...list.map(({ slug }) => slug))
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(slugs).toHaveLength(230 + builtInPosts.length)
    expect(new Set(slugs)).toHaveLength(slugs.length)
    const last = await get<NewsPage>('/api/news?page=2&type=blog')
    expect(last).toMatchObject({ page: 2, lead: null })
    expect(last.items).toHaveLength(24)
  })

  test.each(['page=0', 'page=x', 'type=boats', 'featured=yes'])('%s is refused', async (query) => {
    expect((await api.request(`/api/news?${query}`)).status).toBe(422)
  })
})

describe('the list of posts, packed', () => {
  const packed = async (encoding: 'br' | 'gzip') => {
    const response = await api.request('/api/posts', { headers: { 'accept-encoding': encoding } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': encoding,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()
  }

  test('is the same in every encoding, and what it is now', async () => {
    const plain = await (await api.request('/api/posts')).text()
    expect([await packed('br'), await packed('gzip'), await packed('br')]).toEqual([plain, plain, plain])
    await db.insert(posts).values({ slug: 'ours', title: 'Le nôtre', isPublished: true, publishedAt })
    services.cache.dropAll()
    expect(await packed('br')).toContain('Le nôtre')
  })
})

describe('GET /api/proven-solutions and /api/testimonials', () => {
  test('are the built-in case studies and their quotes until staff publish a solution', async () => {
    const builtIn = await get<ProvenSolution[]>('/api/proven-solutions')
    expect(builtIn.length).toBeGreaterThanOrEqual(5)
    expect(builtIn.filter((solution) => 'testimonial' in solution)).toEqual([])
    const quotes = await get<Testimonial[]>('/api/testimonials')
    expect(quotes.every(({ isSample }) => isSample)).toBe(true)
    const first = () => get<Testimonial[]>('/api/testimonials?limit=1&samples=false')
    expect(await first()).toEqual([])
    const customerSaidOn = '2026-03-14'
    expect(builtIn.map(({ id }) => id)).toEqual(expect.arrayContaining(quotes.map(({ solutionId }) => solutionId)))

    const [row] = await db
      .insert(provenSolutions)
      .values({
        sector: 'industrial',
        title: 'Usine',
        customerName: 'Ada',
        customerQuote: 'Elle tourne.',
        customerSaidOn,
      })
      .returning()
    services.cache.dropAll()
    expect(await get<ProvenSolution[]>('/api/proven-solutions')).toMatchObject([{ id: row?.id, sector: 'industrial' }])
    expect(await get<Testimonial[]>('/api/testimonials')).toMatchObject([{ customerQuote: 'Elle tourne.' }])
    expect(await first()).toMatchObject([{ saidOn: customerSaidOn, sourceUrl: null, isSample: false }])
    expect((await api.request('/api/testimonials?limit=0')).status).toBe(422)
    expect(await get<ProvenSolutionDetail>('/api/proven-solutions/20')).toMatchObject({ id: 20 })
  })
})

test('no read asks the database twice', async () => {
  const paths = ['/api/posts', '/api/posts/choosing-a-battery', '/api/proven-solutions', '/api/testimonials']
  for (const path of paths) await api.request(path)
  const query = vi.spyOn(pool, 'query')
  for (const path of paths) await get(path)
  expect(query).not.toHaveBeenCalled()
})

test('while the database does not answer, what comes with the site is told, and nobody may keep it', async () => {
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never)
  vi.spyOn(services.log, 'error').mockReturnValue()
  for (const path of ['/api/posts', '/api/posts/choosing-a-battery', '/api/proven-solutions', '/api/testimonials']) {
    const response = await api.request(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  }
  expect((await api.request('/api/posts/theirs')).status).toBe(500)
})

test.each([
  '/api/posts/nothing',
  '/api/posts/a%2Fb',
  '/api/posts/a/b',
  '/api/posts/%00',
  '/api/posts/%E0%A4%A',
  '/api/posts/%F0%9F%98%80',
  '/api/posts/..%2f..%2fetc%2fpasswd',
  "/api/posts/';drop table posts--",
  '/api/posts/__proto__',
  `/api/posts/${'a'.repeat(10_000)}`,
  '/api/proven-solutions/99',
  '/api/proven-solutions/0',
  '/api/proven-solutions/-13',
  '/api/proven-solutions/13.5',
  '/api/proven-solutions/1e1',
  '/api/proven-solutions/thirteen',
  '/api/proven-solutions/%00',
  `/api/proven-solutions/${'9'.repeat(10_000)}`,
])('%.60s is 404', async (path) => {
  const response = await api.request(path)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const { status, code } = (await response.json()) as ProblemDetails
  expect([response.status, status, code]).toEqual([404, 404, 'not_found'])
})
