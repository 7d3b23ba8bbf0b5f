import { desc } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { crawlerFiles } from '../../crawler-files.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { team } from '#business/company/team.ts'
import type { SamplePiece } from '#business/company/samples/sample-piece.ts'
import type { CompanyAccount } from '#business/company/settings/company-account.ts'
import { sampleMarks, siteSettings } from '#business/company/tables.server.ts'
import type { ListedPost, Post } from '#business/posts/post.ts'
import { posts } from '#business/posts/tables.server.ts'
import { builtInEntries } from '#business/search/built-in-entries.server.ts'
import { keepBuiltInEntries } from '#business/search/keep-built-in-entries.server.ts'
import type { SearchHit } from '#business/search/search-hit.ts'
import type { ProvenSolution, Testimonial } from '#business/solutions/proven-solution.ts'

const { api, db, pool, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')
await keepBuiltInEntries(db, builtInEntries())
const site = crawlerFiles(services)
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all([db.delete(sampleMarks), db.delete(siteSettings), db.delete(posts)])
  services.cache.dropAll()
})

const path = '/api/admin/samples'
const headers = { 'content-type': 'application/json', cookie: `${cookie}; language=en` }
const get = async <T>(address: string) => (await (await api.request(address, { headers })).json()) as T
/** Here nobody listens: other processes drop what they keep when they are told of the topic. */
const put = async (address: string, body: unknown) => {
  const response = await api.request(address, { method: 'PUT', headers, body: JSON.stringify(body) })
  services.cache.drop('company')
  return response
}
const change = (pieces: readonly string[], state: string) => put(path, { pieces, state })
const keys = async () => (await get<SamplePiece[]>(path)).map(({ key }) => key)

test('everything that was made up is listed, and said to be a sample where it is shown', async () => {
  const pieces = await get<SamplePiece[]>(path)
  const kinds = Object.entries(Object.groupBy(pieces, ({ kind }) => kind)).map(([kind, of]) => [kind, of.length])
  expect(Object.fromEntries(kinds)).toEqual({
    article: 11,
    solution: 5,
    member: 5,
    partner: 6,
    figure: 3,
    claim: 1,
    savings: 1,
  })
  expect(pieces.every(({ state, title, titleEn }) => state === 'sample' && title !== '' && titleEn !== '')).toBe(true)
  expect((await get<ListedPost[]>('/api/posts')).every(({ isSample }) => isSample)).toBe(true)
  const account = await get<CompanyAccount>('/api/company')
  expect([...account.team, ...account.partners].every(({ isSample }) => isSample)).toBe(true)
})

test('hidden at once it is gone from lists, pages, search, the sitemap and the feed, and back at once', async () => {
  const all = await keys()
  await Promise.all(['/api/posts', '/api/proven-solutions', '/api/company'].map((address) => get(address)))
  expect(await get<SearchHit[]>('/api/search?q=harmattan')).not.toEqual([])
  expect((await change(all, 'hidden')).status).toBe(200)
  expect(await get('/api/posts')).toEqual([])
  expect(await get('/api/news')).toMatchObject({ count: 0, lead: null, items: [] })
  expect(await get('/api/proven-solutions')).toEqual([])
  expect(await get('/api/testimonials')).toEqual([])
  expect((await api.request('/api/posts/choosing-a-battery')).status).toBe(404)
  expect((await api.request('/api/proven-solutions/12')).status).toBe(404)
  const account = await get<CompanyAccount>('/api/company')
  expect(account).toMatchObject({ impact: [], team: [], partners: [], claims: { savings: { title: '', source: '' } } })
  expect(account.claims.figures).toMatchObject([{ valueEn: '24/7' }])
  const found = await get<SearchHit[]>('/api/search?q=harmattan')
  expect(found.filter(({ kind }) => kind !== 'product')).toEqual([])
  expect(await (await site.request('/sitemap.xml')).text()).not.toMatch(/\/(news|solutions)\/[\w-]+/)
  expect(await (await site.request('/feed.xml')).text()).not.toContain('<item>')
  expect((await change(all, 'sample')).status).toBe(200)
  expect(await get<ListedPost[]>('/api/posts')).toHaveLength(11)
  expect(await get<ProvenSolution[]>('/api/proven-solutions')).toHaveLength(5)
})

