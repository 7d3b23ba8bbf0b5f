import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import type { MediaPage } from '../../media-image.ts'

export const mediaPath = '/api/admin/media'

/** The library, page by page, the newest first; `q` finds in names and alternative texts. */
export function mediaQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [mediaPath, q],
    placeholderData: keepPreviousData,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(q && { q }), ...(pageParam && { cursor: pageParam }) })
      const response = await fetch(`${mediaPath}?${query.toString()}`, { credentials: 'include', signal })
      if (!response.ok) throw await apiErrorOf(response)
      return (await response.json()) as MediaPage
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
