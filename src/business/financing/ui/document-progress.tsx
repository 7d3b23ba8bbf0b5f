import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { percentSent, type DocumentUpload } from './document-upload-state.ts'

type Underway = Exclude<DocumentUpload, { state: 'refused' }>

/** How far a file has come, as a bar and in words. */
export function DocumentProgress({ upload, labelledBy }: { upload: Underway; labelledBy: string }) {
  const text = useText()
  const { file } = upload
  const percent = upload.state === 'preparing' ? 0 : percentSent(upload)
  const size = (bytes: number) => formatFileSize(bytes, text.language)
  const words =
    upload.state === 'preparing'
      ? text('application.upload.preparing')
      : text(`application.upload.${upload.state}`, { sent: size(upload.sent), size: size(file.size), percent })
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
