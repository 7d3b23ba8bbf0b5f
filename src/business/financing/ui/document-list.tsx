import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { countryTable } from '#kernel/country.ts'
import { documentMaxBytes, type DocumentType } from '../document-type.ts'
import type { DocumentFault } from './application-answers.ts'
import type { SentFile } from './document-upload-state.ts'
import { loadSender, type ShownUploads } from './use-document-uploads.ts'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { FieldError } from '#design/field.tsx'
import { DocumentActivity } from './document-activity.tsx'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { acceptedFiles } from './accepted-files.ts'

type DocumentListProps = {
  types: readonly DocumentType[]
  uploads: ShownUploads
  /** What has arrived of a document, as far as it counts here. */
  received: (type: DocumentType) => SentFile | null
  /** Why each is asked for again, in the company’s words. */
  reason: (type: DocumentType) => string | null
}

/** The documents that are asked for, and what is to be known before they are sent. */
export function DocumentList({ types, uploads, received, reason }: DocumentListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <UploadRules />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
        {types.map((type) => (
          <DocumentSlot key={type} type={type} uploads={uploads} received={received(type)} reason={reason(type)} />
        ))}
      </ul>
    </div>
  )
}

/** What can be sent, and that nothing goes now without a network. */
export function UploadRules() {
  const text = useText()
  const online = useOnline()
  const megabytes = documentMaxBytes / 1024 ** 2
  return (
    <>
      <p className="text-sm text-muted">{text('application.upload.rules', { megabytes })}</p>
      {!online && (
        <Banner tone="info" title={text('application.upload.offline.title')}>
          {text('application.upload.offline.text')}
        </Banner>
      )}
    </>
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

/** One document among others, by its name. */
function DocumentSlot({ reason, ...props }: DocumentSlotProps & { readonly reason: string | null }) {
  const text = useText()
  const id = useId()
  return (
    <li className="relative rounded-card border border-line bg-white p-4">
      <h3 id={id} className="text-h4">
        {text(`financing.document.${props.type}`)}
      </h3>
      {reason && <p className="my-2 rounded-control bg-sand-2 px-3 py-2 wrap-anywhere whitespace-pre-line">{reason}</p>}
      <DocumentBody {...props} labelledBy={id} />
    </li>
  )
}

/** `labelledBy` is the id of the document's name. */
export type DocumentBodyProps = DocumentSlotProps & {
  labelledBy: string
  /** On a screen of its own: on a desk a file can be dropped on a place as large as the example beside it. */
  isAlone?: boolean
}

/** What is asked for under a document's name, what has arrived or is on its way, and what can be done. */
export function DocumentBody({ type, uploads, received, fault, labelledBy, isAlone }: DocumentBodyProps) {
  const text = useText()
  const { papers } = countryTable[useVisitor().country]
  const id = useId()
  const upload = uploads.slots[type]?.upload ?? null
  const name = text(`financing.document.${type}`)
  const isRefused = upload?.state === 'refused'
  const state = upload?.state ?? (received ? 'arrived' : null)
  const file = upload?.file ?? received
  // Something is on its way or has arrived: the way on is the page's own, and this is done.
  const isThere = received !== null || (upload !== null && !isRefused)
  const faultId = `${id}-fault`
  const picker = {
    labelledBy,
    describedBy: isRefused || fault ? `${id}-hint ${faultId}` : `${id}-hint`,
    isInvalid: isRefused || fault !== undefined,
    isLarge: isAlone === true && !isThere,
    onChoose: (chosen: File) => uploads.choose(type, chosen),
  }
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
      <p id={`${id}-hint`} className="w-full text-sm text-muted">
        {text(`application.upload.hint.${type}`, {
          card: papers.identity[text.language],
          register: papers.business,
        })}
      </p>
      {state === 'arrived' && (
        <Badge tone="leaf" icon="check">
          {text('eligibility.upload.received')}
        </Badge>
      )}
      {fault && !isRefused && (
        <div className="w-full">
          <FieldError id={faultId}>{text(`application.upload.error.${fault}`)}</FieldError>
        </div>
      )}
      {file && (
        <DocumentActivity
          upload={upload}
          file={file}
          labelledBy={labelledBy}
          faultId={faultId}
          onRetry={() => uploads.retry(type)}
          onCancel={() => uploads.cancel(type)}
        />
      )}
      <DocumentPickers picker={picker} isThere={isThere} />
      <p role="status" className="sr-only">
        {state && text(`application.upload.state.${state}`, { name })}
      </p>
    </div>
  )
}

type DocumentPickersProps = {
  picker: Omit<DocumentPickerProps, 'isCamera' | 'isFirst' | 'children'>
  /** A file is on its way or has arrived. */
  isThere: boolean
}

/** By the camera, where the pointer is a finger, and by a file. */
function DocumentPickers({ picker, isThere }: DocumentPickersProps) {
  const text = useText()
  return (
    <>
      <span className="hidden pointer-coarse:contents">
        <DocumentPicker {...picker} isCamera isFirst={!isThere}>
          {text(isThere ? 'application.upload.retake' : 'application.upload.camera')}
        </DocumentPicker>
      </span>
      <DocumentPicker {...picker} isFirst={!isThere}>
        {text(isThere ? 'application.upload.replace' : 'application.upload.choose')}
      </DocumentPicker>
    </>
  )
}

const camera = 'M4 7.5h3.5L9 5h6l1.5 2.5H20v11.5H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'

type DocumentPickerProps = {
  /** The ids of the words that name and describe it, beside its own. */
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  isLarge: boolean
  onChoose: (file: File) => void
  /** Opens the camera of a phone at once. */
  isCamera?: boolean
  /** The way to go on: by the camera of a phone, else by a file. */
  isFirst?: boolean
  children: ReactNode
}

/** The device's own picker, with its files and pictures, or its camera. It stays while a file travels, so that focus does. */
function DocumentPicker({
  labelledBy,
  describedBy,
  isInvalid,
  isLarge,
  onChoose,
  isCamera,
  isFirst,
  children,
}: DocumentPickerProps) {
  const id = useId()
  const look = buttonClass({ size: 'sm', tone: isCamera && isFirst ? 'primary' : 'secondary' })
  const first = isFirst && !isCamera ? 'pointer-fine:border-sun pointer-fine:bg-sun' : ''
  // On a desk a place as large as the example takes what is dropped; in it stands the button.
  const isPlace = isLarge && !isCamera
  const large = isPlace ? 'border-dashed lg:min-h-48 lg:w-full lg:bg-white!' : ''
  return (
    <label
      className={`relative ${look} ${first} ${large} ${isFirst ? 'max-sm:w-full' : 'max-sm:flex-1'} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
    >
      <input
        type="file"
        accept={isCamera ? 'image/*' : acceptedFiles}
        {...(isCamera && { capture: 'environment' })}
        // What covers the place takes a file that is dropped on it.
        className={isLarge ? 'absolute inset-0 cursor-pointer opacity-0' : 'sr-only'}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={() => void loadSender().catch(() => undefined)}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (file) onChoose(file)
          // The same file may be chosen again.
          input.value = ''
        }}
      />
      <span
        className={
          isPlace
            ? 'flex items-center gap-2 lg:pointer-fine:rounded-control lg:pointer-fine:bg-sun lg:pointer-fine:px-5 lg:pointer-fine:py-3 lg:pointer-fine:text-base'
            : 'contents'
        }
      >
        {isCamera ? <Icon path={camera} /> : <Icon name="arrow-up" />}
        <span id={id}>{children}</span>
      </span>
    </label>
  )
}

/** False while the device knows that it has no network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
