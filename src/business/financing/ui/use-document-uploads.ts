import { useEffect, useReducer, useRef } from 'react'
import type { ApiError } from '#client/api-error.ts'
import type { Sending } from '#client/send-resumably.ts'
import type { DocumentType } from '../document-type.ts'
import { loadSender } from './late-application.ts'
import { changeSlots, emptySlots, type SentFile } from './document-upload-state.ts'

const endpoint = '/api/documents/resumable'

type Attempt = { readonly number: number; readonly file: File; sending: Sending | null }

/** The documents of an application on their way, and what can be done with each. */
export type DocumentUploads = ReturnType<typeof useDocumentUploads>

/** Sends each chosen file at once; `onArrived` is called with each document that the server has stored. */
export function useDocumentUploads(applicationId: number, onArrived?: (type: DocumentType) => void) {
  const [slots, dispatch] = useReducer(changeSlots, emptySlots)
  const attempts = useRef(new Map<DocumentType, Attempt>())
  const count = useRef(0)

  useEffect(() => {
    const running = attempts.current
    return () => {
      for (const { sending } of running.values()) sending?.pause()
      running.clear()
    }
  }, [])

  const send = async (document: DocumentType, attempt: Attempt) => {
    const about = { document, attempt: attempt.number }
    const isPresent = () => attempts.current.get(document) === attempt
    const refuse = (reason: string) => dispatch({ ...about, type: 'refused', reason })
    try {
      const [{ prepareDocument }, { sendResumably }] = await loadSender()
      const prepared = await prepareDocument(attempt.file)
      if (!isPresent()) return
      if (prepared.fault) return refuse(prepared.fault)
      const { content, name } = prepared
      dispatch({ ...about, type: 'prepared', file: { name, size: content.size } })
      const fields = { financingApplicationId: String(applicationId), documentType: document, filename: name }
      const fingerprint = [applicationId, document, content.size, attempt.file.lastModified, name].join('/')
      attempt.sending = sendResumably(
        { endpoint, content, fields, fingerprint },
        {
          onProgress: (sent) => dispatch({ ...about, type: 'progress', sent }),
          onInterrupted: () => dispatch({ ...about, type: 'interrupted' }),
          onRefused: (error) => refuse(reasonOf(error)),
          onArrived: () => {
            attempts.current.delete(document)
            dispatch({ ...about, type: 'arrived' })
            onArrived?.(document)
          },
        },
      )
    } catch {
      // The code to send it with did not arrive.
      if (isPresent()) refuse('not_begun')
    }
  }

  const stop = (document: DocumentType) => {
    attempts.current.get(document)?.sending?.cancel()
    attempts.current.delete(document)
  }
  const choose = (document: DocumentType, file: File) => {
    stop(document)
    count.current += 1
    const attempt: Attempt = { number: count.current, file, sending: null }
    attempts.current.set(document, attempt)
    dispatch({ document, attempt: attempt.number, type: 'chosen', file: shownOf(file) })
    void send(document, attempt)
  }
  return {
    slots,
    choose,
    cancel: (document: DocumentType) => {
      const { upload } = slots[document]
      stop(document)
      if (upload) dispatch({ document, attempt: upload.attempt, type: 'cancelled' })
    },
    /** Goes on at once with what waits; sends anew what was refused. */
    retry: (document: DocumentType) => {
      const attempt = attempts.current.get(document)
      if (slots[document].upload?.state === 'waiting') attempt?.sending?.resume()
      else if (attempt) choose(document, attempt.file)
    },
  }
}

const shownOf = ({ name, size }: File): SentFile => ({ name, size })

/** The code of what the server has against a document: its field's, or that of the whole answer. */
function reasonOf({ problem, status }: ApiError): string {
  return problem?.errors?.[0]?.code ?? problem?.code ?? `status_${status}`
}
