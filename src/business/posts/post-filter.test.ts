import { expect, test } from 'vitest'
import {
  arrangePosts,
  filterPosts,
  postFilterOf,
  postTypeFilters,
  searchOfPostFilter,
  type PostFilter,
} from './post-filter.ts'

const news = { slug: 'a', type: 'news', isFeatured: false } as const
const guide = { slug: 'b', type: 'blog', isFeatured: true } as const
const story = { slug: 'c', type: 'blog', isFeatured: false } as const
const office = { slug: 'd', type: 'news', isFeatured: true } as const
const posts = [news, guide, story, office]

test.each<[PostFilter, string, string]>([
  [{ type: 'all', featured: false }, 'abcd', ''],
  [{ type: 'news', featured: false }, 'ad', '?type=news'],
  [{ type: 'blog', featured: false }, 'bc', '?type=blog'],
  [{ type: 'all', featured: true }, 'bd', '?featured=true'],
  [{ type: 'news', featured: true }, 'd', '?type=news&featured=true'],
])('%o keeps %s and is %s in the address', (filter, slugs, search) => {
  expect(filterPosts(posts, filter).map(({ slug }) => slug)).toEqual(slugs.split(''))
  expect(searchOfPostFilter(filter)).toBe(search)
  expect(postFilterOf(new URLSearchParams(search))).toEqual(filter)
})

test('every type that the list offers is read back from its address', () => {
  for (const type of postTypeFilters) {
    const filter = { type, featured: false }
    expect(postFilterOf(new URLSearchParams(searchOfPostFilter(filter)))).toEqual(filter)
  }
})

test('an address that names nothing known filters nothing', () => {
  expect(postFilterOf(new URLSearchParams('type=__proto__&featured=yes'))).toEqual({ type: 'all', featured: false })
})

test('the first featured post is shown large, unless only featured ones are asked for', () => {
  expect(arrangePosts(posts, { type: 'all', featured: false })).toEqual({
    count: 4,
    lead: guide,
    rest: [news, story, office],
  })
  expect(arrangePosts(posts, { type: 'all', featured: true })).toEqual({
    count: 2,
    lead: undefined,
    rest: [guide, office],
  })
  expect(arrangePosts([news], { type: 'blog', featured: false })).toEqual({ count: 0, lead: undefined, rest: [] })
})
