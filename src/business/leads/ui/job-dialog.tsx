import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { jobApplicationForm } from '../job-application.ts'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { useId, useRef, useState } from 'react'
import { FieldError } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { mediaTypeOf } from '#kernel/file-kind.ts'
import { cvExtensions, cvKinds, cvErrorKey, cvIssue } from '../cv.ts'
import type { ProblemBody } from '#client/api-error.ts'
import { submitJobApplication } from './submit-lead.ts'
import { draftOf, useLeadForm } from './use-lead-form.ts'

/** "Join our team": a visitor applies for a job, with a CV or without. */
export default function JobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { lead, cv, chooseCv } = useJobForm(() => {
    toast({ title: text('leads.job.success.title'), description: text('leads.job.success.text') })
    onClose()
  })
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text('leads.job.title')}
      lead={lead}
      words={{
        submit: text('leads.job.submit'),
        submitting: text('leads.job.submitting'),
        failed: text('leads.job.failure.kept'),
      }}
    >
      <p className="-mb-2 text-muted">{text('leads.job.intro')}</p>
      <FormFields form={jobApplicationForm} say={text}>
        <div className="sm:col-span-2">
          <CvField cv={cv} onChoose={chooseCv} />
        </div>
      </FormFields>
      <p className="text-sm text-muted">{text('leads.job.privacy')}</p>
    </LeadDialog>
  )
}

const accepted = [...cvExtensions.map((extension) => `.${extension}`), ...cvKinds.map((kind) => mediaTypeOf[kind])]

type CvFieldProps = { cv: CvChoice; onChoose: (file: File | null) => void }

/** Chooses a CV from the device: the platform's own file control, in the site's words. */
function CvField({ cv: { file, error }, onChoose }: CvFieldProps) {
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
        {text('leads.job.label.cv')} <span className="font-normal text-muted">{text('leads.optional')}</span>
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

const draft = draftOf(jobApplicationForm, 'job')

/** What is chosen as the CV, and why the last choice was none. */
type CvChoice = { readonly file: File | null; readonly error: string | null }
const noCv: CvChoice = { file: null, error: null }

function titleOf(code: string) {
  if (code === 'file_too_large') return 'leads.job.cv.tooLarge.title'
  return code.startsWith('file_') || code === 'external_content'
    ? 'leads.job.cv.wrongType.title'
    : 'leads.job.failure.title'
}

/** The join-our-team form with its CV; a file that can't be taken is told in a toast and beside the field. */
function useJobForm(onSent: () => void) {
  const text = useText()
  const [cv, setCv] = useState(noCv)

  const refuseCv = (code: string) => {
    const error = text(cvErrorKey(code))
    // One that may be sent later stays chosen.
    setCv(({ file }) => ({ file: code === 'upload_quota' ? file : null, error }))
    toast({ title: text(titleOf(code)), description: error, tone: 'error' })
  }
  const chooseCv = (file: File | null) => {
    const issue = file && cvIssue(file)
    if (issue) refuseCv(issue)
    else setCv({ file, error: null })
  }
  const explain = (refusal: ProblemBody | null) => {
    const aboutCv = refusal?.errors?.find(({ path }) => path === 'cv')
    if (aboutCv) {
      refuseCv(aboutCv.code)
      return null
    }
    toast({ title: text('leads.job.failure.title'), description: text('leads.job.failure.text'), tone: 'error' })
    return refusal?.detail ?? text('leads.failure.text')
  }
  const lead = useLeadForm({
    draft,
    schemaAt: () => jobApplicationForm.schema,
    send: (application) => submitJobApplication(application, cv.file),
    onSent: () => {
      setCv(noCv)
      onSent()
    },
    // A document is never kept on a device.
    onWaiting: () => {},
    explain,
  })
  return { lead, cv, chooseCv }
}
