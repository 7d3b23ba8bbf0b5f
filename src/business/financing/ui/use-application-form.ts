import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application, SubmittedApplication } from '../application.ts'
import {
  faultsFrom,
  faultsIn,
  forgetAnswers,
  hasFaults,
  keepAnswers,
  noFaults,
  recallAnswers,
  submissionOf,
  type Answers,
} from './application-answers.ts'
import { applicationQuery } from './application-queries.ts'
import { receivedOf } from './documents-received.ts'
import type { DocumentUploads } from './use-document-uploads.ts'

/** An application that has been submitted; the link is null when the answer that told it was lost. */
export type Submitted = { readonly application: Application; readonly statusLink: string | null }

type Happenings = {
  readonly onSubmitted: (submitted: Submitted) => void
  /** What the page shows is not what the server has any more. */
  readonly onOutdated: () => void
}

/** A network that gives no sign for so long has lost the request or the answer. */
const patienceMs = 30_000

/** What is typed, what is missing, and the sending of it. `failure` says why it was not sent when nothing is missing. */
export function useApplicationForm(
  application: Application,
  uploads: DocumentUploads,
  { onSubmitted, onOutdated }: Happenings,
) {
  const text = useText()
  const client = useQueryClient()
  const [answers, setAnswers] = useState(recallAnswers)
  const [attempts, setAttempts] = useState(0)
  const [found, setFound] = useState(noFaults)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const received = receivedOf(application, uploads.slots)
  const present = faultsIn(answers, uploads.slots, received)
  const faults = attempts === 0 ? noFaults : { ...present, fields: { ...found.fields, ...present.fields } }

  useEffect(() => keepAnswers(answers), [answers])

  const answer = (change: Partial<Answers>) => {
    setAnswers((was) => ({ ...was, ...change }))
    setFound(noFaults)
    setFailure(null)
  }
  const complain = () => {
    setAttempts((count) => count + 1)
    toast({
      tone: 'error',
      title: text('financing.eligibility.incomplete.title'),
      description: text('financing.eligibility.incomplete.text'),
    })
  }
  const fail = (description: string) => {
    setFailure(description)
    toast({ tone: 'error', title: text('financing.eligibility.failed.title'), description })
  }

  const explain = async (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : null
    if (problem?.code === 'conflict') {
      // The answer to an earlier try may have been lost.
      const now = await client.query({ ...applicationQuery(application.id), staleTime: 0 })
      if (now.status !== 'draft') return finish({ application: now, statusLink: null })
    }
    if (problem?.code === 'documents_missing' || problem?.code === 'not_found') onOutdated()
    const beside = faultsFrom(problem?.errors ?? [])
    if (hasFaults(beside)) {
      setFound(beside)
      complain()
    } else fail(problem?.detail ?? text('financing.eligibility.failed.text'))
  }
  const finish = (submitted: Submitted) => {
    forgetAnswers()
    toast({
      title: text('financing.eligibility.submitted.toast.title'),
      description: text('financing.eligibility.submitted.toast.text'),
    })
    onSubmitted(submitted)
  }
  const send = async () => {
    const { statusLink, ...submitted } = await sendJson<SubmittedApplication>(
      'PATCH',
      `/api/financing/applications/${application.id}`,
      submissionOf(answers),
      { signal: AbortSignal.timeout(patienceMs) },
    )
    finish({ application: submitted, statusLink })
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(null)
    setFound(noFaults)
    if (hasFaults(present)) return complain()
    setSending(true)
    try {
      await send().catch(explain)
    } catch {
      fail(text('financing.eligibility.failed.text'))
    }
    setSending(false)
  }
  return { answers, answer, faults, attempts, isSending, failure, received, submit }
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>
