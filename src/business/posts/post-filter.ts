import { postTypes, type ListedPost } from './post.ts'

export const postTypeFilters = ['all', ...postTypes] as const

/** What the news list shows: a type or all of them, and of those only the featured ones if asked for. */
export type PostFilter = { readonly type: (typeof postTypeFilters)[number]; readonly featured: boolean }

/** The filter that an address names by `type` and `featured`; anything unknown filters nothing. */
export function postFilterOf(search: Pick<URLSearchParams, 'get'>): PostFilter {
  return {
    type: postTypeFilters.find((type) => type === search.get('type')) ?? 'all',
    featured: search.get('featured') === 'true',
  }
}

/** The query string of a filter, with its `?`; '' for the whole list. */
export function searchOfPostFilter({ type, featured }: PostFilter): string {
  const search = new URLSearchParams()
  if (type !== 'all') search.set('type', type)
  if (featured) search.set('featured', 'true')
  return search.size > 0 ? `?${search}` : ''
}

type Filtered = Pick<ListedPost, 'type' | 'isFeatured'>

/** The posts of a filter, in their order. */
export function filterPosts<T extends Filtered>(posts: readonly T[], { type, featured }: PostFilter): T[] {
  return posts.filter((post) => (type === 'all' || post.type === type) && (!featured || post.isFeatured))
}

/** The filtered posts with the one shown large: the first featured one, none when only featured ones are asked for. */
export function arrangePosts<T extends Filtered>(posts: readonly T[], filter: PostFilter) {
  const shown = filterPosts(posts, filter)
  const lead = filter.featured ? undefined : shown.find(({ isFeatured }) => isFeatured)
  return { count: shown.length, lead, rest: shown.filter((post) => post !== lead) }
}
