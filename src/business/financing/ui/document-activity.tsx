import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { DocumentProgress } from './document-progress.tsx'
import type { DocumentUpload, SentFile } from './document-upload-state.ts'
import { documentFaultWords, mayTryAgain } from './document-words.ts'

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
export default function DocumentActivity({
  upload,
  file,
  labelledBy,
  faultId,
  onRetry,
  onCancel,
}: DocumentActivityProps) {
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
        <Button size="sm" tone="secondary" icon="close" onClick={onCancel}>
          {text('application.upload.cancel')}
        </Button>
      )}
    </>
  )
}
