import { withParts } from '#client/address-filter.ts'
import { inboxFilters, type InboxFilter, type LeadSort } from '../../admin-lead.ts'
import type { LeadTrack } from '../../lead.ts'
import { listedStatuses } from '../../lead-status.ts'

/** What an address of the inbox narrows it to, and how it sorts it: nothing else, nothing empty, always in one order. */
export function questionOf(address: URLSearchParams): string {
  const filter = inboxFilters.flatMap((name) => {
    const value = address.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(filter).toString()
}

/** In which order an inbox is read while nobody asks for another: what is due by its day, of customers else what presses first, as on Today. */
export function usualSort(address: URLSearchParams, track: LeadTrack): LeadSort {
  const due = address.get('due')
  // What is overdue of customers is also who waits for an answer, which has no day.
  if (due && due !== 'none' && !(due === 'overdue' && track === 'sales')) return 'due'
  return track === 'sales' ? 'urgent' : 'newest'
}

/** The part of an address that narrows the inbox of a track, as the API takes it: all that is anybody's work where it asks for no state. */
export function inboxFilterOf(address: URLSearchParams, track: LeadTrack): string {
  const sort = address.has('sort') ? '' : `sort=${usualSort(address, track)}`
  const question = new URLSearchParams(questionOf(address))
  if (!question.has('status')) question.set('status', listedStatuses.join(','))
  return [`track=${track}`, question.toString(), sort].filter(Boolean).join('&')
}

/** Where a view is opened, or all requests without one: its question in place of the address's, list or board as it is. */
export function addressOfView(
  address: URLSearchParams,
  view: { readonly id: number; readonly query: string } | null,
): URLSearchParams {
  const next = new URLSearchParams(view?.query)
  if (view) next.set('saved', String(view.id))
  if (address.has('view')) next.set('view', address.get('view') ?? '')
  return next
}

/** The address with one of its parts replaced; an empty part is left out, and amounts are sorted within a country only. */
export function addressWith(address: URLSearchParams, name: InboxFilter | 'lead', value: string): URLSearchParams {
  const next = withParts(address, { [name]: value })
  if (next.get('sort') === 'amount' && !next.get('country')) next.delete('sort')
  return next
}
