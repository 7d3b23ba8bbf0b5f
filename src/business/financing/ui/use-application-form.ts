import { useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import { answerFields } from './answer-fields.ts'
import {
  documentFaults,
  clearAnswers,
  keepAnswers,
  recallAnswers,
  type DocumentFaults,
  type FieldFaults,
} from './application-answers.ts'
import type { Submitted } from './application-sent.tsx'
import { applicationSteps, type ApplicationStep } from './application-steps.ts'
import type { ShownUploads } from './use-document-uploads.ts'
import type { DocumentType } from '../document-type.ts'
import type { DocumentSlots, SentFile } from './document-upload-state.ts'

/** The code that reads a form by the server's rules and submits it. */
const loadSubmission = () => import('./application-submission.ts')

type Walk = {
  readonly step: ApplicationStep
  readonly goTo: (step: ApplicationStep) => void
}

type Happenings = {
  readonly onSubmitted: (submitted: Submitted) => void
  /** What the page shows is not what the server has any more. */
  readonly onOutdated: () => void
}

const none: FieldFaults = {}

/** What is told, what is missing, and the sending of it all. `failure` says why it was not sent when nothing is missing. */
export function useApplicationForm(
  application: Application,
  { slots }: ShownUploads,
  { step, goTo }: Walk,
  { onSubmitted, onOutdated }: Happenings,
) {
  const text = useText()
  const client = useQueryClient()
  const [answers, setAnswers] = useState(recallAnswers)
  const [attempts, setAttempts] = useState(0)
  const [isTried, setTried] = useState(false)
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>(none)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const received = receivedOf(application, slots)
  const missing = documentFaults(slots, received)

  const send = async (form: HTMLFormElement) => {
    setTried(true)
    const { submitForm } = await loadSubmission()
    const filled = { applicationId: application.id, answers: readForm(form), missing }
    const outcome = await submitForm(client, filled, text)
    if (outcome.kind === 'submitted') {
      clearAnswers()
      onSubmitted(outcome.submitted)
      return
    }
    if (outcome.isOutdated) onOutdated()
    if (outcome.kind === 'failed') fail(outcome.detail)
    else correct(outcome.faults)
  }
  const correct = (faults: FieldFaults) => {
    setFieldFaults(faults)
    setAttempts((count) => count + 1)
    if (answerFields.some((field) => faults[field])) goTo('you')
  }
  /** What is wrong is told before the next screen; should the rules not arrive, the last one asks them again. */
  const goOn = async (form: HTMLFormElement) => {
    const rules = step === 'you' ? await loadSubmission().catch(() => null) : null
    const { termsAccepted: _, ...faults } = rules?.answerFaults(readForm(form)) ?? none
    if (Object.keys(faults).length > 0) correct(faults)
    else goTo(applicationSteps[applicationSteps.indexOf(step) + 1] ?? 'check')
  }
  const fail = (detail: string | null = null) => {
    const description = detail ?? text('eligibility.failed.text')
    setFailure(description)
    toast({ tone: 'error', title: text('eligibility.failed.title'), description })
  }
  return {
    answers,
    fieldFaults,
    /** Told from the first attempt to send on. */
    documentFaults: isTried ? missing : (none as DocumentFaults),
    attempts,
    isSending,
    failure,
    received,
    change: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
      loadSubmission().catch(() => undefined)
      setAnswers(readForm(currentTarget))
      keepAnswers(readForm(currentTarget))
      setFailure(null)
      setFieldFaults(({ [(target as HTMLInputElement).name]: _, ...others }) => others)
    },
    submit: async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      setFailure(null)
      setSending(true)
      await (step === 'check' ? send : goOn)(event.currentTarget).catch(() => fail())
      setSending(false)
    },
  }
}

/** What has arrived of a document: during this visit, or before it. */
function receivedOf({ documents }: Pick<Application, 'documents'>, slots: DocumentSlots) {
  return (type: DocumentType): SentFile | null =>
    slots[type]?.arrived ?? documents.find((document) => document.type === type) ?? null
}
