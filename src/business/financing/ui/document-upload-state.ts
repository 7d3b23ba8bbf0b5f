import type { DocumentType } from '../document-type.ts'

/** What the visitor is shown of a file. */
export type SentFile = { readonly name: string; /** Bytes. */ readonly size: number }

/** Where the sending of a chosen file stands. */
export type DocumentUpload =
  /** Looked at and, if it is a picture, made smaller. */
  | { readonly state: 'preparing'; readonly file: SentFile }
  /** `waiting`: the connection was lost; it goes on by itself. `sent` is in bytes. */
  | { readonly state: 'sending' | 'waiting'; readonly file: SentFile; readonly sent: number }
  /** `reason` is a code of ours or of the server. */
  | { readonly state: 'refused'; readonly file: SentFile; readonly reason: string }

/** One of the documents: what arrived during this visit, and what is on its way. */
export type DocumentSlot = { readonly arrived: SentFile | null; readonly upload: DocumentUpload | null }
export type DocumentSlots = Readonly<Partial<Record<DocumentType, DocumentSlot>>>

/** What happens to a file on its way. */
export type SendingEvent =
  | { readonly type: 'prepared'; readonly file: SentFile }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'interrupted' | 'arrived' }
  | { readonly type: 'refused'; readonly reason: string }

/** What happens to a document. */
export type SlotEvent =
  | { readonly type: 'chosen'; readonly file: SentFile }
  | { readonly type: 'cancelled' }
  | SendingEvent

/** The next state of a document; what has arrived stays until something else has arrived in its place. */
export function changeSlot(slot: DocumentSlot | undefined, event: SlotEvent): DocumentSlot {
  const { arrived, upload } = slot ?? { arrived: null, upload: null }
  if (event.type === 'chosen') return { arrived, upload: { state: 'preparing', file: event.file } }
  if (!upload || event.type === 'cancelled') return { arrived, upload: null }
  if (upload.state === 'refused') return { arrived, upload }
  const { file } = upload
  const sent = 'sent' in upload ? upload.sent : 0
  switch (event.type) {
    case 'prepared':
      return { arrived, upload: { state: 'sending', file: event.file, sent: 0 } }
    case 'progress':
      return { arrived, upload: { state: 'sending', file, sent: Math.min(event.sent, file.size) } }
    case 'interrupted':
      return { arrived, upload: { state: 'waiting', file, sent } }
    case 'arrived':
      return { arrived: file, upload: null }
    case 'refused':
      return { arrived, upload: { state: 'refused', file, reason: event.reason } }
  }
}

/** Whole percent that have left; 100 only when all has. */
export function percentSent({ sent, file }: { readonly sent: number; readonly file: SentFile }): number {
  return file.size === 0 ? 0 : Math.floor((sent / file.size) * 100)
}
