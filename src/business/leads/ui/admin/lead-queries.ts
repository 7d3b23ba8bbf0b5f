import { keepPreviousData, queryOptions, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query'
import { pagesOf } from '#client/pages-of.ts'
import type { AdminLead, InboxFigures, InboxLead, LeadPage } from '../../admin-lead.ts'
import type { LeadTrack } from '../../lead.ts'
import type { SavedView } from '../../saved-view.ts'

export const leadsRoot = '/api/admin/leads'

/** Where what arrives is announced. */
export const arrivalsPath = `${leadsRoot}/arrivals`

/** What of a filter has come after a request. */
export const laterQuery = (filter: string, after: number) =>
  queryOptions<LeadPage>({ queryKey: [`${leadsRoot}?${filter}&after=${after}`] })

/** A request with all that belongs to it. */
export const leadQuery = (id: string) =>
  queryOptions<AdminLead>({ queryKey: [`${leadsRoot}/${encodeURIComponent(id)}`] })

const figuresPath = `${leadsRoot}/figures`

/** What stands above the inbox of a filter; that of another stays until it is here. */
export const inboxFiguresQuery = (filter: string) =>
  queryOptions<InboxFigures>({ queryKey: [`${figuresPath}?${filter}`], placeholderData: keepPreviousData })

/** True of the figures of whichever filter. */
export const isOfFigures = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => String(path).startsWith(figuresPath)

export const viewsRoot = '/api/admin/lead-views'

/** The views of a track: one's own and what others share. */
export const savedViewsQuery = (track: LeadTrack) =>
  queryOptions<SavedView[]>({ queryKey: [`${viewsRoot}?track=${track}`] })

/** The inbox of a filter, page by page. */
export const inboxQuery = (filter: string) => pagesOf<LeadPage>(leadsRoot, new URLSearchParams(filter))

/**
 * A request has changed: shows it as it is now, in the lists too, where it keeps its place until the list is asked for anew,
 * whatever the filter: what is being worked through does not move. All else is asked for again.
 */
export async function showChangedLead(client: QueryClient, lead: AdminLead): Promise<void> {
  const { queryKey } = leadQuery(String(lead.id))
  client.setQueryData(queryKey, lead)
  client.setQueriesData<InfiniteData<LeadPage>>({ queryKey: [leadsRoot] }, (list) => list && withChanged(list, lead))
  await Promise.all([
    client.invalidateQueries({ queryKey: [leadsRoot], refetchType: 'none' }),
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(`${leadsRoot}/`) && path !== queryKey[0],
    }),
  ])
}

/** What a row of the list shows of a request that may have changed. */
const shownInRow = [
  'status',
  'assigneeId',
  'assigneeName',
  'nextStep',
  'usualStep',
  'nextStepOn',
  'nextStepTime',
  'wonAmount',
  'worth',
  'lastContact',
  'firstContactAt',
  'updatedAt',
] as const

function withChanged(list: InfiniteData<LeadPage>, lead: AdminLead): InfiniteData<LeadPage> {
  const entries = shownInRow.map((field) => [field, lead[field]])
  const changed = Object.fromEntries(entries) as Pick<AdminLead, (typeof shownInRow)[number]>
  const row = (item: InboxLead) =>
    item.id === lead.id ? { ...item, ...changed, asked: { ...item.asked, booking: lead.booking } } : item
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(row) })) }
}
