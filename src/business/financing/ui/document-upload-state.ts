import { documentTypes, type DocumentType } from '../document-type.ts'

/** What the visitor is shown of a file. */
export type SentFile = { readonly name: string; /** Bytes. */ readonly size: number }

/** Where the sending of one chosen file stands. `attempt` tells it from files chosen before and after it. */
export type DocumentUpload =
  /** Looked at and, if it is a picture, made smaller. */
  | { readonly state: 'preparing'; readonly attempt: number; readonly file: SentFile }
  /** `waiting`: the connection was lost; it goes on by itself. `sent` is in bytes. */
  | {
      readonly state: 'sending' | 'waiting'
      readonly attempt: number
      readonly file: SentFile
      readonly sent: number
    }
  /** `reason` is a code of ours or of the server. */
  | { readonly state: 'refused'; readonly attempt: number; readonly file: SentFile; readonly reason: string }

/** One of the documents: what arrived during this visit, and what is on its way. */
export type DocumentSlot = { readonly arrived: SentFile | null; readonly upload: DocumentUpload | null }
export type DocumentSlots = Readonly<Record<DocumentType, DocumentSlot>>

/** What happens to a file on its way. */
export type SendingEvent =
  | { readonly type: 'prepared'; readonly file: SentFile }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'interrupted' | 'arrived' }
  | { readonly type: 'refused'; readonly reason: string }

/** What happens to the attempt of one document. */
export type DocumentAction = { readonly document: DocumentType; readonly attempt: number } & (
  | { readonly type: 'chosen'; readonly file: SentFile }
  | { readonly type: 'cancelled' }
  | SendingEvent
)

const empty: DocumentSlot = { arrived: null, upload: null }

/** Nothing chosen yet. */
export const emptySlots = Object.fromEntries(documentTypes.map((type) => [type, empty])) as DocumentSlots

/** The next state. What is told of another attempt than the present one is too late, and changes nothing. */
export function changeSlots(slots: DocumentSlots, action: DocumentAction): DocumentSlots {
  const slot = slots[action.document]
  const next = changeSlot(slot, action)
  return next === slot ? slots : { ...slots, [action.document]: next }
}

function changeSlot(slot: DocumentSlot, action: DocumentAction): DocumentSlot {
  const { attempt } = action
  if (action.type === 'chosen') return { ...slot, upload: { state: 'preparing', attempt, file: action.file } }
  const { upload } = slot
  if (!upload || upload.attempt !== attempt) return slot
  if (action.type === 'cancelled') return { ...slot, upload: null }
  if (upload.state === 'refused') return slot
  const { file } = upload
  const sent = 'sent' in upload ? upload.sent : 0
  switch (action.type) {
    case 'prepared':
      return { ...slot, upload: { state: 'sending', attempt, file: action.file, sent: 0 } }
    case 'progress':
      return { ...slot, upload: { state: 'sending', attempt, file, sent: Math.min(action.sent, file.size) } }
    case 'interrupted':
      return { ...slot, upload: { state: 'waiting', attempt, file, sent } }
    case 'arrived':
      return { arrived: file, upload: null }
    case 'refused':
      return { ...slot, upload: { state: 'refused', attempt, file, reason: action.reason } }
  }
}

/** True while a file is on its way. */
export function isUnderway({ upload }: DocumentSlot): boolean {
  return upload !== null && upload.state !== 'refused'
}
