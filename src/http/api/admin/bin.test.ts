import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { anImage, imageForm } from '../../../../tests/support/images.ts'
import { solutionFields } from '../../../../tests/support/solutions.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { emptyOldBin } from '#business/bin/bin.server.ts'
import type { BinPage } from '#business/bin/binned-record.ts'
import { binned, binnedParts } from '#business/bin/tables.server.ts'
import type { ProductRecord } from '#business/catalogue/editing/product-record.ts'
import { products } from '#business/catalogue/tables.server.ts'
import type { AdminPost } from '#business/posts/admin-post.ts'
import { postVersions } from '#business/posts/tables.server.ts'
import { translations } from '#business/translations/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, services, clock } = await testApi({
  env: { REQUIRE_2FA: 'off' },
  now: new Date('2027-03-01T09:00:00Z'),
})
const editor = await signedIn(api, services, 'editor')
const admin = await signedIn(api, services, 'admin')
const author = await signedIn(api, services, 'author')

async function call<T>(method: string, path: string, body?: unknown, cookie = editor.cookie) {
  const headers = { cookie: `${cookie}; language=en`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await api.request(`/api/admin${path}`, { method, headers, ...sent })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}
const bin = async () => (await call<BinPage>('GET', '/bin')).body.items
const publicly = async (path: string) => {
  const response = await api.request(`/api${path}`)
  return { status: response.status, text: await response.text() }
}
const agedBy = (time: string) => db.update(binned).set({ deletedAt: sql`${binned.deletedAt} - ${time}::interval` })
const restore = (id: number | undefined, body = {}) => call<ProblemDetails>('POST', `/bin/${id}/restore`, body)

let image = { id: '', imageUrl: '' }
let post: AdminPost
beforeAll(async () => {
  const form = imageForm('image', await anImage(), 'toit.png')
  const sent = await api.request('/api/admin/media', { method: 'POST', headers: { cookie: editor.cookie }, body: form })
  image = (await sent.json()) as typeof image
  const words = {
    title: 'Zébu solaire',
    titleEn: 'Solar zebu',
    content: `Un ![toit](${image.imageUrl}) à Kaya`,
    contentEn: 'A roof',
    excerpt: 'Le soleil pour tous à Kaya.',
    excerptEn: 'Le soleil pour tous à Kaya.',
  }
  post = (await call<AdminPost>('POST', '/posts', { ...words, isPublished: true, publishedAt: '2027-02-01T08:00:00Z' }))
    .body
  clock.now = new Date('2027-03-01T10:00:00Z')
  post = (await call<AdminPost>('PUT', `/posts/${post.id}`, { ...post, title: 'Zébu très solaire' })).body
})

test('a deleted post is nowhere but in the bin, and comes back as it was, with its versions, its image and its translations', async () => {
  const due = await db
    .select()
    .from(translations)
    .where(eq(translations.recordId, String(post.id)))
  expect(due.find(({ kind }) => kind === 'post')).toMatchObject({ frMissing: [], enMissing: ['excerpt'] })
  const versions = await db.select().from(postVersions)
  const before = await publicly(`/posts/${post.slug}`)
  expect((await publicly('/search?q=zebu')).text).toContain(post.slug)
  expect((await call('DELETE', `/posts/${post.id}`)).status).toBe(204)
  expect((await call('GET', `/posts/${post.id}`)).status).toBe(404)
  expect((await call('DELETE', `/posts/${post.id}`)).status).toBe(404)
  expect((await publicly(`/posts/${post.slug}`)).status).toBe(404)
  for (const path of ['/posts', '/search?q=zebu']) expect((await publicly(path)).text).not.toContain(post.slug)

  await agedBy('10 days 1 hour')
  expect(await bin()).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'post',
      recordId: post.id,
      label: 'Zébu très solaire',
      slug: post.slug,
      deletedAt: '2027-02-19T09:00:00.000Z',
      staffName: 'The editor',
      daysLeft: 20,
    },
  ])
  const [kept] = await bin()
  const inUse = await call<ProblemDetails & { places: object[] }>('DELETE', `/media/${image.id}`)
  expect(inUse.body).toMatchObject({ status: 409, places: [{ kind: 'bin', label: 'Zébu très solaire' }] })

  expect((await restore(kept?.id)).body).toEqual({ kind: 'post', recordId: post.id })
  expect((await call('GET', `/posts/${post.id}`)).body).toEqual(post)
  expect(await publicly(`/posts/${post.slug}`)).toEqual(before)
  expect((await publicly('/search?q=zebu')).text).toContain(post.slug)
  expect(await db.select().from(postVersions)).toEqual(versions)
  expect(
    await db
      .select()
      .from(translations)
      .where(eq(translations.recordId, String(post.id))),
  ).toEqual(due)
  expect(await bin()).toEqual([])
  expect(await db.$count(binnedParts)).toBe(0)
  expect((await restore(kept?.id)).status).toBe(404)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.recordId, String(post.id)))
  expect(entries.map(({ action }) => action)).toEqual(['post.create', 'post.update', 'post.delete', 'post.restore'])
})

