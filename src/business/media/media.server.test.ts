import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { anImage } from '../../../tests/support/images.ts'
import { gather } from '../../../tests/support/gather.ts'
import type { Staff } from '#business/accounts/actor.ts'
import { readAuditLog } from '#business/accounts/audit-log.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { productImages } from '#business/catalogue/product-records.server.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { postImages } from '#business/posts/admin-post-queries.server.ts'
import { settingImages } from '#business/company/settings/setting-queries.server.ts'
import { addSolution, solutionImages } from '#business/solutions/solution-records.server.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import { posts } from '#business/posts/tables.server.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'
import { need } from '#kernel/outcome.ts'
import { startFiles } from '#platform/files/start-files.server.ts'
import { storingMs, sweepFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { imageAddress } from './image-address.ts'
import type { MediaImage } from './media-image.ts'
import { openImage } from './open-image.server.ts'
import { mediaImages } from './tables.server.ts'
import { addImage, changeImage, listImages, removeImage } from './image-library.server.ts'
import { changeProduct } from '#business/catalogue/change-product.server.ts'
import { changeSetting } from '#business/company/settings/change-setting.server.ts'
import { team } from '#business/company/team.ts'
import { createPost, updatePost } from '#business/posts/save-post.server.ts'
import { uploadImage } from './store-image.server.ts'

const uploadInto = uploadImage({ field: 'image', action: 'media.manage' })
const { db, services, clock } = await testDatabase()
const editor: Staff = {
  id: 'ed',
  name: 'The editor',
  email: 'ed@example.com',
  role: 'editor',
  hasApp: true,
  needsSecondFactor: false,
  hasOneTimePassword: false,
  isConfirmed: true,
}
const acting = { ...services, actor: editor }
const boss = { ...services, actor: { ...editor, role: 'admin' as const } }
const sources = [postImages, productImages, solutionImages, settingImages]
const bytes = await anImage('png', 400, 300)

let sent = 0

/** Each is a file of its own: letters behind the end of a picture are none of it. */
function request(file = sent++): { headers: Headers; body: ReadableStream<Uint8Array> | null } {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes), String(file)], 'Été à Ouaga.png'))
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form })
  return { headers, body }
}

async function upload(using: Partial<Services> = {}): Promise<MediaImage> {
  const outcome = await uploadInto({ ...acting, ...using }, request())
  if (!outcome.ok) throw new Error(outcome.problem.code)
  clock.now = new Date(clock.now.getTime() + 1000)
  return outcome.value
}

async function list(query: Record<string, string> = {}) {
  const outcome = await listImages(acting, query, sources)
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return outcome.value
}

/** What is at an address, closed again unread. */
async function typeOf(address: string) {
  const image = await openImage(services, address)
  image?.content.destroy()
  return image?.mediaType ?? null
}

const keys = async () => (await gather(services.files.store.list())).toSorted()

beforeAll(async () => {
  await services.jobs.start()
  await startFiles(services)
  await loadCatalogue(db, demoCatalogue)
})

test.each([
  ['a stranger', null, 'unauthenticated'],
  ['sales', { ...editor, role: 'sales' as const }, 'forbidden'],
])('%s gets nothing', async (_, actor, code) => {
  const others = { ...services, actor }
  const refusal = { ok: false, problem: { code } }
  expect(await listImages(others, {}, sources)).toEqual(refusal)
  expect(await uploadInto(others, request())).toEqual(refusal)
  expect(await changeImage(others, {}, 'x')).toEqual(refusal)
  expect(await removeImage(others, 'x', sources)).toEqual(refusal)
})

describe('files and row are never apart', () => {
  test('when the row fails', async () => {
    const before = await keys()
    const failing: typeof db.transaction = () => Promise.reject(new Error('no transaction'))
    const broken = new Proxy(db, {
      get: (target, name) => (name === 'transaction' ? failing : (Reflect.get(target, name) as unknown)),
    })
    await expect(upload({ db: broken })).rejects.toThrow('no transaction')
    await sweepFiles(services)
    expect([await keys(), await db.$count(mediaImages)]).toEqual([before, 0])
  })

  test('when the store takes some of them only', async () => {
    const { store } = services.files
    let taken = 0
    const put: typeof store.put = (...file) => {
      taken += 1
      return taken > 2 ? Promise.reject(new Error('disk full')) : store.put(...file)
    }
    await expect(upload({ files: { ...services.files, store: { ...store, put } } })).rejects.toThrow('disk full')
    await sweepFiles({ ...services, now: () => new Date(services.now().getTime() + storingMs + 1) })
    expect([await keys(), await db.$count(mediaImages), await db.$count(storedFiles)]).toEqual([[], 0, 0])
  })
})

test('the same file again is the image that there is, whoever sends it as what', async () => {
  const first = need(await uploadInto(acting, request(1_000)))
  const before = await keys()
  const again = need(await addImage(acting, request(1_000), sources))
  expect([first.wasKnown, again.wasKnown, again.id]).toEqual([false, true, first.id])
  expect(await keys()).toEqual(before)
  expect(again).not.toHaveProperty('fingerprint')
  await removeImage(acting, first.id, sources)
  const anew = need(await addImage(acting, request(1_000), sources))
  expect([anew.wasKnown, anew.places, anew.id === first.id]).toEqual([false, [], false])
  await removeImage(acting, anew.id, sources)
  // Its files go behind it.
  await expect.poll(keys, { timeout: 10_000 }).toEqual([])
})

