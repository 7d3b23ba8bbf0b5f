import type { Concern } from '../../application-concerns.ts'
import type { DocumentType } from '../../document-type.ts'

/** The documents that nobody has opened yet. */
export function unreadOf(concerns: readonly Concern[]): readonly DocumentType[] {
  return concerns.flatMap((concern) => (concern.kind === 'documents_unopened' ? concern.documents : []))
}

/** What whoever decides does next: read what is not read, ask for what has not come, then approve; null while there is to be read. */
export function nextDecision(concerns: readonly Concern[]): 'approved' | 'more_info_needed' | null {
  if (unreadOf(concerns).length > 0) return null
  return concerns.some(({ kind }) => kind === 'documents_missing') ? 'more_info_needed' : 'approved'
}