test('one by one: the words of a link to what is hidden stay, the link goes', async () => {
  const bodyOf = async (slug: string) => (await get<Post>(`/api/posts/${slug}`)).content
  expect(await bodyOf('ouagadougou-office')).toContain('href="/solutions/13"')
  await change(['solution:13', 'article:reading-an-electricity-bill'], 'hidden')
  const body = await bodyOf('ouagadougou-office')
  expect(body).toContain('centre de santé')
  expect(body).not.toMatch(/href="\/(solutions\/13|news\/reading-an-electricity-bill)"/)
  expect(body).toContain('href="/solutions/15"')
})

test('what staff say is theirs, and what they write anew, is no sample', async () => {
  await change(['article:choosing-a-battery', 'solution:20', `member:${team[0]?.name}`], 'confirmed')
  expect(await get<Post>('/api/posts/choosing-a-battery')).toMatchObject({ isSample: false })
  const quotes = await get<Testimonial[]>('/api/testimonials')
  expect(quotes.map(({ solutionId, isSample }) => [solutionId, isSample])).toContainEqual([20, false])
  const [first, second, ...others] = team
  await change([`member:${second?.name}`], 'hidden')
  await put('/api/admin/settings/team', {
    value: [first, { ...second, bio: 'Elle relit chaque chantier.' }, ...others],
  })
  const { team: told } = await get<CompanyAccount>('/api/company')
  expect(told.slice(0, 3).map(({ isSample }) => isSample)).toEqual([false, false, true])
  await db.insert(posts).values({ slug: 'choosing-a-battery', title: 'La nôtre', isPublished: true })
  const left = await keys()
  expect(left).not.toContain('article:choosing-a-battery')
  expect(left).not.toContain(`member:${second?.name}`)
})

test.each<[unknown, string, string]>([
  [{ pieces: ['article:nothing'], state: 'hidden' }, 'pieces', 'unknown_value'],
  [{ pieces: ['savings:home'], state: 'confirmed' }, 'pieces', 'unknown_value'],
  [{ pieces: [], state: 'hidden' }, 'pieces', 'too_few'],
  [{ pieces: ['article:choosing-a-battery'], state: 'gone' }, 'state', 'unknown_value'],
  [{ pieces: 'all', state: 'hidden' }, 'pieces', 'not_a_list'],
])('%j is refused and changes nothing', async (body, field, code) => {
  const response = await put(path, body)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: field, code }] })
  expect(await db.$count(sampleMarks)).toBe(0)
})

test('an editor hides and shows them, and neither says that one is true of the company nor takes that back', async () => {
  const editor = await signedIn(api, services, 'editor')
  const ask = (state: string) => {
    const body = JSON.stringify({ pieces: ['solution:20'], state })
    return api.request(path, { method: 'PUT', headers: { ...headers, cookie: editor.cookie }, body })
  }
  expect((await ask('confirmed')).status).toBe(403)
  expect(await db.$count(sampleMarks)).toBe(0)
  expect((await ask('hidden')).status).toBe(200)
  expect(await db.$count(sampleMarks)).toBe(1)
  expect((await ask('sample')).status).toBe(200)
  expect(await db.$count(sampleMarks)).toBe(0)
  expect((await change(['solution:20'], 'confirmed')).status).toBe(200)
  expect((await ask('sample')).status).toBe(403)
  expect((await ask('hidden')).status).toBe(403)
  expect(await db.select().from(sampleMarks)).toMatchObject([{ piece: 'solution:20', mark: 'confirmed' }])
})

test('the audit log names the pieces; the same again is not in it', async () => {
  await change(['solution:20', 'article:choosing-a-battery'], 'hidden')
  const entries = () => db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  const [entry] = await entries()
  expect(entry).toMatchObject({ action: 'sample.hide', kind: 'sample', recordId: null })
  expect(entry?.after?.['pieces']).toHaveLength(2)
  await change(['solution:20'], 'hidden')
  expect((await entries())[0]?.id).toBe(entry?.id)
})

test('while the database does not answer, what was hidden stays hidden', async () => {
  await change(await keys(), 'hidden')
  await Promise.all(['/api/posts', '/api/proven-solutions', '/api/company'].map((address) => get(address)))
  services.cache.drop('posts')
  services.cache.drop('solutions')
  services.cache.drop('company')
  vi.spyOn(pool, 'query').mockImplementation(() => {
    throw new Error('away')
  })
  expect(await get('/api/posts')).toEqual([])
  expect(await get('/api/proven-solutions')).toEqual([])
  expect(await get('/api/company')).toMatchObject({ team: [], partners: [] })
})
