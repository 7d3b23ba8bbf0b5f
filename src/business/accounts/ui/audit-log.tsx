import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pagesOf } from '#client/pages-of.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditPage } from '../audit-entry.ts'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { MoreButton } from './more-button.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** Who did what to which record, the newest first; its filter is in the address. */
export function AuditLog() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<AuditPage>('/api/admin/audit-log', filter))
  const { data, isError, refetch } = list
  const entries = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilterForm filter={filter} onChange={setFilter} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!entries && !isError && <Skeleton className="h-64" />}
      {entries?.length === 0 && (
        <StateBlock title={text('admin.audit.empty')} description={text('admin.audit.empty.text')} />
      )}
      {entries && entries.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}
