import { describe, expect, test } from 'vitest'
import { aPost } from '../../../../tests/support/posts.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { createQueryClient } from '#client/query-client.ts'
import type { ListedPost, Post } from '../post.ts'
import type { PostFilter } from '../post-filter.ts'
import { newsPage } from '../post-pages.ts'
import { newsQuery, postQuery } from './post-queries.ts'
import { Article } from './article.tsx'
import { PostFilterBar } from './post-filter-bar.tsx'
import { PostList } from './post-list.tsx'

const all: PostFilter = { type: 'all', featured: false }
const down = (status: number) => createQueryClient(() => Promise.resolve(new Response('no', { status })))

function listOf(posts: readonly ListedPost[], filter = all, page = 1) {
  const queryClient = down(503)
  const asked = { type: filter.type, featured: filter.featured ? 'true' : 'false', page: String(page) } as const
  queryClient.setQueryData(newsQuery(filter, page).queryKey, newsPage(posts, asked))
  return drawn(<PostList filter={filter} page={page} />, { queryClient })
}

async function failed(query: { queryKey: readonly unknown[] }, status: number) {
  const queryClient = down(status)
  await queryClient.query({ queryKey: query.queryKey }).catch(() => undefined)
  return queryClient
}

const linksOf = (html: string) => [...html.matchAll(/href="(\/news[^"]*)"/g)].map(([, to]) => to)

describe('the list', () => {
  const posts = [
    aPost({ slug: 'a', titleEn: 'First' }),
    aPost({ slug: 'b', titleEn: 'Second', isFeatured: true, tagsEn: ['one', 'two', 'three', 'four'] }),
    aPost({ slug: 'c', type: 'news', thumbnailUrl: '/uploads/c.webp' }),
  ]

  test('counts, shows the first featured post before the others, and three tags at most', async () => {
    const html = await listOf(posts)
    expect(html).toContain('3 articles found')
    expect(linksOf(html)).toEqual(['/news/b', '/news/a', '/news/c'])
    expect(html).toContain('>three<')
    expect(html).not.toContain('>four<')
  })

  test('shows none large when only featured ones are asked for', async () => {
    expect(await listOf(posts)).toContain('md:flex-row')
    const featured = await listOf(posts, { type: 'all', featured: true })
    expect(featured).toContain('1 article found')
    expect(featured).not.toContain('md:flex-row')
  })

  test('says that a filter finds nothing, and leads back to everything', async () => {
    const html = await listOf(posts, { type: 'news', featured: true })
    expect(html).toContain('No articles found for this filter.')
    expect(html).toMatch(/href="\/news"[^>]*>Show All Articles/)
  })

  test('stands in for a missing picture, and for one that does not load', async () => {
    const html = await listOf(posts)
    expect(html.match(/src="\/pictures\/emblem\.svg"/g)).toHaveLength(2)
    expect(html).toMatch(/src="\/uploads\/c\.webp"[^>]*class="[^"]* bg-emblem /)
  })

  test('is parted into pages that keep the filter', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aPost({ slug: `p${index}`, type: 'blog' }))
    const first = linksOf(await listOf(many, { type: 'blog', featured: false }))
    expect(first).toHaveLength(25)
    expect(first.at(-1)).toBe('/news?type=blog&amp;page=2')
    const last = linksOf(await listOf(many, { type: 'blog', featured: false }, 3))
    expect(last).toHaveLength(13)
    expect(last.at(-1)).toBe('/news?type=blog&amp;page=2')
  })

  test('has no page beyond the last, and says which that is', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aPost({ slug: `p${index}`, type: 'blog' }))
    const html = await listOf(many, { type: 'blog', featured: false }, 4)
    expect(html).toContain('This page does not exist')
    expect(html).toMatch(/href="\/news\?type=blog&amp;page=3"[^>]*>Go to page 3, the last one/)
  })

  test('that did not arrive says so, and how to go on', async () => {
    const html = await drawn(<PostList filter={all} page={1} />, { queryClient: await failed(newsQuery(all, 1), 503) })
    expect(html).toContain('The articles could not load')
    expect(html).toContain('Try again')
  })

  test('that did not arrive leaves what came last in sight', async () => {
    const queryClient = await failed(newsQuery(all, 1), 503)
    const blog = { type: 'blog', featured: false } as const
    const came = newsPage([aPost({ slug: 'came', titleEn: 'Came before' })], {
      type: 'blog',
      featured: 'false',
      page: '1',
    })
    queryClient.setQueryData(newsQuery(blog, 1).queryKey, came)
    const html = await drawn(<PostList filter={all} page={1} />, { queryClient })
    expect(html).toContain('Try again')
    expect(html).toMatch(/Articles loaded last.*Came before/s)
  })

  test('has its filters in the address', async () => {
    const html = await drawn(<PostFilterBar filter={{ type: 'news', featured: false }} />, { queryClient: down(503) })
    expect(linksOf(html)).toEqual(['/news', '/news?type=news', '/news?type=blog', '/news?type=news&amp;featured=true'])
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })
})

