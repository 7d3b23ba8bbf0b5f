import { queryOptions } from '@tanstack/react-query'
import type { Visitor } from '#client/visitor.tsx'
import type { SearchHit } from '../search-hit.ts'

type Asker = Pick<Visitor, 'language' | 'country'>

/** What a question finds for a visitor; `question` is not ''. */
export function searchQuery(question: string, { language, country }: Asker) {
  const path = `/api/search?q=${encodeURIComponent(question)}&lang=${language}&country=${country}`
  return queryOptions<SearchHit[]>({ queryKey: [path], retryOnMount: false })
}
