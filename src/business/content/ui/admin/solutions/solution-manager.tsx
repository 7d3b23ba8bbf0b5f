import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { DeleteSolution } from './delete-solution.tsx'
import { searchSolutions } from './search-solutions.ts'
import { solutionColumns } from './solution-columns.tsx'
import { SolutionCounters } from './solution-counters.tsx'
import { SolutionDialog } from './solution-dialog.tsx'
import { solutionRecordsQuery } from './solution-records-query.ts'

/** Counters, table and dialog of the proven solutions; `?edit=` in the address opens one, `?edit=new` an empty one. */
export function SolutionManager() {
  const text = useText()
  const { language } = useVisitor()
  const { data: solutions, isError, refetch } = useQuery(solutionRecordsQuery())
  const [words, setWords] = useState('')
  const [deleted, setDeleted] = useState<SolutionRecord | null>(null)
  const [params, setParams] = useSearchParams()
  const edited = params.get('edit')
  const edit = (which: string | null) => setParams(which === null ? {} : { edit: which }, { replace: true })
  const columns = useMemo(
    () =>
      solutionColumns(text, language, {
        onEdit: ({ id }) => setParams({ edit: String(id) }, { replace: true }),
        onDelete: setDeleted,
      }),
    [text, language, setParams],
  )
  const found = useMemo(() => solutions && searchSolutions(solutions, words), [solutions, words])
  if (isError) return <NotLoaded onRetry={refetch} />
  const known = solutions?.find(({ id }) => String(id) === edited)
  const none = solutions?.length === 0
  return (
    <div className="grid gap-5">
      <SolutionCounters solutions={solutions} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={text('admin-solutions.search')} className="w-full sm:w-72">
          <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Button icon="plus" onClick={() => edit('new')}>
          {text('admin-solutions.add')}
        </Button>
      </div>
      {solutions && edited && edited !== 'new' && !known && (
        <StateBlock tone="error" title={text('admin-solutions.missing')} />
      )}
      <DataTable
        caption={text('admin-solutions.title')}
        rows={found}
        columns={columns}
        rowId={({ id }) => id}
        language={language}
        loading={<ListSkeleton label={text('admin-solutions.loading')} />}
        empty={
          <StateBlock
            title={text(none ? 'admin-solutions.empty' : 'admin-solutions.search.empty')}
            description={text(none ? 'admin-solutions.empty.text' : 'admin-solutions.search.empty.text')}
          />
        }
      />
      {(known ?? edited === 'new') && <SolutionDialog key={edited} known={known ?? null} onClose={() => edit(null)} />}
      {deleted && <DeleteSolution solution={deleted} onClose={() => setDeleted(null)} />}
    </div>
  )
}
