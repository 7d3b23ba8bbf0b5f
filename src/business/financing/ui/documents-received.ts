import type { Application } from '../application.ts'
import type { DocumentType } from '../document-type.ts'
import type { DocumentSlots, SentFile } from './document-upload-state.ts'

/** What has arrived of a document: during this visit, or before it. */
export function receivedOf({ documents }: Pick<Application, 'documents'>, slots: DocumentSlots) {
  return (type: DocumentType): SentFile | null =>
    slots[type]?.arrived ?? documents.find((document) => document.type === type) ?? null
}
