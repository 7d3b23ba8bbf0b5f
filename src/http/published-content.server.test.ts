import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { builtInCaseStudies } from '#business/solutions/case-studies/built-in-case-studies.server.ts'
import { publishedPost, publishedPosts } from '#business/posts/published-posts.server.ts'
import { shownSolution, shownSolutions } from '#business/solutions/shown-solutions.server.ts'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import { listedPostSchema, postSchema } from '#business/posts/post.ts'
import { provenSolutionDetailSchema } from '#business/solutions/proven-solution.ts'
import { posts } from '#business/posts/tables.server.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { db, pool, services, clock } = await testDatabase()
const past = new Date('2026-03-01T08:00:00Z')
const builtIn = builtInPosts.map(({ slug }) => slug)

afterEach(async () => {
  vi.restoreAllMocks()
  services.cache.dropAll()
  await db.delete(posts)
  await db.delete(provenSolutions)
})

const slugs = async () => (await publishedPosts(services)).value.map(({ slug }) => slug)
const own = async () => (await slugs()).filter((slug) => !builtIn.includes(slug))

describe('posts', () => {
  test('without one of staff’s, the built-in ones, newest first, in the shape of the API', async () => {
    const { value, isWhole } = await publishedPosts(services)
    expect(isWhole).toBe(true)
    expect(value.map(({ slug }) => slug)).toEqual(builtIn)
    for (const post of value) expect(listedPostSchema.parse(post)).toEqual(post)
  })

  test('a draft is told by no list and under no address, nor is a post before its time', async () => {
    await db.insert(posts).values([
      { slug: 'draft', title: 'Brouillon', publishedAt: past },
      { slug: 'later', title: 'Demain', isPublished: true, publishedAt: new Date('2026-03-06T08:00:00Z') },
      { slug: 'now', title: 'Aujourd’hui', isPublished: true, publishedAt: past },
      { slug: 'undated', title: 'Sans date', isPublished: true, createdAt: past },
    ])
    expect((await own()).toSorted()).toEqual(['now', 'undated'])
    for (const slug of ['draft', 'later', 'nothing']) expect((await publishedPost(services, slug)).value).toBeNull()
    expect((await publishedPost(services, 'now')).value).toMatchObject({ title: 'Aujourd’hui' })
  })

  test('a draft under the address of a built-in post leaves that one as it is; published, it takes its place', async () => {
    const slug = builtIn[0] ?? ''
    await db.insert(posts).values({ slug, title: 'Le nôtre', content: '# Nous' })
    expect((await publishedPost(services, slug)).value?.id).toBeLessThan(0)
    await db.update(posts).set({ isPublished: true, publishedAt: past })
    services.cache.dropAll()
    expect((await slugs()).filter((known) => known === slug)).toHaveLength(1)
    expect((await publishedPost(services, slug)).value).toMatchObject({ title: 'Le nôtre', content: '<h2>Nous</h2>' })
  })

  test('what staff left out has its specified stand-ins', async () => {
    await db.insert(posts).values({
      slug: 'bare',
      type: 'news',
      isPublished: true,
      publishedAt: past,
      videoUrl: 'https://youtu.be/abcdefghijk?t=3',
    })
    const { value } = await publishedPost(services, 'bare')
    expect(postSchema.parse(value)).toEqual(value)
    expect(value).toMatchObject({
      title: '',
      readTime: 5,
      thumbnailUrl: null,
      videoId: 'abcdefghijk',
      tags: ['Général', 'Actualités de l’entreprise'],
      tagsEn: ['General', 'Company News'],
      content: '',
    })
  })

  test('neither a picture of another host nor a link that runs is told', async () => {
    await db.insert(posts).values({
      slug: 'hostile',
      isPublished: true,
      publishedAt: past,
      thumbnailUrl: 'https://elsewhere.example/pixel.png',
      originalUrl: 'javascript:alert(1)',
    })
    await db.insert(provenSolutions).values({ sector: 'commercial', imageUrl: '//elsewhere.example/pixel.png' })
    expect((await publishedPost(services, 'hostile')).value).toMatchObject({ thumbnailUrl: null, originalUrl: null })
    expect((await shownSolutions(services)).value).toMatchObject([{ imageUrl: null }])
  })

  test('a body is sanitised, and rendered once', async () => {
    await db.insert(posts).values({
      slug: 'hot',
      isPublished: true,
      publishedAt: past,
      content: '**gras** <script>alert(1)</script>',
      contentEn: '<b onclick="alert(1)">bold</b>',
    })
    const first = await publishedPost(services, 'hot')
    expect(first.value).toMatchObject({ content: '<p><strong>gras</strong> </p>', contentEn: '<p><b>bold</b></p>' })
    const query = vi.spyOn(pool, 'query')
    expect(await publishedPost(services, 'hot')).toEqual(first)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })

  test('lists and unknown addresses are answered from memory', async () => {
    await publishedPosts(services)
    const query = vi.spyOn(pool, 'query')
    await publishedPosts(services)
    for (const slug of ['nothing', 'a/b', '\u0000', 'x'.repeat(10_000)]) {
      expect((await publishedPost(services, slug)).value).toBeNull()
    }
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })

  test('a post that waits for its time is published by time alone, in what was made of the list too', async () => {
    const publishedAt = new Date(clock.now.getTime() + 30)
    await db.insert(posts).values({ slug: 'soon', isPublished: true, publishedAt })
    const page = () => services.cache.read('page of news', {}, async () => (await slugs()).join(' '))
    expect(await page()).not.toContain('soon')
    expect(services.cache.peek('page of news')).toBeDefined()
    const before = clock.now
    clock.now = publishedAt
    expect(services.cache.peek('page of news')).toBeUndefined()
    expect(await page()).toContain('soon')
    clock.now = before
  })
})

