import { useEffect, useReducer, useRef } from 'react'
import type { Sending } from '#client/send-resumably.ts'
import type { DocumentType } from '../document-type.ts'
import { changeSlots, emptySlots } from './document-upload-state.ts'
import { loadSender } from './late-application.ts'

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
    const isWanted = () => attempts.current.get(document) === attempt
    try {
      const { sendDocument } = await loadSender()
      attempt.sending = await sendDocument(attempt.file, { applicationId, document }, isWanted, (event) => {
        dispatch({ ...about, ...event })
        if (event.type !== 'arrived' || !isWanted()) return
        attempts.current.delete(document)
        onArrived?.(document)
      })
    } catch {
      // The code to send it with did not arrive.
      if (isWanted()) dispatch({ ...about, type: 'refused', reason: 'not_begun' })
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
    dispatch({ document, attempt: attempt.number, type: 'chosen', file: { name: file.name, size: file.size } })
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
