import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import type { DueTranslationPage } from '../../due-translation.ts'

export const translationsPath = '/api/admin/translations'

/** What is due, page after page; `kind` is '' for everything. */
export const dueTranslationPages = (kind: string) =>
  infiniteQueryOptions({
    queryKey: [translationsPath, kind],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readPage(kind, pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

async function readPage(kind: string, cursor: string, signal: AbortSignal): Promise<DueTranslationPage> {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(cursor && { cursor }) })
  const response = await fetch(`${translationsPath}?${query.toString()}`, { credentials: 'include', signal })
  if (!response.ok) throw await apiErrorOf(response)
  return (await response.json()) as DueTranslationPage
}
