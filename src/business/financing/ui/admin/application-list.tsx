import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { Button } from '#design/button.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationPage } from '../../admin-application.ts'
import { applicationColumns } from './application-columns.tsx'
import { ApplicationFilterForm } from './application-filter-form.tsx'
import { applicationsPath } from './application-review-query.ts'

/** Applications, the newest first, each with the time that its review has left; the filter is in the address. */
export function ApplicationList() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<ApplicationPage>(applicationsPath, filter))
  const { data, isError, refetch } = list
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const columns = useMemo(() => applicationColumns(text), [text])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ApplicationFilterForm filter={filter} onChange={setFilter} />
      {isError ? (
        <NotLoaded onRetry={refetch} />
      ) : (
        <DataTable
          caption={text('admin-applications.title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          language={text.language}
          loading={<Skeleton className="h-64" />}
          empty={
            <StateBlock
              title={text('admin-applications.empty')}
              description={text(filter.size > 0 ? 'admin-applications.empty.filter' : 'admin-applications.empty.text')}
              action={
                filter.size > 0 && (
                  <Button tone="secondary" onClick={() => setFilter({})}>
                    {text('admin-applications.filter.clear')}
                  </Button>
                )
              }
            />
          }
        />
      )}
      <MoreButton list={list} />
    </div>
  )
}
