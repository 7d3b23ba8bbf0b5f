import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { ApplicationStatus } from './application-status.ts'

/** The documents of an application: submitting needs one of each (specification 2, section 3). */
export const documentTypes = ['id_card_front', 'id_card_back', 'residency', 'bank_statements', 'employment'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Bytes that a document has at most: 10 MB. */
export const documentMaxBytes = 10 * 1024 * 1024

/** True for one of the five types. */
export function isDocumentType(value: unknown): value is DocumentType {
  return documentTypes.includes(value as DocumentType)
}

/** The types of which there is no document yet, in their order. */
export function missingDocuments(present: readonly DocumentType[]): DocumentType[] {
  return documentTypes.filter((type) => !present.includes(type))
}

/**
 * Whether an application takes a document of a type now: a draft takes each of the five, one that lacks something takes what
 * was asked for again. Refuses with `conflict` (`documentType`: `document_not_expected`).
 */
export function expectsDocument(
  application: { readonly status: ApplicationStatus; readonly requestedDocuments: readonly DocumentType[] },
  type: DocumentType,
): Outcome<null> {
  const { status, requestedDocuments } = application
  if (status === 'draft' || (status === 'more_info_needed' && requestedDocuments.includes(type))) return done(null)
  return refused('conflict', { errors: [{ path: 'documentType', code: 'document_not_expected' }] })
}

/** Types, each once, in the order in which they are asked for. */
export const inOrder = (types: readonly DocumentType[]): DocumentType[] =>
  documentTypes.filter((type) => types.includes(type))
