import type { Sending } from '#client/send-resumably.ts'
import type { DocumentType } from '../document-type.ts'
import { sendDocument } from './document-sending.ts'
import { changeSlot, type DocumentSlots, type SlotEvent } from './document-upload-state.ts'
import { isUnderway } from './is-underway.ts'

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
