import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { NoMatch } from '#business/accounts/ui/no-match.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { RowActions } from '#design/admin/row-actions.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import type { SolutionRecord } from '../../solution-record.ts'
import { SolutionDialog } from './solution-dialog.tsx'
import { solutionRecordsQuery, solutionRecordsPath } from './use-solution-form.ts'
import { DeleteRecord } from '#design/form/delete-record.tsx'
import { Counters } from '#design/admin/counters.tsx'
import { Badge } from '#design/badge.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import type { SolutionSector } from '../../case-studies/sector.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import { pictureOfSolution } from '../../solution-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'

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
    <div className="grid gap-4 sm:gap-5">
      {!none && (
        <>
          <SolutionCounters solutions={solutions} />
          <SearchField
            label={text('admin-solutions.search')}
            hint={text('admin-solutions.search')}
            asked={words}
            onAsk={setWords}
            className="sm:w-80"
          />
          <ScreenAction>
            <Button icon="plus" onClick={() => edit('new')}>
              {text('admin-solutions.add')}
            </Button>
          </ScreenAction>
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
                <Button icon="plus" onClick={() => edit('new')}>
                  {text('admin-solutions.add')}
                </Button>
              }
            />
          ) : (
            <NoMatch words={words} onClear={() => setWords('')} />
          )
        }
      />
      {(known ?? edited === 'new') && <SolutionDialog key={edited} known={known ?? null} onClose={() => edit(null)} />}
      {deleted && <DeleteSolution solution={deleted} onClose={() => setDeleted(null)} />}
    </div>
  )
}

/** Asks before a solution is removed for good. */
function DeleteSolution({ solution, onClose }: { solution: SolutionRecord; onClose: () => void }) {
  const text = useText()
  return (
    <DeleteRecord
      path={solutionRecordsPath}
      id={solution.id}
      title={text('admin-solutions.delete.confirm', { title: solution.title })}
      confirmLabel={text('admin-solutions.delete')}
      words={{ deleted: text('admin-solutions.deleted'), deleteFailed: text('admin-solutions.deleteFailed') }}
      onClose={onClose}
    >
      {text('admin-solutions.delete.text')}
    </DeleteRecord>
  )
}

/** The solutions that have every word of `words` somewhere in what the table shows of them. */
function searchSolutions(solutions: readonly SolutionRecord[], words: string): readonly SolutionRecord[] {
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

type SolutionActions = {
  readonly onEdit: (solution: SolutionRecord) => void
  readonly onDelete: (solution: SolutionRecord) => void
}

const titleIn = (solution: SolutionRecord, language: Language) => inLanguage(solution, 'title', language)
const placeIn = (solution: SolutionRecord, language: Language) => inLanguage(solution, 'location', language)

/** As the public sees it: a picture of the site's own, or that of the sector. */
const pictureShown = ({ sector, imageUrl }: SolutionRecord) =>
  pictureOfSolution({ sector, imageUrl: ownSource(imageUrl, location.origin) })

/** What the table of solutions shows of each (specification 2, section 2.15). */
function solutionColumns(
  text: Text,
  language: Language,
  { onEdit, onDelete }: SolutionActions,
): DataColumn<SolutionRecord>[] {
  const sectorOf = ({ sector }: SolutionRecord) => text(`admin-solutions.sector.${sector as SolutionSector}`)
  return [
    {
      id: 'image',
      onPhone: 'picture',
      header: text('admin-solutions.column.image'),
      hideHeader: true,
      cell: (solution) => (
        <div className="w-16 overflow-hidden rounded-control">
          <ContentPicture src={pictureShown(solution)} />
        </div>
      ),
    },
    {
      id: 'title',
      onPhone: 'line',
      header: text('admin-solutions.column.title'),
      sortBy: (solution) => titleIn(solution, language),
      cell: (solution) => (
        <div className="min-w-0 wrap-break-word md:min-w-32">
          <p className="font-semibold">
            <Link to={`?edit=${solution.id}`} replace className="hover:underline">
              {titleIn(solution, language)}
            </Link>
          </p>
          <p className="text-sm text-muted">{inLanguage(solution, 'beneficiaries', language)}</p>
        </div>
      ),
    },
    {
      id: 'sector',
      onPhone: 'hidden',
      header: text('admin-solutions.column.sector'),
      sortBy: sectorOf,
      cell: (solution) => <Badge>{sectorOf(solution)}</Badge>,
    },
    {
      id: 'location',
      onPhone: 'line',
      header: text('admin-solutions.column.location'),
      sortBy: (solution) => placeIn(solution, language),
      cell: (solution) => (
        <span className="text-sm wrap-break-word max-md:text-muted">{placeIn(solution, language)}</span>
      ),
    },
    {
      id: 'capacity',
      onPhone: 'hidden',
      header: text('admin-solutions.column.capacity'),
      sortBy: ({ capacity }) => capacity,
      cell: ({ capacity }) => <span className="wrap-break-word md:text-sm">{capacity}</span>,
    },
    {
      id: 'status',
      onPhone: 'line',
      header: text('admin-solutions.column.status'),
      sortBy: ({ isPublished }) => Number(isPublished),
      cell: ({ isPublished, isFeatured, titleEn }) => (
        <p className="flex flex-wrap gap-2 max-md:mt-1">
          <Badge tone={isPublished ? 'leaf' : 'neutral'}>
            {text(isPublished ? 'admin-solutions.isPublished' : 'admin-solutions.draft')}
          </Badge>
          {isFeatured && <Badge tone="sun">{text('admin-solutions.isFeatured')}</Badge>}
          {titleEn === '' && <Badge tone="clay">{text('admin-solutions.frenchOnly')}</Badge>}
        </p>
      ),
    },
    {
      id: 'date',
      onPhone: 'hidden',
      header: text('admin-solutions.column.date'),
      sortBy: ({ date }) => date,
      cell: ({ date }) => <span className="wrap-break-word md:text-sm">{date}</span>,
    },
    {
      id: 'actions',
      onPhone: 'actions',
      header: text('admin-solutions.column.actions'),
      hideHeader: true,
      cell: (solution) => {
        const title = titleIn(solution, language)
        return (
          <RowActions
            labels={{
              edit: text('admin-solutions.editOf', { title }),
              more: text('admin.otherActionsOf', { name: title }),
              delete: text('admin-solutions.delete'),
            }}
            see={
              solution.isPublished ? (
                <a href={`/solutions/${solution.id}`} target="_blank" rel="noreferrer">
                  {text('admin.see')}
                </a>
              ) : null
            }
            onEdit={() => onEdit(solution)}
            onDelete={() => onDelete(solution)}
          />
        )
      },
    },
  ]
}
