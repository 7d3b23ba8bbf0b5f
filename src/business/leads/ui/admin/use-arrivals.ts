import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { arrivalsPath, isOfFigures, laterQuery } from './lead-queries.ts'

/** Milliseconds. What comes together is asked for together. */
const togetherMs = 1_000
/** Milliseconds before a stream that was refused is asked for again. */
const refusedMs = 30_000

/** How many requests of a filter have come since its list was read; `isMore` where there are more than that; `firstId` stands before the others. */
export type Arrivals = { readonly count: number; readonly isMore: boolean; readonly firstId: number | undefined }

/** What has come since a list was read, by itself: the list stays as it is until somebody wants to see it. */
export function useArrivals(filter: string, lastId: number | undefined): Arrivals {
  const client = useQueryClient()
  const later = laterQuery(filter, lastId ?? 0)
  const { data } = useQuery({ ...later, enabled: lastId !== undefined })
  const hear = useEffectEvent(() => {
    void client.invalidateQueries(later)
    void client.invalidateQueries({ predicate: isOfFigures })
    void client.invalidateQueries({ queryKey: ['/api/admin/waiting'] })
  })
  useEffect(() => followArrivals(() => hear()), [])
  return { count: data?.items.length ?? 0, isMore: Boolean(data?.nextCursor), firstId: data?.items[0]?.id }
}

/**
 * Tells of what arrives, while the page is looked at: a browser has six connections to a site, and a page in the background needs
 * none. Whoever comes back, and every stream that begins anew, is told, for they may have missed something.
 */
function followArrivals(tell: () => void): () => void {
  let source: EventSource | null = null
  let soon: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const tellSoon = () => {
    clearTimeout(soon)
    soon = setTimeout(tell, togetherMs)
  }
  const leave = () => {
    clearTimeout(again)
    source?.close()
    source = null
  }
  const follow = () => {
    leave()
    if (document.hidden) return
    source = new EventSource(arrivalsPath)
    source.addEventListener('open', tellSoon)
    source.addEventListener('lead_arrived', tellSoon)
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(follow, refusedMs)
    })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(soon)
    leave()
  }
}
