import { useState } from 'react'
import type { ProblemBody } from '#client/api-error.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { cvErrorKey, cvIssue } from '../cv.ts'
import { jobApplicationForm } from '../job-application.ts'
import { submitJobApplication } from './submit-lead.ts'
import { draftOf, useLeadForm } from './use-lead-form.ts'

const draft = draftOf('job', jobApplicationForm)

/** What is chosen as the CV, and why the last choice was none. */
export type CvChoice = { readonly file: File | null; readonly error: string | null }
const noCv: CvChoice = { file: null, error: null }

function titleOf(code: string) {
  if (code === 'file_too_large') return 'leads.job.cv.tooLarge.title'
  return code.startsWith('file_') || code === 'external_content'
    ? 'leads.job.cv.wrongType.title'
    : 'leads.job.failure.title'
}

/** The join-our-team form with its CV; a file that can't be taken is told in a toast and beside the field. */
export function useJobForm(onSent: () => void) {
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
    explain,
  })
  return { lead, cv, chooseCv }
}
