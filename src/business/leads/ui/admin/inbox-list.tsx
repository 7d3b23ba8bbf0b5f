import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { useInbox } from './use-inbox.ts'
import { addressWith } from './inbox-filter.ts'
import { InboxRow } from './inbox-row.tsx'

/** The requests of the filter, or why there are none to see. */
export function InboxList({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const text = useText()
  const { leads, openId, address, isError, refetch } = inbox
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!leads) {
    return (
      <div className="grid gap-2" role="status" aria-label={text('shell.loading')}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    )
  }
  if (leads.length === 0) {
    return <StateBlock title={text('admin-leads.empty')} description={text('admin-leads.empty.text')} />
  }
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2" aria-label={text('admin-leads.title')}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <InboxRow
              lead={lead}
              to={`?${addressWith(address, 'lead', String(lead.id)).toString()}`}
              isOpen={openId === lead.id}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={inbox} />
    </div>
  )
}
