import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { type DocumentUpload, type SentFile, percentSent } from './document-upload-state.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { documentMaxBytes } from '../document-type.ts'

type DocumentActivityProps = {
  upload: DocumentUpload | null
  /** What is on its way, else what has arrived. */
  file: SentFile
  /** The id of the document's name. */
  labelledBy: string
  /** The id that what is wrong with the file is known by. */
  faultId: string
  onRetry: () => void
  onCancel: () => void
}

/** The file of a document: how far it has come or why it is refused, and what can be done about it. */
export function DocumentActivity({ upload, file, labelledBy, faultId, onRetry, onCancel }: DocumentActivityProps) {
  const text = useText()
  const reason = upload?.state === 'refused' ? upload.reason : null
  const canRetry = reason === null ? upload?.state === 'waiting' : mayTryAgain(reason)
  return (
    <>
      {upload && upload.state !== 'refused' ? (
        <DocumentProgress upload={upload} labelledBy={labelledBy} />
      ) : (
        <p className="flex w-full min-w-0 items-baseline gap-x-2 text-sm">
          <span className="min-w-0 truncate font-semibold">{file.name}</span>
          <span className="money shrink-0 text-muted">{formatFileSize(file.size, text.language)}</span>
        </p>
      )}
      {reason !== null && (
        <div className="w-full">
          <FieldError id={faultId}>{documentFaultWords(reason, text)}</FieldError>
        </div>
      )}
      {canRetry && (
        <Button size="sm" tone="secondary" icon="refresh" onClick={onRetry}>
          {text('application.upload.retry')}
        </Button>
      )}
      {upload && (
        <Button size="sm" tone="quiet" className="order-last" onClick={onCancel}>
          {text('application.upload.cancel')}
        </Button>
      )}
    </>
  )
}

type Underway = Exclude<DocumentUpload, { state: 'refused' }>

/** What has been sent is never said to be more than it is: a small file's first bytes are none of its kilobytes. */
const wholeKilobytes = (bytes: number) => Math.floor(bytes / 1024) * 1024

/** How far a file has come, as a bar and in words. */
function DocumentProgress({ upload, labelledBy }: { upload: Underway; labelledBy: string }) {
  const text = useText()
  const { file } = upload
  const percent = upload.state === 'preparing' ? 0 : percentSent(upload)
  const size = (bytes: number) => formatFileSize(bytes, text.language)
  const words =
    upload.state === 'preparing'
      ? text('application.upload.preparing')
      : text(`application.upload.${upload.state}`, {
          sent: size(wholeKilobytes(upload.sent)),
          size: size(file.size),
          percent,
        })
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="truncate text-sm font-semibold">{file.name}</p>
      <div
        role="progressbar"
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className={`block h-full rounded-full ${upload.state === 'waiting' ? 'bg-field' : 'bg-sun'} ${upload.state === 'preparing' ? 'w-full animate-pulse' : ''}`}
          style={upload.state === 'preparing' ? undefined : { width: `${percent}%` }}
        />
      </div>
      <p aria-hidden className="text-sm text-muted">
        {words}
      </p>
    </div>
  )
}

const reasons = [
  'file_kind',
  'file_extension',
  'external_content',
  'upload_quota',
  'file_too_large',
  'empty_file',
  'file_name',
  'file_unreadable',
  'document_not_expected',
  'not_begun',
  'not_found',
  'too_many_requests',
] as const

/** The reasons that trying the same file again may mend. */
const passing: ReadonlySet<string> = new Set(['not_begun', 'too_many_requests', 'upload_quota'])

/** What keeps a document from being sent, in words; whatever we have no words for is a failure in general. */
function documentFaultWords(reason: string, text: Text): string {
  const known = reasons.find((name) => name === reason) ?? 'failed'
  const key: MessageKey = `application.upload.error.${known}`
  return text(key, { size: formatFileSize(documentMaxBytes, text.language) })
}

/** Whether the same file may be sent again. */
function mayTryAgain(reason: string): boolean {
  return passing.has(reason) || !reasons.some((name) => name === reason)
}
