import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { InboxFilter } from '../../admin-lead.ts'
import type { LeadTrack } from '../../lead.ts'
import { addressWith, inboxFilterOf } from './inbox-filter.ts'
import { inboxQuery, isOfFigures } from './lead-queries.ts'
import { addressNow } from '#client/address-filter.ts'
import { nextInList } from './next-in-list.ts'
import { useArrivals } from './use-arrivals.ts'

/** The inbox of the address: its filter, the requests that were read so far, the one that is open; on a desk the first one where none was chosen. */
export function useInbox(track: LeadTrack) {
  const [address, setAddress] = useSearchParams()
  const filter = inboxFilterOf(address, track)
  const client = useQueryClient()
  const list = inboxQuery(filter)
  const { data, ...query } = useInfiniteQuery(list)
  const leads = data?.pages.flatMap(({ items }) => items)
  const isDesk = useDesk()
  const open = address.get('lead') ?? ''
  const chosenId = /^\d+$/.test(open) ? Number(open) : null
  const isBoard = address.get('view') === 'board' && chosenId === null
  const openId = chosenId ?? (isDesk && !isBoard ? (leads?.[0]?.id ?? null) : null)
  const at = leads?.findIndex(({ id }) => id === openId) ?? -1
  const lastAt = useRef(0)
  useEffect(() => {
    if (at >= 0) lastAt.current = at
  }, [at])
  const ids = leads?.map(({ id }) => id) ?? []
  const show = (id: number) => setAddress(addressWith(address, 'lead', String(id)), { replace: chosenId !== null })
  useKeptPlace(chosenId)
  const arrivals = useArrivals(filter, data?.pages[0]?.lastId)
  return {
    ...query,
    leads,
    arrivals,
    /** Nothing is listed, and nothing waits to be. */
    isEmpty: leads?.length === 0 && arrivals.count === 0,
    /** Reads the list anew, from its beginning, with what has come. */
    renew: async () => {
      client.setQueryData(list.queryKey, (read) => read && firstPageOf(read))
      await Promise.all([
        client.invalidateQueries({ queryKey: list.queryKey }),
        client.invalidateQueries({ predicate: isOfFigures }),
      ])
    },
    address,
    track,
    filter,
    openId,
    /** Somebody chose the open one: it was not opened for being the first. */
    isChosen: chosenId !== null,
    isBoard,
    isDesk,
    /** Where the open one stands in the list, from 1; 0 when it is not in it. */
    place: at + 1,
    canGo: (step: 1 | -1) => (at < 0 ? ids.length > 0 : ids[at + step] !== undefined),
    go: (step: 1 | -1) => {
      const next = nextInList(ids, openId, step, lastAt.current)
      if (next !== null) show(next)
      if (step === 1 && at >= ids.length - 2 && query.hasNextPage) void query.fetchNextPage()
    },
    narrow: (name: InboxFilter, value: string) => setAddress(addressWith(addressNow(), name, value), { replace: true }),
  }
}

const deskQuery = () => matchMedia('(min-width: 64rem)')

/** Whether list and request stand side by side. */
function useDesk(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = deskQuery()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => deskQuery().matches,
  )
}

/** A list as it was when only its beginning had been read. */
function firstPageOf<Page, Cursor>({ pages, pageParams }: InfiniteData<Page, Cursor>): InfiniteData<Page, Cursor> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

/** On a phone an open request takes the place of the list: whoever comes back finds it where it was. */
function useKeptPlace(openId: number | null): void {
  const left = useRef(0)
  const isOpen = openId !== null
  useLayoutEffect(() => {
    scrollTo({ top: isOpen ? 0 : left.current, behavior: 'instant' })
    if (isOpen) return
    const note = () => {
      left.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isOpen])
}
