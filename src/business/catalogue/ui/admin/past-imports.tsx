import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#business/accounts/audit-entry.ts'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { columnTitles } from '../../csv/column-title.ts'
import { undoDays, type ChangedSince, type PastImport } from '../../csv/import-report.ts'
import { productsPath } from './product-admin-queries.ts'

const path = `${productsPath}/imports`
const pastImportsQuery = () => queryOptions<PastImport[]>({ queryKey: [path], staleTime: 0 })

/** Undoes an import, or of it what nobody has changed since (`others`). */
export function useUndoImport(onError?: (error: Error) => void) {
  const text = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, others = false }: Pick<PastImport, 'id'> & { readonly others?: boolean }) =>
      sendJson('POST', `${path}/${id}/undo?others=${others}`, {}),
    onSuccess: () => toast({ title: text('admin-products.csv.undo.done') }),
    onSettled: () => Promise.all([path, productsPath].map((key) => client.invalidateQueries({ queryKey: [key] }))),
    ...(onError && { onError }),
  })
}

/** So many stand beside the choice of a file; an older one is undone by its entry in the audit log. */
const mostBeside = 10

/** The imports of the last days: each can be undone as a whole, or tells which products prevent it and is undone but for those. */
export function PastImports() {
  const text = useText()
  const { data: imports = [] } = useQuery(pastImportsQuery())
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="past-imports" className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <h3 id="past-imports" className="text-base">
        {text('admin-products.csv.past')}
      </h3>
      <p className="text-sm text-muted">{text('admin-products.csv.past.text')}</p>
      <ul className="divide-y divide-line">
        {imports.slice(0, mostBeside).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <ImportInWords past={one} />
            {one.undoneAt === null && <UndoImport past={one} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the audit log offers below an import of products: undoing it, or that it was undone or is too long ago. */
export function UndoOfEntry({ entry: { action, after } }: { readonly entry: AuditEntry }) {
  const importId = after?.['importId']
  return action === 'product.import' && typeof importId === 'number' ? <UndoById id={importId} /> : null
}

function UndoById({ id }: Pick<PastImport, 'id'>) {
  const text = useText()
  const { data: imports } = useQuery(pastImportsQuery())
  if (!imports) return null
  const past = imports.find((one) => one.id === id)
  if (past?.undoneAt === null) return <UndoImport past={past} />
  return (
    <p className="text-sm text-muted">
      {past ? <UndoneInWords past={past} /> : text('admin-products.csv.past.over', { days: undoDays })}
    </p>
  )
}

/** Undoes an import when it is asked to and sure, or says what prevents that. */
function UndoImport({ past }: { readonly past: PastImport }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const undo = useUndoImport()
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={text('admin-products.csv.undoOf', { file: past.file })}
        onClick={() => setAsked(true)}
      >
        {text('admin-products.csv.undo')}
      </Button>
      {undo.error && (
        <div className="basis-full">
          <Preventing error={undo.error} onOthers={() => undo.mutate({ id: past.id, others: true })} />
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={text('admin-products.csv.undo.confirm')}
          confirmLabel={text('admin-products.csv.undo')}
          cancelLabel={text('admin-products.csv.undo.keep')}
          loading={undo.isPending}
          onConfirm={() => undo.mutate(past, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        >
          {text('admin-products.csv.undo.text', { file: past.file })}
        </ConfirmDialog>
      )}
    </>
  )
}

function UndoneInWords({ past: { undoneAt, undoneBy } }: { readonly past: PastImport }) {
  const text = useText()
  const when = undoneAt === null ? '' : formatLocalMoment(new Date(undoneAt), text.language)
  return text('admin-products.csv.past.undone', { when, name: undoneBy ?? '' })
}

function ImportInWords({ past }: { past: PastImport }) {
  const text = useText()
  const { file, at, staffName, created, changed, undoneAt } = past
  const when = formatLocalMoment(new Date(at), text.language)
  return (
    <div className="min-w-0 basis-60 grow text-sm wrap-anywhere">
      <p>{text('admin-products.csv.past.row', { file, when, name: staffName })}</p>
      <p className="text-muted">
        {undoneAt === null ? (
          text('admin-products.csv.past.counts', { created, changed })
        ) : (
          <UndoneInWords past={past} />
        )}
      </p>
    </div>
  )
}

/** Why an import was not undone, the products that prevent it, and undoing what they do not. */
function Preventing({ error, onOthers }: { error: Error; onOthers: () => void }) {
  const text = useText()
  const problem = error instanceof ApiError ? error.problem : null
  const titles = columnTitles(text)
  const products = (problem as { readonly products?: readonly ChangedSince[] } | null)?.products ?? []
  return (
    <Banner tone="error" title={text('admin-products.csv.undo.failed')}>
      <p>{reasonOf(error, text('admin-products.csv.undo.failed'))}</p>
      <ul className="list-disc pl-5">
        {products.map(({ id, name, isDeleted, cells }) => (
          <li key={id}>
            <span>{isDeleted ? text('admin-products.csv.undo.isDeleted', { name }) : name}</span>
            {cells.length > 0 && (
              <ul className="pl-4">
                {cells.map((column) => (
                  <li key={column}>{titles.get(column) ?? column}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Button tone="secondary" size="sm" className="mt-3" onClick={onOthers}>
          {text('admin-products.csv.undo.others')}
        </Button>
      )}
    </Banner>
  )
}