test('every product and a solution come back exactly as they were', async () => {
  const solution = (await call<{ id: number }>('POST', '/proven-solutions', solutionFields())).body
  const { body: records } = await call<ProductRecord[]>('GET', '/products')
  const rows = await db.select().from(products).orderBy(products.id)
  for (const { id } of records) expect((await call('DELETE', `/products/${id}`)).status).toBe(204)
  expect((await call('DELETE', `/proven-solutions/${solution.id}`)).status).toBe(204)
  expect(await db.$count(products)).toBe(0)
  expect(JSON.parse((await publicly('/products')).text)).toEqual([])
  expect((await publicly('/proven-solutions')).text).not.toContain('Clinique de Koudougou')
  const kept = await bin()
  expect(kept).toHaveLength(28)
  for (const { id } of kept) expect((await restore(id)).status).toBe(200)
  expect(await db.select().from(products).orderBy(products.id)).toEqual(rows)
  expect((await call('GET', `/proven-solutions/${solution.id}`)).body).toEqual(solution)
})

test('who writes articles alone sees and restores no product', async () => {
  const [product] = (await call<ProductRecord[]>('GET', '/products')).body
  const own = (await call<AdminPost>('POST', '/posts', { title: 'À jeter' }, author.cookie)).body
  await call('DELETE', `/products/${product?.id}`)
  await call('DELETE', `/posts/${own.id}`, undefined, author.cookie)
  expect((await bin()).map(({ kind }) => kind)).toEqual(['post', 'product'])
  const { items } = (await call<BinPage>('GET', '/bin', undefined, author.cookie)).body
  expect(items.map(({ recordId }) => recordId)).toEqual([own.id])
  const productKept = (await bin()).find(({ kind }) => kind === 'product')
  const refused = await call<ProblemDetails>('POST', `/bin/${productKept?.id}/restore`, {}, author.cookie)
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await call('POST', `/bin/${items[0]?.id}/restore`, {}, author.cookie)).status).toBe(200)
  expect((await restore(productKept?.id)).status).toBe(200)
})

test('an address that was taken meanwhile is said, and another can be given', async () => {
  const core = (await call<ProductRecord[]>('GET', '/products')).body.find(({ slug }) => slug === 'deye-core')
  if (!core) throw new Error('no such product')
  await call('DELETE', `/products/${core.id}`)
  const { id: _, ...fields } = core
  expect((await call('POST', '/products', fields)).status).toBe(201)
  const [kept] = await bin()
  const refused = await restore(kept?.id)
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'slug', code: 'taken' }] } })
  expect(refused.body.errors?.[0]?.message).toMatch(/address/)
  expect((await restore(kept?.id, { slug: '///' })).status).toBe(422)
  expect((await restore(kept?.id, { slug: 'Deye Core (vieux)' })).status).toBe(200)
  expect((await call<ProductRecord>('GET', `/products/${core.id}`)).body).toEqual({ ...core, slug: 'deye-core-vieux' })
})

test('what is deleted twice at once is in the bin once; only an admin removes it for good, and the night does', async () => {
  const [first, second, third] = (await call<ProductRecord[]>('GET', '/products')).body
  const twice = await Promise.all([1, 2].map(() => call('DELETE', `/products/${first?.id}`)))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  await call('DELETE', `/products/${second?.id}`)
  const kept = await bin()
  expect(kept.map(({ recordId }) => recordId)).toEqual([second?.id, first?.id])
  expect((await call('DELETE', `/bin/${kept[0]?.id}`)).status).toBe(403)
  expect((await call('DELETE', `/bin/${kept[0]?.id}`, undefined, admin.cookie)).status).toBe(204)
  expect((await restore(kept[0]?.id)).status).toBe(404)

  await agedBy('29 days')
  await call('DELETE', `/products/${third?.id}`)
  expect((await bin()).map(({ daysLeft }) => daysLeft)).toEqual([30, 1])
  expect(await emptyOldBin(services)).toBe(0)
  await agedBy('1 day 1 second')
  expect(await emptyOldBin(services)).toBe(1)
  expect((await db.select().from(binned)).map(({ recordId }) => recordId)).toEqual([third?.id])
  const purged = await db.select().from(auditLog).where(eq(auditLog.action, 'product.purge'))
  expect(purged.map(({ recordId, staffId }) => [recordId, staffId])).toEqual([
    [String(second?.id), admin.id],
    [String(first?.id), null],
  ])
})
