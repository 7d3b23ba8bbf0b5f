import { type Sending, sendResumably } from '#client/send-resumably.ts'
import type { DocumentType } from '../document-type.ts'
import { changeSlot, type DocumentSlots, type SlotEvent, type SendingEvent } from './document-upload-state.ts'
import { isUnderway } from './is-underway.ts'
import type { ApiError } from '#client/api-error.ts'
import { prepareDocument } from './document-preparation.ts'

type Attempt = { readonly file: File; sending: Sending | null }

type Listener = {
  readonly onChange: (slots: DocumentSlots) => void
  /** The server has stored a document. */
  readonly onArrived?: ((type: DocumentType) => void) | undefined
}

/** The documents of an application on their way. */
export type DocumentUploads = ReturnType<typeof openUploads>

/** Sends each chosen file at once, and tells how they stand. What is told of a file that was replaced is not heard. */
export function openUploads(applicationId: number, { onChange, onArrived }: Listener, send = sendDocument) {
  const attempts = new Map<DocumentType, Attempt>()
  let slots: DocumentSlots = {}

  const change = (document: DocumentType, event: SlotEvent) => {
    slots = { ...slots, [document]: changeSlot(slots[document], event) }
    warnWho(Object.values(slots).some(isUnderway))
    onChange(slots)
  }
  const stop = (document: DocumentType) => {
    attempts.get(document)?.sending?.cancel()
    attempts.delete(document)
  }
  const choose = async (document: DocumentType, file: File) => {
    stop(document)
    const attempt: Attempt = { file, sending: null }
    attempts.set(document, attempt)
    const isWanted = () => attempts.get(document) === attempt
    change(document, { type: 'chosen', file: { name: file.name, size: file.size } })
    attempt.sending = await send(file, { applicationId, document }, isWanted, (event) => {
      if (!isWanted()) return
      if (event.type === 'arrived') attempts.delete(document)
      change(document, event)
      if (event.type === 'arrived') onArrived?.(document)
    })
  }
  return {
    choose,
    cancel: (document: DocumentType) => {
      stop(document)
      change(document, { type: 'cancelled' })
    },
    /** Goes on at once with what waits; sends anew what was refused. */
    retry: (document: DocumentType) => {
      const attempt = attempts.get(document)
      if (slots[document]?.upload?.state === 'waiting') attempt?.sending?.resume()
      else if (attempt) void choose(document, attempt.file)
    },
    /** The page is left: what has arrived stays for its file to go on with. */
    leave: () => {
      for (const { sending } of attempts.values()) sending?.pause()
      attempts.clear()
      warnWho(false)
    },
  }
}

const ask = (event: Event) => event.preventDefault()

/** While files are on their way, whoever closes the tab or reloads it is asked first. */
function warnWho(leaves: boolean): void {
  if (leaves) globalThis.addEventListener('beforeunload', ask)
  else globalThis.removeEventListener('beforeunload', ask)
}

type Target = { readonly applicationId: number; readonly document: DocumentType }

const endpoint = '/api/documents/resumable'

/**
 * Makes a chosen file ready and sends it, telling what happens. Answers how to go on with it or stop it; null when it can't be
 * sent, or is not wanted any more by then.
 */
async function sendDocument(
  file: File,
  { applicationId, document }: Target,
  isWanted: () => boolean,
  tell: (event: SendingEvent) => void,
): Promise<Sending | null> {
  const prepared = await prepareDocument(file)
  if (!isWanted()) return null
  if (prepared.fault) {
    tell({ type: 'refused', reason: prepared.fault })
    return null
  }
  const { content, name } = prepared
  tell({ type: 'prepared', file: { name, size: content.size } })
  const fields = { financingApplicationId: String(applicationId), documentType: document, filename: name }
  const fingerprint = [applicationId, document, content.size, file.lastModified, name].join('/')
  return sendResumably(
    { endpoint, content, fields, fingerprint },
    {
      onProgress: (sent) => tell({ type: 'progress', sent }),
      onInterrupted: () => tell({ type: 'interrupted' }),
      onArrived: () => tell({ type: 'arrived' }),
      onRefused: (error) => tell({ type: 'refused', reason: reasonOf(error) }),
    },
  )
}

/** The code of what the server has against a document: its field's, or that of the whole answer. */
function reasonOf({ problem, status }: ApiError): string {
  return problem?.errors?.[0]?.code ?? problem?.code ?? `status_${status}`
}
