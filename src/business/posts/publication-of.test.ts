import { expect, test } from 'vitest'
import { publicationOf } from './admin-post.ts'

test.each([
  [false, '2999-01-01T08:00:00Z', 'draft'],
  [true, null, 'published'],
  [true, '2020-01-01T08:00:00Z', 'published'],
  [true, '2999-01-01T08:00:00Z', 'scheduled'],
] as const)('a post (published: %s, from %s) is %s', (isPublished, publishedAt, is) => {
  expect(publicationOf({ isPublished, publishedAt }, new Date('2026-11-29T12:00:00Z'))).toBe(is)
})