describe('solutions', () => {
  const solution = {
    sector: 'commercial',
    title: 'Boulangerie',
    capacity: '5kVA/10kWh',
    customerName: 'Ada',
    customerQuote: 'Le four tourne.',
    customerSaidOn: '2026-03-02',
  } as const

  test('without one of staff’s, the built-in case studies', async () => {
    const { value, isWhole } = await shownSolutions(services)
    expect(isWhole).toBe(true)
    expect(value.map(({ id }) => id)).toEqual(builtInCaseStudies.map(({ id }) => id))
    for (const one of value) expect(provenSolutionDetailSchema.parse(one)).toEqual(one)
  })

  test('staff’s published ones stand alone, featured first; a built-in one keeps its address', async () => {
    const [plain, featured, draft] = await db
      .insert(provenSolutions)
      .values([
        { ...solution, createdAt: new Date('2026-03-02T08:00:00Z') },
        { ...solution, title: 'Clinique', isFeatured: true, createdAt: past },
        { ...solution, title: 'Brouillon', isPublished: false },
      ])
      .returning()
    const { value } = await shownSolutions(services)
    expect(value.map(({ id }) => id)).toEqual([featured?.id, plain?.id])
    for (const one of value) expect(provenSolutionDetailSchema.parse(one)).toEqual(one)
    expect(plain?.id).toBeGreaterThan(1000)
    expect((await shownSolution(services, plain?.id ?? 0)).value).toMatchObject({ title: 'Boulangerie' })
    expect((await shownSolution(services, draft?.id ?? 0)).value).toBeNull()
    expect((await shownSolution(services, 13)).value).toMatchObject({ id: 13 })
  })

  test('a quote without its author or its day, or an author without a quote, is no testimonial', async () => {
    await db
      .insert(provenSolutions)
      .values([
        solution,
        { ...solution, customerName: ' ' },
        { ...solution, customerQuote: '', customerQuoteEn: ' ' },
        { ...solution, customerSaidOn: null },
      ])
    const { value } = await shownSolutions(services)
    expect(value).toHaveLength(4)
    expect(value.flatMap(({ testimonial }) => testimonial?.customerName ?? [])).toEqual(['Ada'])
  })
})

describe('while the database does not answer', () => {
  beforeEach(() => {
    vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never)
    vi.spyOn(services.log, 'error').mockReturnValue()
  })

  test('what comes with the site is told, as not whole', async () => {
    const list = await publishedPosts(services)
    expect([list.isWhole, list.value.map(({ slug }) => slug)]).toEqual([false, builtIn])
    const post = await publishedPost(services, builtIn[0] ?? '')
    expect([post.isWhole, post.value?.slug]).toEqual([false, builtIn[0]])
    const solutions = await shownSolutions(services)
    expect([solutions.isWhole, solutions.value.length]).toEqual([false, builtInCaseStudies.length])
    expect(await shownSolution(services, 13)).toMatchObject({ isWhole: false, value: { id: 13 } })
  })

  test('what only the database could tell is a failure, not a thing that does not exist', async () => {
    await expect(publishedPost(services, 'theirs')).rejects.toThrow('could not be read')
    await expect(shownSolution(services, 1001)).rejects.toThrow('could not be read')
  })

  test('it is asked again, and nothing is kept', async () => {
    await publishedPosts(services)
    vi.restoreAllMocks()
    await db.insert(posts).values({ slug: 'back', isPublished: true, publishedAt: past })
    expect(await own()).toEqual(['back'])
  })
})
