import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import { sendForm } from '#client/send.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { columnTitles } from '../../csv/column-title.ts'
import { mostImportBytes, mostImportRows, undoDays, type ToldImport } from '../../csv/import-report.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { PastImports, useUndoImport } from './past-imports.tsx'
import { productsPath } from './product-admin-queries.ts'

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** A CSV file is tried at once and tells what it would change; another press applies it. Past imports can be undone. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const rulesId = useId()
  const [file, setFile] = useState<File | null>(null)
  const trial = useMutation({
    mutationFn: (chosen: File) => sendForm<ToldImport>(`${productsPath}/import`, formOf(chosen)),
  })
  const undo = useUndoImport((error) => {
    const title = text('admin-products.csv.undo.failed')
    toast({ title, description: reasonOf(error, title), tone: 'error' })
  })
  const importing = useMutation({
    mutationFn: (chosen: File) => sendForm<ToldImport>(`${productsPath}/import?apply=true`, formOf(chosen)),
    onSuccess: ({ created, changed, changedCells, alsoChangedCells, importId }) => {
      const cells = changedCells - alsoChangedCells
      const counts = { created: created.length, changed: changed.length, cells, days: undoDays }
      toast({
        title: text('admin-products.csv.applied', counts),
        ...(importId !== null && {
          action: { words: text('admin-products.csv.undo'), press: () => undo.mutate({ id: importId }) },
        }),
      })
      onClose()
      return client.invalidateQueries({ queryKey: [productsPath] })
    },
    onError: (error) => {
      const description = reasonOf(error, text('admin-products.csv.failed'))
      toast({ title: text('admin.failure'), description, tone: 'error' })
    },
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    trial.reset()
    importing.reset()
    if (chosen) trial.mutate(chosen)
  }
  const report = trial.data
  const isUseful = report && report.problems.length === 0 && report.created.length + report.changed.length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-products.csv.import')}
      description={file ? undefined : text('admin-products.csv.text')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={820}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button
            disabled={!isUseful || !file}
            loading={importing.isPending}
            onClick={() => file && importing.mutate(file)}
          >
            {text('admin-products.csv.apply')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid justify-items-start gap-2">
          <FileButton
            label={text('admin-products.csv.choose')}
            types={['.csv', 'text/csv']}
            describedBy={rulesId}
            disabled={importing.isPending}
            onChoose={([chosen]) => choose(chosen ?? null)}
          />
          {file && <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>}
          <p id={rulesId} hidden={file !== null} className="text-sm text-muted">
            {text('admin-products.csv.rules', {
              rows: formatNumber(mostImportRows, text.language),
              size: formatFileSize(mostImportBytes, text.language),
            })}
          </p>
        </div>
        <div role="status">
          {trial.isPending && <p className="text-muted">{text('admin-products.csv.checking')}</p>}
          {report && <ImportOutcome report={report} />}
        </div>
        {trial.error && <ImportFaults error={trial.error} />}
        {importing.error && (
          <Banner tone="error" title={reasonOf(importing.error, text('admin-products.csv.failed'))} />
        )}
        {!file && <PastImports />}
      </div>
    </Dialog>
  )
}

/** Why a file as a whole was refused: what it is, or its header. */
function ImportFaults({ error }: { error: Error }) {
  const text = useText()
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  const columns = errors.filter(({ path }) => path !== 'file')
  const titles = columnTitles(text)
  if (columns.length === 0) return <Banner tone="error" title={reasonOf(error, text('admin-products.csv.failed'))} />
  return (
    <Banner tone="error" title={text('admin-products.csv.failed')}>
      <ul className="list-disc pl-5">
        {columns.map(({ path, code, message }) => (
          <li key={`${path} ${code}`}>
            <b className="block wrap-anywhere">{titles.get(path) ?? path}</b>
            {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
