import type { DocumentType } from './document-type.ts'

type Entry = { readonly event: string; readonly documentType: DocumentType | null; readonly note: string | null }

/** Why a document was last asked for again, as its applicant reads it; null where nothing was said. */
export function askedBecause(timeline: readonly Entry[], type: DocumentType): string | null {
  const asked = timeline.findLast(({ event, documentType }) => event === 'document_requested' && documentType === type)
  return asked?.note ?? null
}