describe('an article', () => {
  const post: Post = {
    ...aPost({ titleEn: 'A fridge', originalUrl: 'https://other.example/fridge', authorEn: 'Ada' }),
    content: '<p>Corps</p>',
    contentEn: '<p>Body</p>',
    related: [aPost({ slug: 'next', titleEn: 'A freezer' })],
  }

  function article(changes: Partial<Post> = {}, language: 'fr' | 'en' = 'en') {
    const queryClient = down(503)
    queryClient.setQueryData(postQuery('plain').queryKey, { ...post, ...changes })
    return drawn(<Article slug="plain" />, { queryClient, language })
  }

  test('has its title, date, time, author, tags, body, source and the ways on', async () => {
    const html = await article()
    for (const part of [
      'A fridge',
      '1 January 2026',
      '5 min read',
      'By Ada',
      'Blog Post',
      'Education',
      '<p>Body</p>',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/href="https:\/\/other\.example\/fridge" rel="noopener noreferrer"/)
    for (const way of ['/news', '/news/next', '/smart-solar-plan', '/products']) expect(html).toContain(`href="${way}"`)
  })

  test('in the other language only says which', async () => {
    const html = await article({ contentEn: '' })
    expect(html).toContain('This article is in French.')
    expect(html).toMatch(/<div lang="fr" class="prose/)
    expect(await article({}, 'fr')).not.toContain('lang=')
  })

  test('whose body alone is a copy of the other language says so above it', async () => {
    const content = '<p>Le soleil se lève pour nous.</p>'
    const html = await article({ content, contentEn: content })
    expect(html).toContain('This article is in French.')
    expect(html).toContain('<div lang="fr"')
  })

  test('whose summary alone is in the other language marks that, and not its title', async () => {
    const html = await article({ excerptEn: '' })
    expect(html).toMatch(/<p lang="fr"[^>]*>Un chapô/)
    expect(html).toContain('<h1>A fridge')
    expect(html).toContain('In French')
  })

  test('with a video loads nothing from another host', async () => {
    const html = await article({ videoId: 'abcdefghijk' })
    expect(html).toContain('aria-label="Play the video: A fridge"')
    expect(html).not.toMatch(/<iframe|src="https?:/)
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
  })

  test('that is not there says so, also on the server', async () => {
    const queryClient = await failed(postQuery('gone'), 404)
    const english = await drawn(<Article slug="gone" />, { queryClient })
    expect(english).toContain('Article Not Found')
    expect(english).toContain('The article you&#x27;re looking for doesn&#x27;t exist or has been moved.')
    expect(english).toContain('href="/news"')
    expect(await drawn(<Article slug="gone" />, { queryClient, language: 'fr' })).toContain('Article introuvable')
  })

  test('that did not arrive can be asked for again', async () => {
    expect(await drawn(<Article slug="x" />, { queryClient: await failed(postQuery('x'), 500) })).toContain('Try again')
  })
})
