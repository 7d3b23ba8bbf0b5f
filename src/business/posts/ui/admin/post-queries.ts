import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import type { AdminPost, AdminPostCard, PostCounts, PostTab, PostVersion } from '../../admin-post.ts'

export const postsPath = '/api/admin/posts'
const pageSize = 24

export const postCountsQuery = () => queryOptions<PostCounts>({ queryKey: [`${postsPath}/counts`] })
export const adminPostQuery = (id: number) => queryOptions<AdminPost>({ queryKey: [`${postsPath}/${id}`], gcTime: 0 })
/** The posts that come with the site: their texts are long, they are fetched when somebody wants one. */
export const samplePostsQuery = () =>
  queryOptions<AdminPost[]>({ queryKey: [`${postsPath}/samples`], staleTime: Infinity })
export const postVersionsQuery = (id: number) =>
  queryOptions<PostVersion[]>({ queryKey: [`${postsPath}/${id}/versions`], gcTime: 0 })
export const postVersionQuery = (id: number, versionId: number) =>
  queryOptions<AdminPost>({ queryKey: [`${postsPath}/${id}/versions/${versionId}`], gcTime: 0 })

/** The cards of a view, a page at a time, the last made first; `q`: words of a title or address. */
export function postCardsQuery(tab: PostTab, q: string) {
  const search = new URLSearchParams({ limit: String(pageSize), tab, ...(q && { q }) })
  return infiniteQueryOptions({
    queryKey: [`${postsPath}?${search}`, 'pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const from = pageParam > 0 ? `&cursor=${pageParam}` : ''
      const response = await fetch(`${postsPath}?${search}${from}`, { credentials: 'include', signal })
      if (!response.ok) throw await apiErrorOf(response)
      return (await response.json()) as AdminPostCard[]
    },
    getNextPageParam: (page) => (page.length < pageSize ? null : page.at(-1)?.id),
  })
}

/** Whatever was read of posts is read again. */
export function refreshPosts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && /^\/api\/admin\/posts([?/]counts|\?)/.test(path),
  })
}