test('an image is described, once for two who began at the same time', async () => {
  const image = await upload()
  expect(await keys()).toEqual(
    ['320x240.avif', '320x240.webp', '400x300.avif', '400x300.webp'].map((file) => `media/${image.id}/${file}`),
  )
  const change = { alt: ' Un toit ', altEn: 'A roof', focalX: 20, focalY: 80, updatedAt: image.updatedAt }
  expect(await changeImage(acting, change, image.id)).toMatchObject({
    ok: true,
    value: { alt: 'Un toit', altEn: 'A roof', focalX: 20, focalY: 80, imageUrl: image.imageUrl },
  })
  expect(await changeImage(acting, { ...change, alt: 'Autre' }, image.id)).toMatchObject({
    ok: false,
    problem: { code: 'stale', extra: { current: { alt: 'Un toit' } } },
  })
  expect(await changeImage(acting, { altEn: '' }, image.id)).toMatchObject({
    ok: true,
    value: { alt: 'Un toit', altEn: '' },
  })
  expect(await readAuditLog(boss, { kind: 'media', recordId: image.id })).toMatchObject({
    ok: true,
    value: {
      items: [
        { action: 'media.update' },
        { action: 'media.update' },
        { action: 'media.create', label: 'Été à Ouaga.png' },
      ],
    },
  })
})

test('two changes within a millisecond are two versions; the older one is stale', async () => {
  const { id } = await upload()
  const first = await changeImage(acting, { alt: 'Un toit' }, id)
  const { updatedAt } = first.ok ? first.value : { updatedAt: '' }
  await changeImage(acting, { alt: 'Une cour' }, id)
  expect(await changeImage(acting, { alt: 'Un mur', updatedAt }, id)).toMatchObject({
    ok: false,
    problem: { code: 'stale', extra: { current: { alt: 'Une cour' } } },
  })
})

test.each([
  [{ focalX: 101 }, 'focalX'],
  [{ focalY: -1 }, 'focalY'],
  [{ focalX: 1.5 }, 'focalX'],
  [{ focalX: '50' }, 'focalX'],
  [{ alt: 'x'.repeat(301) }, 'alt'],
  [{ altEn: 5 }, 'altEn'],
  ['nothing', ''],
])('%j is no change', async (request_, path) => {
  expect(await changeImage(acting, request_, 'x')).toMatchObject({
    ok: false,
    problem: { code: 'invalid', errors: [{ path }] },
  })
})

test('the library is read in pages, the newest first, and found by words without their accents', async () => {
  await db.delete(mediaImages)
  const at = clock.now
  const row = (n: number) => ({
    id: n.toString(16).padStart(24, '0'),
    name: `IMG_${n}.jpg`,
    width: 10,
    height: 10,
    alt: n === 7 ? 'Une école à Bobo-Dioulasso' : '',
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(mediaImages).values(Array.from({ length: 60 }, (_, n) => row(n + 1)))
  const seen: string[] = []
  let cursor: string | null = ''
  do {
    const page = await list(cursor ? { cursor } : {})
    expect(page.items.length).toBeLessThanOrEqual(24)
    seen.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => `IMG_${60 - n}.jpg`))
  const found = async (q: string) => (await list({ q })).items.map(({ name }) => name)
  expect(await found('ECOLE a bobo')).toEqual(['IMG_7.jpg'])
  expect(await found('bobo ecol')).toEqual(['IMG_7.jpg'])
  expect(await found('bobo 8')).toEqual([])
  const [some, none] = [row(7).id, 'f'.repeat(24)]
  expect((await list({ ids: `${some},${none}` })).items.map(({ id }) => id)).toEqual([some])
  expect(await found('img_42')).toEqual(['IMG_42.jpg'])
  expect(await found('100%')).toEqual([])
  expect(await found('*')).toHaveLength(24)
  expect(await listImages(acting, { cursor: 'x' }, sources)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  expect(await listImages(acting, { ids: 'x' }, sources)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
})

describe('an image that something shows', () => {
  const about = (post: Partial<typeof posts.$inferInsert>) => ({ slug: 'a-post', title: 'Nos toits', ...post })

  test.each([
    [
      'a post in French',
      (url: string) => db.insert(posts).values(about({ content: `Voici\n\n![Un toit](${url})` })),
      'post',
    ],
    ['a post in English', (url: string) => db.insert(posts).values(about({ contentEn: `<img src="${url}">` })), 'post'],
    [
      'a post’s other size',
      (url: string) => db.insert(posts).values(about({ content: url.replace('400x300', '320x240') })),
      'post',
    ],
    [
      'a draft’s thumbnail',
      (url: string) => db.insert(posts).values(about({ thumbnailUrl: url, title: '', titleEn: 'Nos toits' })),
      'post',
    ],
    [
      'a product',
      (url: string) => db.update(products).set({ imageUrl: url, name: 'Nos toits' }).where(eq(products.id, 1)),
      'product',
    ],
    [
      'a solution',
      (url: string) => db.insert(provenSolutions).values({ sector: 'education', imageUrl: url, title: 'Nos toits' }),
      'solution',
    ],
    [
      'the team',
      (url: string) => db.insert(siteSettings).values({ group: 'team', value: { members: [{ picture: url }] } }),
      'settings',
    ],
  ])('as %s does, stays, and says where', async (_, show, kind) => {
    await db.delete(posts)
    const image = await upload()
    await show(image.imageUrl)
    const place = { kind, label: kind === 'settings' ? 'team' : 'Nos toits' }
    expect((await list()).items[0]).toMatchObject({ id: image.id, places: [place] })
    expect(await removeImage(acting, image.id, sources)).toMatchObject({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: '', code: 'in_use' }], extra: { places: [place] } },
    })
    expect(await typeOf(image.imageUrl)).toBe('image/webp')
    // Of what a role may not read, no more than that there is one.
    const author = { ...acting, actor: { ...acting.actor, role: 'author' as const } }
    const seen = await listImages(author, {}, sources)
    const told = kind === 'product' ? { kind, recordId: '', label: '' } : place
    expect(seen.ok && seen.value.items[0]).toMatchObject({ places: [told] })
  })
})

