import { useId } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { DocumentType } from '../document-type.ts'
import { DocumentPicker } from './document-picker.tsx'
import { DocumentProgress } from './document-progress.tsx'
import type { DocumentUpload, SentFile } from './document-upload-state.ts'
import { documentFaultWords, mayTryAgain } from './document-words.ts'
import type { DocumentUploads } from './use-document-uploads.ts'

type DocumentSlotProps = {
  type: DocumentType
  uploads: DocumentUploads
  /** What has arrived of it, now or before. */
  received: SentFile | null
  /** The code of what the form has against it. */
  fault?: string | undefined
}

/** One document: what is asked for, what has arrived or is on its way, and what can be done. */
export function DocumentSlot({ type, uploads, received, fault }: DocumentSlotProps) {
  const text = useText()
  const id = useId()
  const { upload } = uploads.slots[type]
  const isRefused = upload?.state === 'refused'
  const reason = isRefused ? upload.reason : fault
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-name`} className="min-w-0 text-lg">
          {text(`financing.document.${type}`)}
        </h3>
        {received && !upload && (
          <Badge tone="leaf" icon="check">
            {text('financing.upload.received')}
          </Badge>
        )}
        <p id={`${id}-hint`} className="w-full text-sm text-muted">
          {text(`financing.upload.hint.${type}`)}
        </p>
      </div>
      <File upload={upload} received={received} labelledBy={`${id}-name`} />
      <FieldError id={`${id}-fault`}>{reason && documentFaultWords(reason, text)}</FieldError>
      <div className="flex flex-wrap gap-2">
        <DocumentPicker
          labelledBy={`${id}-name`}
          describedBy={reason ? `${id}-hint ${id}-fault` : `${id}-hint`}
          isInvalid={reason !== undefined}
          isMain={!received && (!upload || isRefused)}
          onChoose={(file) => uploads.choose(type, file)}
        >
          {text(received || upload ? 'financing.upload.replace' : 'financing.upload.choose')}
        </DocumentPicker>
        {canRetry(upload) && (
          <Button size="sm" tone="secondary" icon="refresh" onClick={() => uploads.retry(type)}>
            {text('financing.upload.retry')}
          </Button>
        )}
        {upload && (
          <Button size="sm" tone="quiet" onClick={() => uploads.cancel(type)}>
            {text('financing.upload.cancel')}
          </Button>
        )}
      </div>
      <Announcement type={type} upload={upload} received={received} />
    </li>
  )
}

type FileProps = { upload: DocumentUpload | null; received: SentFile | null; labelledBy: string }

/** The file that is on its way, else the one that was refused or has arrived. */
function File({ upload, received, labelledBy }: FileProps) {
  const { language } = useText()
  if (upload && upload.state !== 'refused') return <DocumentProgress upload={upload} labelledBy={labelledBy} />
  const file = upload?.file ?? received
  if (!file) return null
  return (
    <p className="flex min-w-0 items-baseline gap-x-2 text-sm">
      <span className="min-w-0 truncate font-semibold">{file.name}</span>
      <span className="money shrink-0 text-muted">{formatFileSize(file.size, language)}</span>
    </p>
  )
}

function canRetry(upload: DocumentUpload | null): boolean {
  return upload?.state === 'waiting' || (upload?.state === 'refused' && mayTryAgain(upload.reason))
}

/** Tells screen readers of each change of state, not of each percent. */
function Announcement({
  type,
  upload,
  received,
}: Pick<DocumentSlotProps, 'type' | 'received'> & Omit<FileProps, 'labelledBy'>) {
  const text = useText()
  const state = upload?.state ?? (received ? 'arrived' : null)
  return (
    <p role="status" className="sr-only">
      {state && text(`financing.upload.state.${state}`, { name: text(`financing.document.${type}`) })}
    </p>
  )
}
