import { useBringBack } from '#business/bin/ui/admin/use-bring-back.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { NoMatch } from '#business/accounts/ui/no-match.tsx'
import { SampleChoice } from '#business/accounts/ui/sample-choice.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import type { ListedSolutionRecord, SolutionRecord } from '../../solution-record.ts'
import { solutionColumns } from './solution-columns.tsx'
import { SolutionDialog } from './solution-dialog.tsx'
import { draftOfSample, type SolutionDraft } from './solution-draft.ts'
import { sampleSolutionsQuery, solutionRecordsQuery, solutionRecordsPath } from './use-solution-form.ts'
import { DeleteRecord } from '#design/form/delete-record.tsx'
import { Counters } from '#design/admin/counters.tsx'

/** Counters, table and dialog of the proven solutions; `?edit=` in the address opens one, `?edit=new` an empty one. */
export function SolutionManager() {
  const text = useText()
  const { language } = useVisitor()
  const { data: solutions, isError, refetch } = useQuery(solutionRecordsQuery())
  const [words, setWords] = useState('')
  const [deleted, setDeleted] = useState<SolutionRecord | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [begun, setBegun] = useState<SolutionDraft>()
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
  const add = (
    <Button icon="plus" onClick={() => edit('new')}>
      {text('admin-solutions.add')}
    </Button>
  )
  const samples = (
    <Button tone="secondary" onClick={() => setChoosing(true)}>
      {text('admin-solutions.samples.open')}
    </Button>
  )
  return (
    <div className="grid gap-4 sm:gap-5">
      {!none && (
        <>
          <SolutionCounters solutions={solutions} />
          <div className="contents flex-wrap justify-between gap-3 sm:flex">
            <SearchField
              label={text('admin-solutions.search')}
              hint={text('admin-solutions.search')}
              asked={words}
              onAsk={setWords}
              className="sm:w-80"
            />
            <div className="grid max-sm:order-1">{samples}</div>
          </div>
          <ScreenAction>{add}</ScreenAction>
        </>
      )}
      {solutions && edited && edited !== 'new' && !known && (
        <StateBlock
          title={text('admin-solutions.missing')}
          action={<Button onClick={() => edit(null)}>{text('admin.backToList')}</Button>}
        />
      )}
      <DataTable
        caption={text('admin-solutions.title')}
        rows={found}
        columns={columns}
        rowId={({ id }) => id}
        language={language}
        sortWords={{
          choose: text('admin.sort'),
          asc: (name) => text('admin.sort.up', { name }),
          desc: (name) => text('admin.sort.down', { name }),
        }}
        loading={<ListSkeleton label={text('admin-solutions.loading')} />}
        empty={
          none ? (
            <EmptyList
              icon="panel"
              title={text('admin-solutions.empty')}
              description={text('admin-solutions.empty.text')}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  {add}
                  {samples}
                </div>
              }
            />
          ) : (
            <NoMatch words={words} onClear={() => setWords('')} />
          )
        }
      />
      {(known ?? edited === 'new') && (
        <SolutionDialog
          key={edited}
          known={known ?? null}
          begun={begun}
          isFirst={!solutions?.some(({ isPublished }) => isPublished)}
          onClose={() => {
            setBegun(undefined)
            edit(null)
          }}
        />
      )}
      {isChoosing && (
        <SampleChoice
          title={text('admin-solutions.samples')}
          description={text('admin-solutions.samples.text')}
          query={sampleSolutionsQuery()}
          onPick={(sample) => {
            setChoosing(false)
            setBegun(draftOfSample(sample))
            edit('new')
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {deleted && <DeleteSolution solution={deleted} onClose={() => setDeleted(null)} />}
    </div>
  )
}

/** Asks before a solution goes to the bin. */
function DeleteSolution({ solution, onClose }: { solution: SolutionRecord; onClose: () => void }) {
  const text = useText()
  const bringBack = useBringBack('solution')
  return (
    <DeleteRecord
      path={solutionRecordsPath}
      id={solution.id}
      title={text('admin-solutions.delete.confirm', { title: solution.title })}
      confirmLabel={text('admin-solutions.delete')}
      words={{ deleted: text('admin-solutions.deleted'), deleteFailed: text('admin-solutions.deleteFailed') }}
      undo={bringBack(solution.id)}
      onClose={onClose}
    >
      {text('admin-solutions.delete.text')}
    </DeleteRecord>
  )
}

/** The solutions that have every word of `words` somewhere in what the table shows of them. */
function searchSolutions(solutions: readonly ListedSolutionRecord[], words: string): readonly ListedSolutionRecord[] {
  return solutions.filter((solution) => {
    const { title, titleEn, location, locationEn, beneficiaries, beneficiariesEn, capacity, date, sector } = solution
    const shown = foldText(
      [title, titleEn, location, locationEn, beneficiaries, beneficiariesEn, capacity, date, sector].join(' '),
    )
    return hasWords(shown, words)
  })
}

/** How many solutions there are, published, featured, and in how many sectors. */
function SolutionCounters({ solutions }: { solutions: readonly SolutionRecord[] | undefined }) {
  const text = useText()
  const figures = {
    total: solutions?.length,
    published: solutions?.filter(({ isPublished }) => isPublished).length,
    featured: solutions?.filter(({ isFeatured }) => isFeatured).length,
    sectors: solutions && new Set(solutions.map(({ sector }) => sector)).size,
  }
  return (
    <Counters
      label={text('admin-solutions.counters')}
      counters={(['total', 'published', 'featured', 'sectors'] as const).map((key) => ({
        key,
        label: text(`admin-solutions.${key}`),
        value: figures[key],
      }))}
    />
  )
}
