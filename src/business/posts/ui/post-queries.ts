import { asked } from '#client/query-client.ts'
import type { Post } from '../post.ts'
import { searchOfPostFilter, type PostFilter } from '../post-filter.ts'
import type { NewsPage } from '../post-pages.ts'

/** The address of a page of the list, its query string beginning with `?` or empty. */
export function searchOfPage(filter: PostFilter, page: number): string {
  const search = new URLSearchParams(searchOfPostFilter(filter))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** A page of the news, newest first, without bodies. */
export const newsQuery = (filter: PostFilter, page: number) => asked<NewsPage>(`/api/news${searchOfPage(filter, page)}`)

/** One post with its body; `slug` as the address has it. */
export const postQuery = (slug: string) => asked<Post>(`/api/posts/${encodeURIComponent(slug)}`)
