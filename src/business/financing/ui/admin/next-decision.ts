import type { Concern } from '../../application-concerns.ts'
import type { ApplicationStatus } from '../../application-status.ts'
import type { DocumentType } from '../../document-type.ts'

/** The documents that nobody has opened yet, or not the second person. */
export function unreadOf(concerns: readonly Concern[]): readonly DocumentType[] {
  return concerns.flatMap((concern) =>
    concern.kind === 'documents_unopened' || concern.kind === 'documents_unopened_second' ? concern.documents : [],
  )
}

/**
 * What whoever decides does next: ask for what has not come or can't be read, or approve once nothing is left to check; null while there is to be
 * read, or what only they can weigh.
 */
export function nextDecision(concerns: readonly Concern[]): 'approved' | 'more_info_needed' | null {
  if (unreadOf(concerns).length > 0) return null
  if (concerns.some(({ kind }) => kind === 'documents_missing' || kind === 'documents_unreadable'))
    return 'more_info_needed'
  return concerns.length === 0 ? 'approved' : null
}

type Approvable = {
  readonly status: ApplicationStatus
  readonly allowedStatuses: readonly ApplicationStatus[]
  readonly mayDecide: boolean
  /** They approved it already, where two people must. */
  readonly isFirstApprover: boolean
  readonly concerns: readonly Concern[]
}

/** Whether approving it is what whoever reads it does next. */
export function mayApproveNext(application: Approvable): boolean {
  const { status, allowedStatuses, mayDecide, isFirstApprover, concerns } = application
  const isTheirs =
    mayDecide && !isFirstApprover && status !== 'more_info_needed' && allowedStatuses.includes('approved')
  return isTheirs && nextDecision(concerns) === 'approved'
}

type HandedIn = {
  readonly missingDocuments: readonly DocumentType[]
  readonly timeline: readonly { readonly status: ApplicationStatus | null; readonly staffName: string | null }[]
  readonly allowedStatuses: readonly ApplicationStatus[]
}

/** Whether staff began it for somebody whose documents are still to be added: they have them in hand, so that comes first. */
export function isBeingHandedIn({ missingDocuments, timeline, allowedStatuses }: HandedIn): boolean {
  const isBegunByStaff = timeline.some(({ status, staffName }) => status === 'submitted' && staffName !== null)
  return isBegunByStaff && missingDocuments.length > 0 && allowedStatuses.includes('approved')
}

type Askable = {
  readonly requestedDocuments: readonly DocumentType[]
  readonly status: ApplicationStatus
  readonly allowedStatuses: readonly ApplicationStatus[]
}

/** Whether a document may be asked for again; not twice while it is waited for. */
export function mayAskAgain({ requestedDocuments, status, allowedStatuses }: Askable, type: DocumentType): boolean {
  if (status === 'more_info_needed') return !requestedDocuments.includes(type)
  return allowedStatuses.includes('more_info_needed')
}
