import { expect, test, vi } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { knowing, withoutDatabase } from '../../tests/support/known-content.ts'
import { aPost } from '../../tests/support/posts.ts'
import { aProduct } from '../../tests/support/products.ts'
import { listedBuiltInPosts } from '#business/posts/built-in-posts.server.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { ProvenSolutionDetail } from '#business/solutions/proven-solution.ts'
import { previewRoutes } from './social-pictures.server.ts'

const { services } = await testApi()
const { log } = services
const products = [aProduct({ id: 7, imageUrl: '/pictures/deye-core.svg' }), aProduct({ id: 8, price: null })]
const withProducts = (...known: Product[]) =>
  previewRoutes(knowing(services, { 'catalogue cm': known, 'catalogue bf': known }))
const site = withProducts(...products)
const aSlug = listedBuiltInPosts[0]?.slug ?? ''

async function pictureAt(path: string): Promise<Buffer> {
  const response = await site.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await response.arrayBuffer())
}

test.each([
  '/og/site.png',
  '/og/site.png?lang=en&country=bf',
  '/og/products/7.png?lang=en&country=cm',
  '/og/products/8.png?country=bf&v=abc',
  `/og/news/${aSlug}.png`,
  '/og/solutions/13.png?lang=en',
])('%s is a picture of the size and weight that chats take', async (path) => {
  const png = await pictureAt(path)
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(150_000)
})

test('each language and country has its own; what the address names wrongly is French, for Nigeria, whatever the cookies', async () => {
  const plain = await pictureAt('/og/products/7.png')
  expect(await pictureAt('/og/products/7.png?lang=en')).not.toEqual(plain)
  expect(await pictureAt('/og/products/7.png?country=bf')).not.toEqual(plain)
  expect(await pictureAt('/og/products/7.png?lang=xx&country=%00')).toEqual(plain)
  const withCookies = await site.request('/og/products/7.png', { headers: { cookie: 'language=en; country=bf' } })
  expect(Buffer.from(await withCookies.arrayBuffer())).toEqual(plain)
})

test('a client that has it is told so without its bytes', async () => {
  const first = await site.request('/og/products/7.png')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await site.request('/og/products/7.png', { headers: { 'if-none-match': `W/${tag}` } })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
})

test.each([
  '/og/products/9.png',
  '/og/products/x.png',
  '/og/products/9999999999.png',
  '/og/products/7.svg',
  '/og/news/nothing.png',
  '/og/news/%2e%2e%2fsecret.png',
  '/og/news/%ff.png',
  '/og/solutions/4.png',
  '/og/solutions/-1.png',
  '/og/other.png',
])('%s is not there', async (path) => {
  expect((await site.request(path)).status).toBe(404)
})

test('a changed price is another picture at once', async () => {
  const known = knowing(services, { 'catalogue cm': [aProduct({ id: 7, price: 1_000_000 })] })
  const changing = previewRoutes(known)
  const tagNow = async () => (await changing.request('/og/products/7.png')).headers.get('etag')
  const before = await tagNow()
  expect(await tagNow()).toBe(before)
  known.cache.keep('catalogue cm', [aProduct({ id: 7, price: 1_100_000 })], 1_000)
  expect(await tagNow()).not.toBe(before)
})

test('a picture from elsewhere, or a drawing that is gone, is stood in for by the emblem', async () => {
  const addresses = [
    null,
    'https://elsewhere.example/a.png',
    '/pictures/../../package.svg',
    '/pictures/no-such-drawing.svg',
  ]
  const tags = addresses.map(async (imageUrl) => {
    const shown = withProducts(aProduct({ id: 7, imageUrl }))
    return (await shown.request('/og/products/7.png')).headers.get('etag')
  })
  expect(new Set(await Promise.all(tags)).size).toBe(1)
})

test('a slug and a title of any length and script are drawn', async () => {
  const slug = 'écrit-à-la-main.png'
  const title = `${'電池'.repeat(50)} ${'Anticonstitutionnellement'.repeat(400)}`
  const posts = [aPost({ slug, title, thumbnailUrl: null })]
  const written = previewRoutes(knowing(services, { posts: { posts, due: null } }))
  expect((await written.request(`/og/news/${encodeURIComponent(slug)}.png`)).status).toBe(200)
})

test('more visitors than pictures can be drawn for are asked to come back; the ones that wait get theirs', async () => {
  const solutions = Array.from({ length: 60 }, (_, at) => solutionOf(at + 1))
  const busy = previewRoutes(knowing(services, { solutions: { own: solutions, samples: [] } }))
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => busy.request(`/og/solutions/${at + 1}.png`)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30)
  const refused = answers.find(({ status }) => status === 503)
  expect([refused?.headers.get('retry-after'), refused?.headers.get('cache-control')]).toEqual(['10', 'no-store'])
})

test('while the database does not answer, nothing is said to be missing', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const down = previewRoutes(withoutDatabase(services))
  for (const path of ['/og/products/7.png', '/og/news/any.png']) expect((await down.request(path)).status).toBe(503)
  expect(error).toHaveBeenCalledTimes(3)
  error.mockRestore()
})

function solutionOf(id: number): ProvenSolutionDetail {
  return {
    id,
    title: `Réalisation ${id}`,
    titleEn: '',
    sector: 'commercial',
    description: '',
    descriptionEn: '',
    impact: '',
    impactEn: '',
    location: 'Kano',
    locationEn: '',
    date: '2026',
    beneficiaries: '',
    beneficiariesEn: '',
    capacity: '15 kVA',
    imageUrl: null,
    isFeatured: false,
    isSample: false,
    specifications: null,
    detailedDescription: '',
    detailedDescriptionEn: '',
    keyFeatures: [],
    keyFeaturesEn: [],
    results: [],
    resultsEn: [],
    videoId: null,
    videoTitle: '',
    videoTitleEn: '',
    testimonial: null,
  }
}
