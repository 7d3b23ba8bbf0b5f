import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import {
  documentFaults,
  forgetAnswers,
  keepAnswers,
  recallAnswers,
  type Answers,
  type DocumentFaults,
  type FieldFaults,
} from './application-answers.ts'
import type { Submitted } from './application-sent.tsx'
import { receivedOf } from './documents-received.ts'
import { loadSubmission } from './late-application.ts'
import type { DocumentUploads } from './use-document-uploads.ts'

type Happenings = {
  readonly onSubmitted: (submitted: Submitted) => void
  /** What the page shows is not what the server has any more. */
  readonly onOutdated: () => void
}

const none = {}

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
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>(none)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const received = receivedOf(application, uploads.slots)
  const missing = documentFaults(uploads.slots, received)
  useEffect(() => keepAnswers(answers), [answers])

  const answer = <Field extends keyof Answers>(field: Field, value: Answers[Field]) => {
    setAnswers((was) => ({ ...was, [field]: value }))
    setFieldFaults(({ [field]: _, ...others }) => others)
    setFailure(null)
  }
  const complain = (faults: FieldFaults) => {
    setFieldFaults(faults)
    setAttempts((count) => count + 1)
    toast({
      tone: 'error',
      title: text('eligibility.incomplete.title'),
      description: text('eligibility.incomplete.text'),
    })
  }
  const fail = (description: string) => {
    setFailure(description)
    toast({ tone: 'error', title: text('eligibility.failed.title'), description })
  }
  const finish = (submitted: Submitted) => {
    forgetAnswers()
    toast({ title: text('eligibility.sent.title'), description: text('eligibility.sent.text') })
    onSubmitted(submitted)
  }

  const send = async () => {
    const { answerFaults, submitAnswers } = await loadSubmission()
    const faults = answerFaults(answers)
    if (hasAny(missing) || hasAny(faults)) return complain(faults)
    const outcome = await submitAnswers(client, application.id, answers)
    if (outcome.kind === 'submitted') return finish(outcome.submitted)
    if (outcome.kind === 'faults') return complain(outcome.faults)
    if (outcome.isOutdated) onOutdated()
    fail(outcome.detail ?? text('eligibility.failed.text'))
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(null)
    setSending(true)
    await send().catch(() => fail(text('eligibility.failed.text')))
    setSending(false)
  }
  return {
    answers,
    answer,
    fieldFaults,
    /** Told from the first attempt on. */
    documentFaults: attempts > 0 ? missing : (none as DocumentFaults),
    attempts,
    isSending,
    failure,
    received,
    submit,
  }
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>

function hasAny(faults: object): boolean {
  return Object.keys(faults).length > 0
}
