import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { someStaff } from '../../../tests/support/staff.ts'
import { readAuditLog } from '#business/accounts/audit-log.server.ts'
import type { Staff } from '#business/accounts/actor.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { countAdminPosts, listAdminPosts, readAdminPost } from './admin-post-queries.server.ts'
import { publishedPost, publishedPosts } from './published-posts.server.ts'
import { builtInPosts } from './built-in-posts.server.ts'
import { listVersions, readVersion, restoreVersion } from './post-versions.server.ts'
import { createPost, deletePost, updatePost } from './save-post.server.ts'
import { posts } from './tables.server.ts'
import { listDueTranslations } from '#business/translations/list-due-translations.server.ts'

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { db, services, clock } = await testDatabase()
const editor: Staff = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'admin',
  hasApp: true,
  needsSecondFactor: false,
  hasOneTimePassword: false,
  isConfirmed: true,
}
const acting = { ...services, actor: editor }
const never = 999_999

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const errorsOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
const create = async (fields: object) => valueOf(await createPost(acting, fields))

describe('a new post', () => {
  test('with a title only is a draft of the blog, not featured, in every field of the public twin', async () => {
    expect(await create({ title: ' Choisir une batterie à Kaya ' })).toEqual({
      id: expect.any(Number) as number,
      type: 'blog',
      slug: 'choisir-une-batterie-a-kaya',
      title: 'Choisir une batterie à Kaya',
      titleEn: '',
      excerpt: '',
      excerptEn: '',
      author: '',
      authorEn: '',
      category: '',
      categoryEn: '',
      content: '',
      contentEn: '',
      thumbnailUrl: null,
      videoUrl: null,
      videoId: null,
      originalUrl: null,
      isPublished: false,
      isFeatured: false,
      publishedAt: null,
      createdAt: '2026-03-05T09:00:00.000Z',
      updatedAt: '2026-03-05T09:00:00.000Z',
      readTime: 5,
      tags: ['Général', 'Article de blog'],
      tagsEn: ['General', 'Blog Post'],
    })
  })

  test('whose other language is a copy is due in the translations and the list until that is translated', async () => {
    const body = 'Le soleil se lève pour tous.'
    const { id } = await create({ title: 'Copié', titleEn: 'Copied', content: body, contentEn: body })
    const due = async () =>
      valueOf(await listDueTranslations(acting, { kind: 'post' })).items.find(({ recordId }) => recordId === `${id}`)
        ?.missing
    const listed = async () =>
      valueOf(await listAdminPosts(acting, { q: 'Copié' })).items.map(
        (card) => 'toTranslate' in card && card.toTranslate,
      )
    expect([await due(), await listed()]).toEqual([{ fr: [], en: ['content'] }, [['en']]])
    valueOf(await updatePost(acting, { isFeatured: true }, id))
    expect(await due()).toEqual({ fr: [], en: ['content'] })
    valueOf(await updatePost(acting, { contentEn: 'The sun rises for everybody.' }, id))
    expect([await due(), await listed()]).toEqual([undefined, [[]]])
  })

  test('published without a date is published from now on', async () => {
    expect(await create({ title: 'Maintenant', isPublished: true })).toMatchObject({
      publishedAt: '2026-03-05T09:00:00.000Z',
    })
  })

  test.each([
    [{}, ['title: required']],
    [{ title: '  ' }, ['title: required']],
    [{ title: 5 }, ['title: not_a_text']],
    [[], [': not_an_object']],
    [{ title: 'x', type: 'story' }, ['type: unknown_value']],
    [{ title: 'x', isPublished: 'yes' }, ['isPublished: not_a_boolean']],
    [{ title: 'x'.repeat(201) }, ['title: too_long']],
    [{ title: 'x', content: 'x'.repeat(200_001) }, ['content: too_long']],
    [{ title: 'x', publishedAt: 'tomorrow' }, ['publishedAt: invalid_moment']],
    [{ title: 'x', publishedAt: '2026-13-40T00:00:00Z' }, ['publishedAt: invalid_moment']],
    [{ title: 'x', thumbnailUrl: 'javascript:alert(1)' }, ['thumbnailUrl: invalid_address']],
    [{ title: 'x', thumbnailUrl: '//evil.example/a.png' }, ['thumbnailUrl: invalid_address']],
    [{ title: 'x', videoUrl: 'data:text/html,x' }, ['videoUrl: invalid_address']],
    [{ title: 'x', originalUrl: '/news' }, ['originalUrl: invalid_address']],
  ])('%j is refused', async (request, errors) => {
    expect(errorsOf(await createPost(acting, request))).toEqual(errors)
  })

  test('null and nothing are left out alike; a day is a moment', async () => {
    const post = await create({ title: 'Vide', excerpt: null, videoUrl: '', publishedAt: '2026-04-01', slug: null })
    expect(post).toMatchObject({ excerpt: '', videoUrl: null, publishedAt: '2026-04-01T00:00:00.000Z', slug: 'vide' })
  })
})

