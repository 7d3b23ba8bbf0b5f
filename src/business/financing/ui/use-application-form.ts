import { useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import {
  documentFaults,
  clearAnswers,
  keepAnswers,
  type DocumentFaults,
  type FieldFaults,
} from './application-answers.ts'
import type { Submitted } from './application-sent.tsx'
import { loadSubmission, warmSubmission } from './lazy-application.ts'
import type { ShownUploads } from './use-document-uploads.ts'
import type { DocumentType } from '../document-type.ts'
import type { DocumentSlots, SentFile } from './document-upload-state.ts'

type Happenings = {
  readonly onSubmitted: (submitted: Submitted) => void
  /** What the page shows is not what the server has any more. */
  readonly onOutdated: () => void
}

const none = {}
const answersIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** What is missing, and the sending of it all. `failure` says why it was not sent when nothing is missing. */
export function useApplicationForm(
  application: Application,
  { slots }: ShownUploads,
  { onSubmitted, onOutdated }: Happenings,
) {
  const text = useText()
  const client = useQueryClient()
  const [attempts, setAttempts] = useState(0)
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>(none)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const received = receivedOf(application, slots)
  const missing = documentFaults(slots, received)

  const send = async (form: HTMLFormElement) => {
    const { submitForm } = await loadSubmission()
    const filled = { applicationId: application.id, answers: answersIn(form), missing, language: text.language }
    const outcome = await submitForm(client, filled)
    if (outcome.kind === 'submitted') {
      clearAnswers()
      onSubmitted(outcome.submitted)
    } else if (outcome.kind !== 'failed') {
      setFieldFaults(outcome.faults)
      setAttempts((count) => count + 1)
    } else {
      if (outcome.isOutdated) onOutdated()
      fail(outcome.detail)
    }
  }
  const fail = (detail: string | null = null) => {
    const description = detail ?? text('eligibility.failed.text')
    setFailure(description)
    toast({ tone: 'error', title: text('eligibility.failed.title'), description })
  }
  return {
    fieldFaults,
    /** Told from the first attempt on. */
    documentFaults: attempts > 0 ? missing : (none as DocumentFaults),
    attempts,
    isSending,
    failure,
    received,
    change: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
      warmSubmission(text.language)
      keepAnswers(answersIn(currentTarget))
      setFailure(null)
      setFieldFaults(({ [(target as HTMLInputElement).name]: _, ...others }) => others)
    },
    submit: async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      setFailure(null)
      setSending(true)
      await send(event.currentTarget).catch(() => fail())
      setSending(false)
    },
  }
}

/** What has arrived of a document: during this visit, or before it. */
function receivedOf({ documents }: Pick<Application, 'documents'>, slots: DocumentSlots) {
  return (type: DocumentType): SentFile | null =>
    slots[type]?.arrived ?? documents.find((document) => document.type === type) ?? null
}
