import type { LeadTrack } from '../../lead.ts'

/** What the inbox is narrowed to and how it is sorted, in the order of its form. */
export const inboxFilters = ['q', 'status', 'kind', 'channel', 'country', 'assignee', 'due', 'sort'] as const
export type InboxFilter = (typeof inboxFilters)[number]

/** The part of an address that narrows the inbox of a track, as the API takes it: nothing else, nothing empty. */
export function inboxFilterOf(address: URLSearchParams, track: LeadTrack): string {
  const filter = inboxFilters.flatMap((name) => {
    const value = address.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return new URLSearchParams([['track', track], ...filter]).toString()
}

/** The address with one of its parts replaced; an empty part is left out, and amounts are sorted within a country only. */
export function addressWith(address: URLSearchParams, name: InboxFilter | 'lead', value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  if (next.get('sort') === 'amount' && !next.get('country')) next.delete('sort')
  return next
}
