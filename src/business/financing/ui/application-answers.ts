import { forgetInSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import { documentTypes, type DocumentType } from '../document-type.ts'
import { isUnderway, type DocumentSlots, type SentFile } from './document-upload-state.ts'

/** What is typed beside the documents. */
export const answerFields = ['monthlyIncome', 'employerName', 'email', 'phone'] as const
export type AnswerField = (typeof answerFields)[number]
export type Answers = Readonly<Record<AnswerField, string>> & { readonly termsAccepted: boolean }

const nothing: Answers = { monthlyIncome: '', employerName: '', email: '', phone: '', termsAccepted: false }
const name = 'application answers'

/** What was typed before a reload of this tab. The consent is given anew. */
export function recallAnswers(): Answers {
  const kept = recallFromSession(name)
  if (typeof kept !== 'object' || kept === null) return nothing
  const typed = kept as Partial<Record<AnswerField, unknown>>
  const text = (field: AnswerField) => (typeof typed[field] === 'string' ? typed[field] : '')
  return { ...nothing, ...Object.fromEntries(answerFields.map((field) => [field, text(field)])) }
}

/** Keeps what is typed for this tab. */
export function keepAnswers(answers: Answers): void {
  keepInSession(name, answers)
}

export function forgetAnswers(): void {
  forgetInSession(name)
}

/** What the form has against a document. */
export type DocumentFault = 'document_missing' | 'still_sending'
export type DocumentFaults = Readonly<Partial<Record<DocumentType, DocumentFault>>>

/** Codes by field. */
export type FieldFaults = Readonly<Partial<Record<AnswerField | 'termsAccepted', string>>>

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
