import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { addressWith, inboxFilterOf, type InboxFilter } from './inbox-filter.ts'
import { inboxQuery } from './lead-queries.ts'
import { nextInList } from './next-in-list.ts'

/** The inbox of the address: its filter, the requests that were read so far, the one that is open. */
export function useInbox() {
  const [address, setAddress] = useSearchParams()
  const filter = inboxFilterOf(address)
  const { data, ...query } = useInfiniteQuery(inboxQuery(filter))
  const leads = data?.pages.flatMap(({ items }) => items)
  const open = address.get('lead') ?? ''
  const openId = /^\d+$/.test(open) ? Number(open) : null
  const at = leads?.findIndex(({ id }) => id === openId) ?? -1
  const lastAt = useRef(0)
  const go = (step: 1 | -1) => {
    const next = nextInList(leads?.map(({ id }) => id) ?? [], openId, step, lastAt.current)
    if (next !== null) setAddress(addressWith(address, 'lead', String(next)), { replace: openId !== null })
    if (step === 1 && leads && at >= leads.length - 2 && query.hasNextPage) void query.fetchNextPage()
  }
  return {
    ...query,
    leads,
    address,
    filter,
    openId,
    go: (step: 1 | -1) => {
      if (at >= 0) lastAt.current = at
      go(step)
    },
    narrow: (name: InboxFilter, value: string) => setAddress(addressWith(address, name, value), { replace: true }),
  }
}
