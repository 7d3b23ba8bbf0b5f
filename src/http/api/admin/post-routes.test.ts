import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { startRenderingPosts } from '#business/posts/post-html.server.ts'
import type { AdminPost } from '#business/posts/admin-post.ts'
import { postHtml, posts } from '#business/posts/tables.server.ts'

const { api, services, db } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'editor')

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await api.request(`/api/admin/posts${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  services.cache.dropAll()
  return response
}
const read = async <T>(response: Response) => (await response.json()) as T

test('a post is made, read, saved, listed and removed; visitors see it while it is published', async () => {
  const made = await call('POST', '', { title: 'Une école', content: '**Soleil**', type: 'news', isPublished: true })
  expect(made.status).toBe(201)
  const post = await read<AdminPost>(made)
  expect(post).toMatchObject({ slug: 'une-ecole', type: 'news', content: '**Soleil**', isPublished: true })
  expect(await read(await call('GET', `/${post.id}`))).toEqual(post)
  expect(await read(await api.request('/api/posts/une-ecole'))).toMatchObject({
    id: post.id,
    content: '<p><strong>Soleil</strong></p>',
  })

  const saved = await call('PUT', `/${post.id}`, { ...post, isPublished: false })
  expect(saved.status).toBe(200)
  expect((await api.request('/api/posts/une-ecole')).status).toBe(404)
  const late = await call('PUT', `/${post.id}`, { ...post, title: 'Trop tard' })
  expect(late.status).toBe(409)
  expect(await read(late)).toMatchObject({ code: 'stale', current: { id: post.id, isPublished: false } })

  expect(await read<AdminPost[]>(await call('GET', '?view=whole'))).toMatchObject([
    { id: post.id, content: '**Soleil**' },
  ])
  expect((await call('DELETE', `/${post.id}`)).status).toBe(204)
  expect((await call('GET', `/${post.id}`)).status).toBe(404)
})

test('what is wrong is said beside its field, in the words of the form', async () => {
  const refused = await call('POST', '', { title: ' ', videoUrl: 'javascript:alert(1)', publishedAt: 'soon' })
  expect(refused.status).toBe(422)
  expect(await read(refused)).toMatchObject({
    errors: [
      { path: 'title', code: 'required', message: 'Le titre en français est obligatoire.' },
      { path: 'videoUrl', code: 'invalid_address' },
      { path: 'publishedAt', code: 'invalid_moment' },
    ],
  })
  for (const publishedAt of [
    '0000-01-01',
    '0050-01-01',
    '0001-01-01T00:00:00+14:00',
    '2026-02-30',
    '2026-02-31T10:00:00Z',
  ])
    expect((await call('POST', '', { title: 'x', publishedAt })).status).toBe(422)
  await call('POST', '', { title: 'Prise', slug: 'prise' })
  const taken = await call('POST', '', { title: 'Autre', slug: 'prise' })
  expect(taken.status).toBe(409)
  expect(await read(taken)).toMatchObject({ errors: [{ path: 'slug', code: 'taken' }] })
  expect((await call('GET', '/0')).status).toBe(404)
  expect((await call('GET', '/x')).status).toBe(404)
  expect((await call('GET', '?limit=many')).status).toBe(422)
  const large = await call('POST', '', { title: 'x', content: 'x'.repeat(2_000_000) })
  expect(large.status).toBe(413)
})

test('a long list comes a page at a time, each naming the next', async () => {
  for (const title of ['Un', 'Deux', 'Trois']) await call('POST', '', { title })
  const first = await call('GET', '?limit=2')
  const cards = await read<AdminPost[]>(first)
  expect(cards.map(({ title }) => title)).toEqual(['Trois', 'Deux'])
  expect(cards[0]).not.toHaveProperty('content')
  const next = /^<\/api\/admin\/posts(\?[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await read<AdminPost[]>(await call('GET', next ?? ''))
  expect(second.map(({ title }) => title)).toContain('Un')
  expect(await read(await call('GET', '/counts'))).toMatchObject({ blog: 4, drafts: 4 })
})

test('a post is found by every word of a question, in any order, whatever the accents and capitals', async () => {
  const post = await read<AdminPost>(
    await call('POST', '', { title: 'La fraîcheur de l’été', titleEn: 'Cool in summer' }),
  )
  const found = async (q: string) =>
    (await read<AdminPost[]>(await call('GET', `?q=${encodeURIComponent(q)}`))).map(({ id }) => id)
  for (const q of ['ete FRAICHEUR', 'fraîch', 'summer côol', 'la-fraicheur'])
    expect(await found(q), q).toEqual([post.id])
  for (const q of ['ete winter', '100%']) expect(await found(q), q).toEqual([])
  await call('DELETE', `/${post.id}`)
})

test('the editor is given a document, the preview what readers will see', async () => {
  const markdown = '# Titre\n\n<script>alert(1)</script>'
  expect(await read(await call('POST', '/preview', { markdown }))).toEqual({ html: '<h2>Titre</h2>\n' })
  expect(await read(await call('POST', '/document', { markdown }))).toMatchObject({
    document: { content: [{ type: 'heading' }, { type: 'kept', attrs: { html: '' } }] },
  })
  expect(await read(await call('POST', '/document', { markdown: '<div>' }))).toEqual({ document: null })
  for (const path of ['/preview', '/document']) expect((await call('POST', path, { markdown: 5 })).status).toBe(422)
})

test('of one title made at once, each post has an address of its own', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => call('POST', '', { title: 'Une nouvelle' })))
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const slugs = await Promise.all(made.map(async (response) => (await read<AdminPost>(response)).slug))
  expect(slugs.toSorted()).toEqual(['une-nouvelle', 'une-nouvelle-2', 'une-nouvelle-3', 'une-nouvelle-4'])
})

const stars = '**a'.repeat(30_000)
/** Passes what is counted before rendering, and meets the limits of the worker. */
const table = `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|b\n'.repeat(20_000)}`

test('what can’t be rendered is refused with the reason, in the preview too; nothing is stored', async () => {
  const refused = await call('POST', '', { title: 'Bombe', content: 'Bonjour', contentEn: stars })
  expect(refused.status).toBe(422)
  expect(await read(refused)).toMatchObject({
    errors: [
      {
        path: 'contentEn',
        code: 'too_many_marks',
        message: expect.stringMatching(/^Un même paragraphe contient trop de signes/) as string,
      },
    ],
  })
  const { id } = await read<AdminPost>(await call('POST', '', { title: 'Sage', content: 'Bonjour' }))
  for (const markdown of [stars, '>'.repeat(2_000), '<div>\n\n'.repeat(1_000)]) {
    expect((await call('PUT', `/${id}`, { content: markdown })).status).toBe(422)
    for (const path of ['/preview', '/document']) {
      const answer = await call('POST', path, { markdown })
      expect(await read(answer)).toMatchObject({
        status: 422,
        errors: [{ path: 'markdown', code: expect.stringMatching(/^too_/) as string }],
      })
    }
  }
  expect(await read(await call('GET', `/${id}`))).toMatchObject({ content: 'Bonjour' })
})

test('others are answered while a text is rendered that takes too long', async () => {
  const order: string[] = []
  const save = call('POST', '', { title: 'Longue', content: table }).then((response) =>
    order.push(`${response.status}`),
  )
  const others = Promise.all(
    ['/api/posts', '/api/posts/nothing', '/api/legal/nothing'].map(async (path) => (await api.request(path)).text()),
  ).then(() => order.push('others'))
  await Promise.all([save, others])
  expect(order).toEqual(['others', '422'])
})

test('visitors are served what was stored; what this version did not render is rendered again', async () => {
  const fields = { title: 'Servie', content: '**a**', contentEn: '_b_', isPublished: true }
  const { id, slug } = await read<AdminPost>(await call('POST', '', fields))
  const served = async () => {
    services.cache.dropAll()
    return read<AdminPost>(await api.request(`/api/posts/${slug}`))
  }
  await db.update(postHtml).set({ content: '<p>stored</p>' }).where(eq(postHtml.postId, id))
  expect(await served()).toMatchObject({ content: '<p>stored</p>', contentEn: '<p><em>b</em></p>' })
  await db.update(postHtml).set({ renderer: '0 https://elsewhere.example' }).where(eq(postHtml.postId, id))
  expect(await served()).toMatchObject({ content: '<p><strong>a</strong></p>' })
  await db.update(posts).set({ content: '*c*' }).where(eq(posts.id, id))
  expect(await served()).toMatchObject({ content: '<p><em>c</em></p>' })
  expect(await db.select().from(postHtml).where(eq(postHtml.postId, id))).toMatchObject([
    { content: '<p><em>c</em></p>' },
  ])
  await call('DELETE', `/${id}`)
  expect(await db.select().from(postHtml).where(eq(postHtml.postId, id))).toEqual([])
})

test('what was stored before there were limits is shown as plain text, can be unpublished and not be brought back', async () => {
  const bomb = {
    slug: 'ancienne',
    title: 'Ancienne',
    content: `<b>${stars}`,
    isPublished: true,
    publishedAt: new Date(0),
  }
  const [row] = await db.insert(posts).values(bomb).returning()
  services.cache.dropAll()
  const shown = await read<AdminPost>(await api.request('/api/posts/ancienne'))
  expect(shown.content.slice(0, 20)).toBe('<p>&lt;b>**a**a**a**')
  const path = `/${row?.id}`
  expect((await call('PUT', path, { isPublished: false })).status).toBe(200)
  expect((await call('PUT', path, { content: 'Mieux' })).status).toBe(200)
  const [version] = await read<{ id: number }[]>(await call('GET', `${path}/versions`))
  expect((await call('POST', `${path}/versions/${version?.id}/restore`)).status).toBe(422)
})

test('after an upgrade every post is rendered in the background, drafts too', async () => {
  await db.delete(postHtml)
  await services.jobs.start()
  await startRenderingPosts(services)
  const { length } = await db.select({ id: posts.id }).from(posts)
  expect(length).toBeGreaterThan(3)
  await expect.poll(async () => (await db.select().from(postHtml)).length, { timeout: 20_000 }).toBe(length)
})

test('the address that a published post had leads to it, unless another post has it now; a draft’s leads nowhere', async () => {
  const publicly = async (slug: string) => {
    const response = await api.request(`/api/posts/${slug}`)
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
  }
  const draft = await read<AdminPost>(await call('POST', '', { title: 'Un brouillon' }))
  await call('PUT', `/${draft.id}`, { slug: 'bientot' })
  const post = await read<AdminPost>(await call('POST', '', { title: 'Frigo', slug: 'le-frigdo', isPublished: true }))
  await call('PUT', `/${post.id}`, { slug: 'le-frigo-solaire' })
  await call('PUT', `/${post.id}`, { slug: 'le-frigo' })
  for (const slug of ['le-frigdo', 'le-frigo-solaire']) {
    expect(await publicly(slug)).toEqual([301, '/api/posts/le-frigo', 'no-store'])
  }
  expect((await publicly('un-brouillon'))[0]).toBe(404)
  // It was a draft at this address too, and has been saved more often than versions are kept.
  await call('PUT', `/${post.id}`, { isPublished: false })
  await call('PUT', `/${post.id}`, { slug: 'le-frigo-neuf', isPublished: true })
  for (let save = 0; save <= 101; save++) await call('PUT', `/${post.id}`, { excerpt: `Chapô ${save}` })
  for (const slug of ['le-frigdo', 'le-frigo']) {
    expect(await publicly(slug)).toEqual([301, '/api/posts/le-frigo-neuf', 'no-store'])
  }
  await call('POST', '', { title: 'Autre', slug: 'le-frigdo', isPublished: true })
  expect((await publicly('le-frigdo'))[0]).toBe(200)
  await call('PUT', `/${post.id}`, { isPublished: false })
  expect((await publicly('le-frigo-solaire'))[0]).toBe(404)
})
