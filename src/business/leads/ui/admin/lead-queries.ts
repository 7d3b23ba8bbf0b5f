import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { pagesOf } from '#client/pages-of.ts'
import type { AdminLead, InboxFigures, LeadPage } from '../../admin-lead.ts'

const root = '/api/admin/leads'

/** A request with all that belongs to it. */
export const leadQuery = (id: string) => queryOptions<AdminLead>({ queryKey: [`${root}/${encodeURIComponent(id)}`] })

/** What stands above the inbox. */
export const inboxFiguresQuery = () => queryOptions<InboxFigures>({ queryKey: [`${root}/figures`] })

/** The inbox of a filter, page by page. */
export const inboxQuery = (filter: string) => pagesOf<LeadPage>(root, new URLSearchParams(filter))

/** A request has changed: shows it as it is now and asks again for the lists that it stands in. */
export async function showChangedLead(client: QueryClient, lead: AdminLead): Promise<void> {
  const { queryKey } = leadQuery(String(lead.id))
  client.setQueryData(queryKey, lead)
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(root) && path !== queryKey[0],
  })
}