describe('its address', () => {
  test('made from a title that another has is numbered; given and taken, it is refused', async () => {
    await create({ title: 'Deux fois' })
    expect((await create({ title: 'Deux fois' })).slug).toBe('deux-fois-2')
    expect((await create({ title: 'Deux fois !' })).slug).toBe('deux-fois-3')
    const taken = await createPost(acting, { title: 'Autre', slug: 'Deux fois' })
    expect(taken).toMatchObject({ ok: false, problem: { code: 'conflict', errors: [{ path: 'slug', code: 'taken' }] } })
    const [first, second] = [await create({ title: 'Un' }), await create({ title: 'Deux' })]
    expect(errorsOf(await updatePost(acting, { slug: first.slug }, second.id))).toEqual(['slug: taken'])
    expect(valueOf(await updatePost(acting, { slug: first.slug }, first.id)).slug).toBe(first.slug)
  })

  test('of a title in another script is plain; of two at once, each has its own', async () => {
    expect((await create({ title: '太阳能' })).slug).toBe('article')
    const both = await Promise.all([createPost(acting, { title: 'Course' }), createPost(acting, { title: 'Course' })])
    const told = both.map((outcome) => (outcome.ok ? outcome.value.slug : outcome.problem.code)).toSorted()
    expect([
      ['course', 'course-2'],
      ['conflict', 'course'],
    ]).toContainEqual(told)
  })

  test('of a built-in post takes that one’s place once published', async () => {
    const slug = builtInPosts[0]?.slug ?? ''
    const post = await create({ title: 'Le nôtre', slug, isPublished: true })
    expect((await publishedPost(services, slug)).value?.id).toBe(post.id)
    expect((await publishedPosts(services)).value.filter((known) => known.slug === slug)).toHaveLength(1)
  })
})

