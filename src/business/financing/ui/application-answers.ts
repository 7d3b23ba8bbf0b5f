import { removeFromSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import { documentTypes, type DocumentType } from '../document-type.ts'
import type { DocumentSlots, SentFile } from './document-upload-state.ts'
import { isUnderway } from './is-underway.ts'

/** What a form's fields hold, by name; a box that is not ticked is not there. */
export type Answers = Readonly<Partial<Record<string, string>>>

const name = 'application answers'

/** What was typed before a reload of this tab. */
export function recallAnswers(): Answers {
  return (recallFromSession(name) ?? {}) as Answers
}

/** Keeps what is typed for this tab. */
export function keepAnswers(answers: Answers): void {
  keepInSession(name, answers)
}

export function clearAnswers(): void {
  removeFromSession(name)
}

/** What the form has against a document. */
export type DocumentFault = 'document_missing' | 'still_sending'
export type DocumentFaults = Readonly<Partial<Record<DocumentType, DocumentFault>>>

/** Codes by the names of fields. */
export type FieldFaults = Readonly<Record<string, string>>

/** The documents that have not arrived; what is on its way in the place of one that has is waited for. */
export function documentFaults(
  slots: DocumentSlots,
  received: (type: DocumentType) => SentFile | null,
): DocumentFaults {
  const faults: Partial<Record<DocumentType, DocumentFault>> = {}
  for (const type of documentTypes) {
    if (isUnderway(slots[type])) faults[type] = 'still_sending'
    else if (!received(type)) faults[type] = 'document_missing'
  }
  return faults
}