test('an image that nothing shows goes with its files, once', async () => {
  const [kept, image] = [await upload(), await upload()]
  expect(await removeImage(acting, image.id, sources)).toEqual({ ok: true, value: null })
  expect(await removeImage(acting, image.id, sources)).toEqual({ ok: false, problem: { code: 'not_found' } })
  await expect.poll(() => typeOf(image.imageUrl), { timeout: 10_000 }).toBeNull()
  expect((await keys()).filter((key) => key.includes(image.id))).toEqual([])
  expect(await typeOf(imageAddress(kept.id, kept))).toBe('image/webp')
})

describe('an image that is not in the library', () => {
  const gone = imageAddress('0123456789abcdef01234567', { width: 400, height: 300 })
  const missing = (path: string) => ({
    ok: false,
    problem: { code: 'invalid', errors: [{ path, code: 'missing_image' }] },
  })
  const solution = {
    sector: 'education',
    title: 'Un lycée',
    description: 'Il a du courant',
    impact: 'Les cours du soir',
    location: 'Kaya',
    date: '2026',
    beneficiaries: '400 élèves',
    capacity: '10 kVA',
  }

  test('is refused in every field that may name one', async () => {
    expect(await createPost(boss, { title: 'x', content: `![](${gone})` })).toEqual(missing('content'))
    expect(await createPost(boss, { title: 'x', contentEn: `![](${gone})` })).toEqual(missing('contentEn'))
    expect(await createPost(boss, { title: 'x', thumbnailUrl: gone })).toEqual(missing('thumbnailUrl'))
    expect(await addSolution(boss, { ...solution, imageUrl: gone })).toEqual(missing('imageUrl'))
    expect(await changeProduct(boss, { imageUrl: gone }, 1)).toEqual(missing('imageUrl'))
    const value = [{ ...team[0], picture: gone }]
    expect(await changeSetting(boss, 'team', { value })).toEqual(missing('team'))
  })

  test.each(['/media/nope.webp', '/media/abc/def.webp'])('is refused at the address %s', async (address) => {
    expect(await createPost(boss, { title: 'x', content: `![](${address})` })).toEqual(missing('content'))
    expect(await addSolution(boss, { ...solution, imageUrl: address })).toEqual(missing('imageUrl'))
  })

  test('is refused in a size that is not there; what another site has is not ours to know', async () => {
    const { id, imageUrl } = await upload()
    const other = imageUrl.replace(/[^/]+$/, 'nope.webp')
    expect(other).toContain(id)
    expect(await createPost(boss, { title: 'x', content: `![](${other})` })).toEqual(missing('content'))
    const elsewhere = 'https://example.com/media/a.webp'
    expect(await createPost(boss, { title: 'x', content: `[${elsewhere}](${elsewhere})` })).toMatchObject({ ok: true })
  })

  test('stays where it stood before it went, so that the rest can be saved', async () => {
    await db.delete(posts)
    const [row] = await db
      .insert(posts)
      .values({ slug: 'old', title: 'Vieux', content: `![](${gone})` })
      .returning()
    expect(await updatePost(boss, { title: 'Neuf' }, row?.id ?? 0)).toMatchObject({ ok: true })
    expect(await updatePost(boss, { thumbnailUrl: gone }, row?.id ?? 0)).toEqual(missing('thumbnailUrl'))
  })

  test('is not made by removing one while a post that shows it is saved: one of the two is refused', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { id, imageUrl } = await upload()
      const [removed, saved] = await Promise.all([
        removeImage(boss, id, sources),
        createPost(boss, { title: 'Nos toits', content: `![](${imageUrl})` }),
      ])
      expect([removed.ok, saved.ok].filter(Boolean)).toHaveLength(1)
    }
  })
})