describe('saving', () => {
  test('leaves what is not sent as it is, and keeps the version before', async () => {
    const post = await create({ title: 'Un', titleEn: 'One', content: '# Un', category: 'Financement' })
    clock.now = new Date('2026-03-05T10:00:00Z')
    const saved = valueOf(await updatePost(acting, { title: 'Deux', updatedAt: post.updatedAt }, post.id))
    expect(saved).toMatchObject({ title: 'Deux', titleEn: 'One', content: '# Un', category: 'Financement' })
    expect(saved.updatedAt).toBe('2026-03-05T10:00:00.000Z')
    expect(valueOf(await listVersions(acting, post.id))).toEqual([
      {
        id: expect.any(Number) as number,
        title: 'Un',
        length: 4,
        replacedBy: 'Ada',
        replacedAt: saved.updatedAt,
        writtenAt: post.updatedAt,
        writtenBy: 'Ada',
      },
    ])
  })

  test('twice within a millisecond is still two versions; the older one is stale', async () => {
    const post = await create({ title: 'Un' })
    const saved = valueOf(await updatePost(acting, { title: 'Deux', updatedAt: post.updatedAt }, post.id))
    expect(saved.updatedAt > post.updatedAt).toBe(true)
    expect(await updatePost(acting, { title: 'Trois', updatedAt: post.updatedAt }, post.id)).toMatchObject({
      ok: false,
      problem: { code: 'stale', extra: { current: { title: 'Deux', updatedAt: saved.updatedAt } } },
    })
    expect(valueOf(await updatePost(acting, { title: 'Trois' }, post.id)).title).toBe('Trois')
  })

  test('what is not there can’t be saved, removed, restored or read', async () => {
    const post = await create({ title: 'Là' })
    const outcomes = await Promise.all([
      updatePost(acting, { title: 'x' }, never),
      deletePost(acting, never),
      readAdminPost(acting, never),
      listVersions(acting, never),
      readVersion(acting, post.id, never),
      restoreVersion(acting, post.id, never),
    ])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })

  test('a version comes back, but neither its address nor its publication', async () => {
    const post = await create({ title: 'Premier jet', content: 'Un' })
    await updatePost(acting, { title: 'Second jet', content: 'Deux', slug: 'autre', isPublished: true }, post.id)
    const [version] = valueOf(await listVersions(acting, post.id))
    expect(valueOf(await readVersion(acting, post.id, version?.id ?? 0))).toEqual(post)
    const restored = valueOf(await restoreVersion(acting, post.id, version?.id ?? 0))
    expect(restored).toMatchObject({ title: 'Premier jet', content: 'Un', slug: 'autre', isPublished: true })
    expect(valueOf(await listVersions(acting, post.id)).map(({ title }) => title)).toEqual([
      'Second jet',
      'Premier jet',
    ])
  })

  test('each version says who wrote it, and who replaced it', async () => {
    const post = await create({ title: 'Un' })
    const bola = { ...acting, actor: someStaff('author', 'Bola') }
    await updatePost(bola, { title: 'Deux' }, post.id)
    await updatePost(acting, { title: 'Trois' }, post.id)
    expect(valueOf(await listVersions(acting, post.id))).toMatchObject([
      { title: 'Deux', writtenBy: 'Bola', replacedBy: 'Ada' },
      { title: 'Un', writtenBy: 'Ada', replacedBy: 'Bola' },
    ])
  })

  test('the hundred newest versions are kept', async () => {
    const post = await create({ title: 'Version 0' })
    for (let number = 1; number <= 103; number += 1) await updatePost(acting, { title: `Version ${number}` }, post.id)
    const kept = valueOf(await listVersions(acting, post.id))
    expect(kept).toHaveLength(100)
    expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['Version 102', 'Version 3'])
  })

  test('the log says what was done; of long texts enough to tell them apart', async () => {
    const long = 'a'.repeat(5000)
    const post = await create({ title: 'Journal', content: long })
    await updatePost(acting, { content: `${long}b` }, post.id)
    await deletePost(acting, post.id)
    const { items } = valueOf(await readAuditLog(acting, { kind: 'post', recordId: String(post.id) }))
    expect(items.map(({ action, label }) => `${action} ${label}`)).toEqual([
      'post.delete Journal',
      'post.update Journal',
      'post.create Journal',
    ])
    const { before, after } = items[1] ?? {}
    expect(Object.keys(after ?? {}).toSorted()).toEqual(['content', 'updatedAt'])
    expect(String(before?.['content']).length).toBeLessThan(2100)
    expect(before?.['content']).not.toBe(after?.['content'])
  })
})

describe('the list', () => {
  test('has a page at a time, by view and by words, without bodies where they are not asked for', async () => {
    await db.delete(posts)
    for (const [title, fields] of [
      ['Un 100 %', {}],
      ['Deux', { type: 'news' }],
      ['Trois', { isPublished: true, titleEn: 'Three' }],
      ['Quatre', { type: 'news', isPublished: true, publishedAt: '2099-01-01' }],
    ] as const)
      await create({ title, content: 'x', ...fields })
    const titles = async (query: object) => {
      const { items, next } = valueOf(await listAdminPosts(acting, query))
      return [...items.map(({ title }) => title), ...(next ? ['…'] : [])].join(' ')
    }
    expect(await titles({})).toBe('Quatre Trois Deux Un 100 %')
    expect(await titles({ tab: 'blog' })).toBe('Trois Un 100 %')
    expect(await titles({ tab: 'news' })).toBe('Quatre Deux')
    expect(await titles({ tab: 'published' })).toBe('Trois')
    expect(await titles({ tab: 'scheduled' })).toBe('Quatre')
    expect(await titles({ tab: 'drafts' })).toBe('Deux Un 100 %')
    expect(await titles({ q: 'three' })).toBe('Trois')
    expect(await titles({ q: '100 %' })).toBe('Un 100 %')
    expect(await titles({ limit: '2' })).toBe('Quatre Trois …')
    const { next } = valueOf(await listAdminPosts(acting, { limit: '2' }))
    expect(await titles({ limit: '2', cursor: next })).toBe('Deux Un 100 %')
    expect(valueOf(await countAdminPosts(acting))).toEqual({
      all: 4,
      blog: 2,
      news: 2,
      published: 1,
      scheduled: 1,
      drafts: 2,
    })
    const [card] = valueOf(await listAdminPosts(acting, {})).items
    expect(card).not.toHaveProperty('content')
    expect(valueOf(await listAdminPosts(acting, { view: 'whole' })).items[0]).toHaveProperty('content', 'x')
    for (const query of [{ limit: '0' }, { limit: '1000' }, { cursor: 'x' }, { tab: 'none' }, { view: 'none' }])
      expect(await listAdminPosts(acting, query)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })
})
