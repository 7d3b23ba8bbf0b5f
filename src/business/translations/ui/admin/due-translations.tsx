import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type UseInfiniteQueryResult,
  type InfiniteData,
} from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mostCounted, type DueTranslationPage, type DueTranslation } from '../../due-translation.ts'
import { translatedKindNames, translatedKinds, type TranslatedKind } from '../../translated-kind.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { toast } from '#design/toast.ts'
import { DueTranslationRow } from './due-translation-row.tsx'
import { pagesOf } from '#client/pages-of.ts'

/** Every record whose languages don't say the same; its filter is in the address. */
export function DueTranslations() {
  const text = useText()
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const kinds = translatedKindNames.filter((kind) => me?.may.includes(translatedKinds[kind]))
  const kind = kinds.find((known) => known === params.get('kind')) ?? ''
  const pages = useInfiniteQuery(dueTranslationPages(kind))
  const counts = pages.data?.pages.at(-1)?.counts
  return (
    <Tabs<TranslatedKind | 'all'>
      value={kind || 'all'}
      onChange={(chosen) => setParams(chosen === 'all' ? {} : { kind: chosen })}
      label={text('admin-translations.kinds')}
      tabs={(['all', ...kinds] as const).map((value) => ({
        value,
        label: text(`admin-translations.kind.${value}`),
        count: counts && countOf(counts, value),
      }))}
    >
      <TabPanel value={kind || 'all'}>
        <DueTranslationList pages={pages} />
      </TabPanel>
    </Tabs>
  )
}

function countOf(counts: DueTranslationPage['counts'], kind: TranslatedKind | 'all'): number | string {
  const asked = kind === 'all' ? Object.values(counts) : [counts[kind] ?? 0]
  const due = asked.reduce((sum, some) => sum + some, 0)
  return asked.some((some) => some >= mostCounted) ? `${due}+` : due
}

type DueTranslationListProps = { readonly pages: UseInfiniteQueryResult<InfiniteData<DueTranslationPage>> }

/** The records of the pages that have arrived. */
function DueTranslationList({ pages }: DueTranslationListProps) {
  const text = useText()
  const client = useQueryClient()
  const settle = useMutation({
    mutationFn: ({ kind, recordId }: DueTranslation) =>
      sendJson<undefined>('POST', `${translationsPath}/settled`, { kind, recordId }),
    onSuccess: () => toast({ title: text('admin-translations.settled') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [translationsPath] }),
  })
  const items = pages.data?.pages.flatMap((page) => page.items)
  if (pages.isError) return <NotLoaded onRetry={pages.refetch} />
  if (!items) {
    return (
      <div className="grid gap-3">
        <p role="status" className="text-muted">
          {text('admin-translations.loading')}
        </p>
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <StateBlock
        tone="success"
        title={text('admin-translations.empty')}
        description={text('admin-translations.empty.text')}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <ul aria-label={text('admin-translations.list')} className="grid gap-3">
        {items.map((due) => (
          <li key={`${due.kind} ${due.recordId}`}>
            <DueTranslationRow
              due={due}
              isSettling={settle.isPending && settle.variables === due}
              onSettle={() => settle.mutate(due)}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={pages} />
    </div>
  )
}

const translationsPath = '/api/admin/translations'

/** What is due, page after page; `kind` is '' for everything. */
const dueTranslationPages = (kind: string) =>
  pagesOf<DueTranslationPage>(translationsPath, new URLSearchParams(kind && { kind }))
