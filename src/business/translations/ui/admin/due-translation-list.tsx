import { useMutation, useQueryClient, type UseInfiniteQueryResult, type InfiniteData } from '@tanstack/react-query'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { DueTranslation, DueTranslationPage } from '../../due-translation.ts'
import { translationsPath } from './due-translation-pages.ts'
import { DueTranslationRow } from './due-translation-row.tsx'

type DueTranslationListProps = { readonly pages: UseInfiniteQueryResult<InfiniteData<DueTranslationPage>> }

/** The records of the pages that have arrived. */
export function DueTranslationList({ pages }: DueTranslationListProps) {
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
