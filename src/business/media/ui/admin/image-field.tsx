import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from '#design/form/field-errors.ts'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { toast } from '#design/toast.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { atWidth } from '../../image-address.ts'
import { imageTypes, imageIssue } from '../../image-type.ts'
import type { Alts } from './alt-fields.tsx'
import { ImagePicker } from './image-picker.tsx'
import { MediaWords, UploadProgress } from './media-words.tsx'
import { useImageUpload } from './media-queries.ts'

export type ImageFieldProps = {
  readonly label: string
  /** It is shown square on the site. */
  readonly isSquare?: boolean
  /** The address of the image that is shown; null for none. */
  readonly value: string | null
  /** `said`: what the library says of an image that was chosen there, or that it had already. */
  readonly onChange: (url: string | null, said?: Alts) => void
  /** Where the file is sent, under which field of the form. */
  readonly uploadPath: string
  readonly fieldName: string
  /** In words. */
  readonly error?: string | undefined
  readonly hint?: string
  /** What the message says when it has arrived; "Image uploaded" unless given. */
  readonly uploaded?: string
  /** A button says that nothing is chosen (specification 2, section 5); what is chosen is sent at once either way. */
  readonly hasButton?: boolean
  /** What the message says when it has not; the reason unless given. The reason stands beside the field either way. */
  readonly failed?: string
}

/**
 * An image of a record: chosen on the device and sent at once, or chosen from the library. A form that is saved before it has arrived
 * goes on then. Brings its own words.
 */
export function ImageField(props: ImageFieldProps) {
  return (
    <MediaWords>
      <Controls {...props} />
    </MediaWords>
  )
}

type Answer = Partial<Alts> & { readonly imageUrl?: string; readonly thumbnailUrl?: string; readonly wasKnown: boolean }

function Controls(props: ImageFieldProps) {
  const {
    label,
    isSquare = false,
    value,
    onChange,
    uploadPath,
    fieldName,
    error,
    hint,
    uploaded,
    hasButton = false,
    failed,
  } = props
  const text = useText()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [issue, setIssue] = useState<'required' | ReturnType<typeof imageIssue>>(null)
  const [isPicking, setPicking] = useState(false)
  const { send, share, error: refusal, reset } = useImageUpload<Answer>(uploadPath, fieldName)
  const reason = refusal && reasonOf(refusal, text('admin-media.uploadFailed'))
  const fault = issue ? text(`admin-media.error.${issue}`) : (reason ?? error)

  const show = (url: string | null, said?: Alts) => {
    setFile(null)
    setIssue(null)
    reset()
    onChange(url, said)
  }
  /** What was pressed to save the form meanwhile. */
  const waiting = useRef<SubmitEvent | null>(null)
  const upload = (chosen = file) => {
    if (!chosen) return setIssue('required')
    if (imageIssue(chosen)) return undefined
    return send(chosen, {
      onSuccess: ({ imageUrl, thumbnailUrl, wasKnown, alt = '', altEn = '' }) => {
        flushSync(() => show(imageUrl ?? thumbnailUrl ?? null, { alt, altEn }))
        const save = waiting.current
        if (save?.target instanceof HTMLFormElement) save.target.requestSubmit(save.submitter)
        const taken = wasKnown ? text('admin-media.known.used') : (uploaded ?? text('admin-media.uploaded'))
        toast({ title: text('admin-media.success'), description: taken })
      },
      onError: (thrown) => {
        const description = failed ?? reasonOf(thrown, text('admin-media.uploadFailed'))
        toast({ tone: 'error', title: text('admin-media.failure'), description })
      },
      onSettled: () => (waiting.current = null),
    })
  }
  const box = useRef<HTMLDivElement>(null)
  const sendFirst = useEffectEvent((event: SubmitEvent) => {
    if (!file || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    box.current?.scrollIntoView({ block: 'nearest' })
    waiting.current = event
    if (share === null) upload()
  })
  useEffect(() => {
    const form = box.current?.closest('form')
    const listen = (event: SubmitEvent) => sendFirst(event)
    // Before React hears of it.
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [])
  return (
    <div ref={box} role="group" aria-labelledby={`${id}-label`} className="grid min-w-0 content-start gap-2">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <div className="flex flex-wrap items-start gap-4">
        <Preview value={value} isSquare={isSquare} />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <div className="flex flex-wrap gap-2">
            <FileButton
              types={imageTypes}
              label={text('admin-media.choose')}
              labelledBy={`${id}-label`}
              describedBy={`${id}-hint ${id}-error`}
              invalid={Boolean(fault)}
              disabled={share !== null}
              onChoose={([chosen]) => {
                setFile(chosen ?? null)
                setIssue(chosen ? imageIssue(chosen) : null)
                reset()
                if (chosen) upload(chosen)
              }}
            />
            {(hasButton || refusal) && (
              <Button tone="secondary" loading={share !== null} onClick={() => upload()}>
                {text(refusal ? 'shell.error.retry' : 'admin-media.upload')}
              </Button>
            )}
          </div>
          {file && (
            <p className="text-sm wrap-anywhere">
              {file.name} <span className="text-muted">{formatFileSize(file.size, text.language)}</span>
            </p>
          )}
          <UploadProgress share={share} />
          <FieldError id={`${id}-error`}>{fault}</FieldError>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint ?? text('admin-media.rules')}
          </p>
          <div className="-mx-3 flex flex-wrap gap-x-2">
            <Button tone="quiet" size="sm" onClick={() => setPicking(true)} className="underline">
              {text('admin-media.fromLibrary')}
            </Button>
            {(value || file) && (
              <Button tone="quiet" size="sm" onClick={() => show(file ? value : null)} className="underline">
                {text('admin-media.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isPicking && (
        <ImagePicker withoutWords onPick={({ url, ...said }) => show(url, said)} onClose={() => setPicking(false)} />
      )}
    </div>
  )
}

function Preview({ value, isSquare }: { value: string | null; isSquare: boolean }) {
  const text = useText()
  return (
    <div
      className={`${isSquare ? 'aspect-square w-32' : 'aspect-4/3 w-40'} grid shrink-0 grid-rows-1 place-items-center overflow-hidden rounded-control border border-line bg-sand-2 text-center text-sm text-muted`}
    >
      {value ? (
        <img src={atWidth(value, 320)} alt={text('admin-media.current')} className="size-full object-contain" />
      ) : (
        <span className="grid justify-items-center gap-1 p-2">
          <Icon name="panel" className="size-8" />
          {text('admin-media.none')}
        </span>
      )}
    </div>
  )
}
