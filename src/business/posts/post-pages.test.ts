import { expect, test } from 'vitest'
import { aPost } from '../../../tests/support/posts.ts'
import { newsPage, postPage } from './post-pages.ts'

const posts = Array.from({ length: 60 }, (_, index) =>
  aPost({ slug: `p${index}`, type: 'blog', isFeatured: index === 3 }),
)
const asked = (page: string) => ({ page, type: 'all', featured: 'false' }) as const

test('the news are parted into pages, the lead on the first', () => {
  const pages = ['1', '2', '3', '4'].map((page) => newsPage(posts, asked(page)))
  expect(pages.map(({ lead, items, pages: of }) => [lead?.slug, items.length, of])).toEqual([
    ['p3', 24, 3],
    [undefined, 24, 3],
    [undefined, 11, 3],
    [undefined, 0, 3],
  ])
  const slugs = pages.flatMap(({ lead, items }) => [lead, ...items].flatMap((post) => post?.slug ?? []))
  expect(new Set(slugs).size).toBe(60)
})

test('an empty list has one page', () => {
  expect(newsPage([], asked('1'))).toEqual({ count: 0, lead: null, items: [], page: 1, pages: 1 })
})

test('the same page of the same list is the same object, and none beyond the last is kept', () => {
  expect(postPage(posts, asked('1')).items).toBe(postPage(posts, asked('1')).items)
  expect(postPage(posts, asked('2'))).toEqual({ items: [], page: 2, pages: 1, count: 60 })
  expect(postPage(posts, asked('2')).items).not.toBe(postPage(posts, asked('2')).items)
})
