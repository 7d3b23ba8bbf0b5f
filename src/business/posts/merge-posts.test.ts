import { expect, test } from 'vitest'
import { aPost } from '../../../tests/support/posts.ts'
import { mergePosts } from './published-posts.server.ts'

test('newest first by the day of publication, or of making where nobody published', () => {
  const old = aPost({ slug: 'old', publishedAt: '2025-01-01T08:00:00.000Z' })
  const recent = aPost({ slug: 'recent', publishedAt: '2026-03-01T08:00:00.000Z' })
  const undated = aPost({ slug: 'undated', publishedAt: null, createdAt: '2025-06-01T08:00:00.000Z' })
  expect(mergePosts([old, undated], [recent]).map(({ slug }) => slug)).toEqual(['recent', 'undated', 'old'])
})

test('of one slug the server’s post is kept, once', () => {
  const own = aPost({ slug: 'same', title: 'Le nôtre', publishedAt: '2024-01-01T08:00:00.000Z' })
  const builtIn = aPost({ slug: 'same', title: 'Celui du site', publishedAt: '2026-01-01T08:00:00.000Z' })
  expect(mergePosts([own], [builtIn])).toEqual([own])
  expect(mergePosts([], [builtIn])).toEqual([builtIn])
})
