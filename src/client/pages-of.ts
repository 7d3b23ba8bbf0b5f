import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiErrorOf } from './api-error.ts'

type Page = { readonly nextCursor: string | null }

/**
 * A list at `path` that `filter` narrows, page after page: each names the cursor of the next. Fails with an ApiError. Whoever
 * changes what is listed invalidates `[path]`.
 */
export const pagesOf = <Answer extends Page>(path: string, filter: URLSearchParams) =>
  infiniteQueryOptions({
    queryKey: [path, filter.toString(), 'pages'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readPage<Answer>(path, filter, pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** The page of a list behind `cursor`; '': the first. Fails with an ApiError. */
export async function readPage<Answer>(
  path: string,
  filter: URLSearchParams,
  cursor: string,
  signal: AbortSignal,
): Promise<Answer> {
  const query = new URLSearchParams(filter)
  if (cursor) query.set('cursor', cursor)
  const response = await fetch(`${path}?${query.toString()}`, { credentials: 'include', signal })
  if (!response.ok) throw await apiErrorOf(response)
  return (await response.json()) as Answer
}
