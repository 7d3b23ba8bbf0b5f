import { Banner } from '#design/banner.tsx'
import { useOnline } from '#client/use-online.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { documentMaxBytes, type DocumentType } from '../document-type.ts'
import type { DocumentFault } from './application-answers.ts'
import type { SentFile } from './document-upload-state.ts'
import type { ShownUploads } from './use-document-uploads.ts'
import { useId, type ReactNode } from 'react'
import { LazyPart } from '#client/lazy.tsx'
import { Badge } from '#design/badge.tsx'
import { FieldError } from '#design/field.tsx'
import { applicationWords } from './application-words.ts'
import { loadDocumentActivity, warmSender } from './lazy-application.ts'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { acceptedFiles } from './accepted-files.ts'

type DocumentListProps = {
  types: readonly DocumentType[]
  uploads: ShownUploads
  /** What has arrived of a document, as far as it counts here. */
  received: (type: DocumentType) => SentFile | null
  faultOf?: (type: DocumentType) => DocumentFault | undefined
}

/** The documents that are asked for, and what is to be known before they are sent. */
export function DocumentList({ types, uploads, received, faultOf }: DocumentListProps) {
  const { brand } = useCompany()
  const text = useText()
  const online = useOnline()
  const megabytes = documentMaxBytes / 1024 ** 2
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1 text-sm text-muted">
        <p>{text('eligibility.upload.rules', { megabytes })}</p>
        <p>{text('eligibility.upload.privacy', { brand: brand.name })}</p>
      </div>
      {!online && (
        <Banner tone="info" title={text('eligibility.upload.offline.title')}>
          {text('eligibility.upload.offline.text')}
        </Banner>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
        {types.map((type) => (
          <DocumentSlot key={type} type={type} uploads={uploads} received={received(type)} fault={faultOf?.(type)} />
        ))}
      </ul>
    </div>
  )
}

type DocumentSlotProps = {
  type: DocumentType
  uploads: ShownUploads
  /** What has arrived of it, now or before. */
  received: SentFile | null
  /** What the form has against it. */
  fault?: DocumentFault | undefined
}

/** One document: what is asked for, what has arrived or is on its way, and what can be done. */
function DocumentSlot({ type, uploads, received, fault }: DocumentSlotProps) {
  const text = useText()
  const id = useId()
  const upload = uploads.slots[type]?.upload ?? null
  const name = text(`financing.document.${type}`)
  const isRefused = upload?.state === 'refused'
  const state = upload?.state ?? (received ? 'arrived' : null)
  const file = upload?.file ?? received
  const faultId = `${id}-fault`
  return (
    <li className="relative flex flex-wrap content-start gap-x-2 gap-y-3 rounded-card border border-line bg-white p-4">
      <div className="flex w-full flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 text-lg">
          {name}
        </h3>
        {state === 'arrived' && (
          <Badge tone="leaf" icon="check">
            {text('eligibility.upload.received')}
          </Badge>
        )}
        <p id={`${id}-hint`} className="w-full text-sm text-muted">
          {text(`eligibility.upload.hint.${type}`)}
        </p>
      </div>
      {fault && !isRefused && (
        <div className="w-full">
          <FieldError id={faultId}>{text(`eligibility.upload.error.${fault}`)}</FieldError>
        </div>
      )}
      {file && (
        <LazyPart
          load={loadDocumentActivity}
          contexts={applicationWords}
          props={{
            upload,
            file,
            labelledBy: id,
            faultId,
            onRetry: () => uploads.retry(type),
            onCancel: () => uploads.cancel(type),
          }}
          waiting={<p className="w-full truncate text-sm font-semibold">{file.name}</p>}
        />
      )}
      <DocumentPicker
        labelledBy={id}
        describedBy={isRefused || fault ? `${id}-hint ${faultId}` : `${id}-hint`}
        isInvalid={isRefused || fault !== undefined}
        onChoose={(chosen) => uploads.choose(type, chosen)}
      >
        {text(file ? 'eligibility.upload.replace' : 'eligibility.upload.choose')}
      </DocumentPicker>
      <p role="status" className="sr-only">
        {state && text(`eligibility.upload.state.${state}`, { name })}
      </p>
    </li>
  )
}

type DocumentPickerProps = {
  /** The ids of the words that name and describe it, beside its own. */
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  onChoose: (file: File) => void
  children: ReactNode
}

/** The device's own picker, with its files, pictures and camera. It stays while a file travels, so that focus does. */
function DocumentPicker(props: DocumentPickerProps) {
  const { labelledBy, describedBy, isInvalid, onChoose, children } = props
  const id = useId()
  const { language } = useText()
  const look = buttonClass({ size: 'sm', tone: 'secondary' })
  return (
    <label
      className={`${look} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
    >
      <input
        type="file"
        accept={acceptedFiles}
        className="sr-only"
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={() => warmSender(language)}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (file) onChoose(file)
          // The same file may be chosen again.
          input.value = ''
        }}
      />
      <Icon name="arrow-up" />
      <span id={id}>{children}</span>
    </label>
  )
}
