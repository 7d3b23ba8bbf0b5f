import { forgetInSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import { parse } from '#kernel/parse.ts'
import type { FieldError } from '#kernel/problem.ts'
import { documentTypes, type DocumentType } from '../document-type.ts'
import { submissionSchema, type SubmissionInput } from '../submission.ts'
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

/** What a form sends. */
export function submissionOf({ termsAccepted, ...additionalInfo }: Answers): SubmissionInput {
  return { additionalInfo, termsAccepted: termsAccepted as true }
}

type DocumentFault = 'document_missing' | 'still_sending'

/** What keeps a form from being sent: codes by document and by field. */
export type FormFaults = {
  readonly documents: Readonly<Partial<Record<DocumentType, DocumentFault>>>
  readonly fields: Readonly<Partial<Record<AnswerField | 'termsAccepted', string>>>
}

export const noFaults: FormFaults = { documents: {}, fields: {} }

export function hasFaults({ documents, fields }: FormFaults): boolean {
  return Object.keys(documents).length + Object.keys(fields).length > 0
}

/** The faults of a form as it stands, by the server's own rules; a document must have arrived. */
export function faultsIn(
  answers: Answers,
  slots: DocumentSlots,
  received: (type: DocumentType) => SentFile | null,
): FormFaults {
  const documents: Partial<Record<DocumentType, DocumentFault>> = {}
  for (const type of documentTypes) {
    if (isUnderway(slots[type])) documents[type] = 'still_sending'
    else if (!received(type)) documents[type] = 'document_missing'
  }
  const read = parse(submissionSchema, submissionOf(answers))
  return { documents, fields: read.ok ? {} : fieldFaults(read.problem.errors ?? []) }
}

/** The faults that the server found in the fields. */
export function faultsFrom(errors: readonly FieldError[]): FormFaults {
  return { documents: {}, fields: fieldFaults(errors) }
}

/** Codes by field: `additionalInfo.email` is `email`. */
function fieldFaults(errors: readonly FieldError[]): FormFaults['fields'] {
  const code = (field: string) => errors.find(({ path }) => path.replace(/^additionalInfo\./, '') === field)?.code
  const found = [...answerFields, 'termsAccepted' as const].map((field) => [field, code(field)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}
