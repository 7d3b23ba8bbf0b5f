import { useId, useRef } from 'react'
import { FieldError } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { mediaTypeOf } from '#kernel/file-kind.ts'
import { cvExtensions, cvKinds } from '../cv.ts'
import type { CvChoice } from './use-job-form.ts'

const accepted = [...cvExtensions.map((extension) => `.${extension}`), ...cvKinds.map((kind) => mediaTypeOf[kind])]

type CvFieldProps = { cv: CvChoice; onChoose: (file: File | null) => void }

/** Chooses a CV from the device: the platform's own file control, in the site's words. */
export function CvField({ cv: { file, error }, onChoose }: CvFieldProps) {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = (chosen: File | null) => {
    // Emptied, so that the same file can be chosen again after it was removed or changed.
    if (input.current) input.current.value = ''
    onChoose(chosen)
  }
  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {text('leads.job.label.cv')}
      </span>
      {file && (
        <p className="flex items-center gap-2 rounded-control border border-line bg-sand py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {file.name} <span className="figure text-sm text-muted">{formatFileSize(file.size, text.language)}</span>
          </span>
          <button
            type="button"
            aria-label={text('leads.job.cv.remove', { name: file.name })}
            onClick={() => choose(null)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand-2"
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted.join(',')}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
          className="peer absolute inset-0 cursor-pointer opacity-0"
        />
        <label
          id={`${id}-action`}
          htmlFor={id}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-field bg-white px-4 font-semibold peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)"
        >
          <Icon name="plus" />
          {text(file ? 'leads.job.cv.replace' : 'leads.job.cv.choose')}
        </label>
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {text('leads.job.cv.hint')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
