import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type SubmitEvent } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { ApiError } from '#client/api-error.ts'
import { pagesOf } from '#client/pages-of.ts'
import { sendJson } from '#client/send.ts'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { DeleteRecord } from '#design/form/delete-record.tsx'
import { errorOf, reasonOf } from '#design/form/field-errors.ts'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatShortMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { BinnedRecord, BinPage } from '../../binned-record.ts'
import { binPath } from './use-bring-back.ts'

/** What was deleted, what was deleted last first: it is restored, or removed for good by who may. */
export function BinList() {
  const text = useText()
  const mayPurge = useMe()?.may.includes('bin.empty') ?? false
  const pages = useInfiniteQuery(pagesOf<BinPage>(binPath, new URLSearchParams()))
  const [purged, setPurged] = useState<BinnedRecord | null>(null)
  const [renamed, setRenamed] = useState<BinnedRecord | null>(null)
  const restore = useRestore(() => setRenamed(null), setRenamed)
  const { mutate } = restore
  const columns = useMemo(
    () => binColumns(text, { onRestore: (record) => mutate({ record }), onPurge: mayPurge ? setPurged : null }),
    [text, mutate, mayPurge],
  )
  const records = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data])
  if (pages.isError && !records) return <NotLoaded onRetry={pages.refetch} />
  return (
    <div className="grid gap-5">
      <DataTable
        caption={text('admin-bin.title')}
        rows={records}
        columns={columns}
        rowId={({ id }) => id}
        language={text.language}
        loading={<ListSkeleton label={text('admin-bin.loading')} />}
        empty={<EmptyList icon="bin" title={text('admin-bin.empty')} description={text('admin-bin.empty.text')} />}
      />
      <MoreButton list={pages} />
      {renamed && <OtherAddress record={renamed} restore={restore} onClose={() => setRenamed(null)} />}
      {purged && (
        <DeleteRecord
          path={binPath}
          id={purged.id}
          title={text('admin-bin.purge.confirm')}
          confirmLabel={text('admin-bin.purge')}
          words={{ deleted: text('admin-bin.purged'), deleteFailed: text('admin-bin.purgeFailed') }}
          onClose={() => setPurged(null)}
        >
          {text('admin-bin.purge.text', { name: purged.label })}
        </DeleteRecord>
      )}
    </div>
  )
}

type Restoring = { readonly record: BinnedRecord; readonly slug?: string }

/** Restores a record; one whose address is taken is restored under another, which `onTaken` asks for. */
function useRestore(onRestored: () => void, onTaken: (record: BinnedRecord) => void) {
  const text = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ record, slug }: Restoring) =>
      sendJson('POST', `${binPath}/${record.id}/restore`, slug === undefined ? {} : { slug }),
    onSuccess: (_, { record }) => {
      toast({ title: text('admin.deleted.restored', { name: record.label }) })
      onRestored()
      return client.invalidateQueries()
    },
    onError: (error, { record }) => {
      if (errorOf(error, 'slug')) return onTaken(record)
      const description = reasonOf(error, text('admin.deleted.restoreFailed'))
      toast({ title: text('admin.failure'), description, tone: 'error' })
      return error instanceof ApiError && client.invalidateQueries({ queryKey: [binPath] })
    },
  })
}

type OtherAddressProps = {
  readonly record: BinnedRecord
  readonly restore: ReturnType<typeof useRestore>
  readonly onClose: () => void
}

/** Asks for another address for a record whose own is taken. */
function OtherAddress({ record, restore, onClose }: OtherAddressProps) {
  const text = useText()
  const [slug, setSlug] = useState(`${record.slug}-2`)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    restore.mutate({ record, slug })
  }
  const isSaid = restore.variables?.slug !== undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-bin.taken.title')}
      description={text('admin-bin.taken.text', { name: record.label })}
      closeLabel={text('shell.dialog.close')}
      maxWidth={520}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label={text('admin-bin.taken.slug')}
          error={isSaid ? errorOf(restore.error, 'slug') : undefined}
          required
        >
          <TextInput value={slug} onChange={({ target }) => setSlug(target.value)} autoComplete="off" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" loading={restore.isPending}>
            {text('admin-bin.restore')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type BinActions = {
  readonly onRestore: (record: BinnedRecord) => void
  /** Null for those who may not. */
  readonly onPurge: ((record: BinnedRecord) => void) | null
}

function binColumns(text: Text, { onRestore, onPurge }: BinActions): DataColumn<BinnedRecord>[] {
  return [
    {
      id: 'label',
      onPhone: 'line',
      header: text('admin-bin.column.label'),
      cell: ({ label, slug }) => (
        <div className="min-w-0 wrap-anywhere md:min-w-60">
          <p className="font-semibold">{label}</p>
          {slug && <p className="text-sm text-muted">{slug}</p>}
        </div>
      ),
    },
    {
      id: 'kind',
      onPhone: 'line',
      header: text('admin-bin.column.kind'),
      cell: ({ kind }) => <Badge>{text(`admin-bin.kind.${kind}`)}</Badge>,
    },
    {
      id: 'deleted',
      onPhone: 'line',
      header: text('admin-bin.column.deleted'),
      cell: ({ deletedAt, staffName }) => (
        <span className="block text-sm text-muted md:max-w-44">
          {text('admin-bin.deleted', { when: formatShortMoment(new Date(deletedAt), text.language), name: staffName })}
        </span>
      ),
    },
    {
      id: 'daysLeft',
      onPhone: 'line',
      header: text('admin-bin.column.daysLeft'),
      cell: ({ daysLeft }) => (
        <span className="flex items-center gap-1.5 text-sm whitespace-nowrap">
          <AdminIcon name="bin" className="size-4 text-muted md:hidden" />
          {text('admin-bin.daysLeft', { days: daysLeft })}
        </span>
      ),
    },
    {
      id: 'actions',
      onPhone: 'line',
      header: text('admin-bin.column.actions'),
      hideHeader: true,
      cell: (record) => (
        <div className="mt-2 flex flex-wrap gap-2 md:mt-0 md:flex-nowrap md:justify-end md:whitespace-nowrap">
          <Button
            tone="secondary"
            size="sm"
            aria-label={text('admin-bin.restoreOf', { name: record.label })}
            onClick={() => onRestore(record)}
          >
            {text('admin-bin.restore')}
          </Button>
          {onPurge && (
            <Button
              tone="removal"
              size="sm"
              aria-label={text('admin-bin.purgeOf', { name: record.label })}
              onClick={() => onPurge(record)}
            >
              {text('admin-bin.purge')}
            </Button>
          )}
        </div>
      ),
    },
  ]
}
