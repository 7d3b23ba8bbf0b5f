import type { Concern } from '../../application-concerns.ts'
import { isDecision, type ApplicationStatus } from '../../application-status.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { waitsForSecond } from '../../second-opinion.ts'
import { decidedStatuses, type DecidedStatus } from './use-decision.ts'

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

type Step = { readonly status: ApplicationStatus | null; readonly staffName: string | null }

/** Whether staff sent an application in for its applicant. */
export const isBegunByStaff = ({ status, staffName }: Step): boolean => status === 'submitted' && staffName !== null

type HandedIn = {
  readonly missingDocuments: readonly DocumentType[]
  readonly timeline: readonly Step[]
  readonly allowedStatuses: readonly ApplicationStatus[]
}

/** Whether staff began it for somebody whose documents are still to be added: they have them in hand, so that comes first. */
export function isBeingHandedIn({ missingDocuments, timeline, allowedStatuses }: HandedIn): boolean {
  return timeline.some(isBegunByStaff) && missingDocuments.length > 0 && allowedStatuses.includes('approved')
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

type Choosable = Askable &
  HandedIn &
  Parameters<typeof waitsForSecond>[0] & {
    readonly mayDecide: boolean
    /** They approved it already, where two people must. */
    readonly isFirstApprover: boolean
    readonly concerns: readonly Concern[]
  }

/** What whoever reads an application does next, which decisions are buttons, and which stand in the menu. */
export function choicesOf(application: Choosable) {
  const { allowedStatuses, concerns, status, mayDecide, isFirstApprover } = application
  const mayAsk = documentTypes.some((type) => mayAskAgain(application, type))
  const allowed = decidedStatuses.filter(
    (one) =>
      (allowedStatuses.includes(one) || (one === 'more_info_needed' && mayAsk)) &&
      (mayDecide || !isDecision(status, one)),
  )
  const isUndecided = allowedStatuses.includes('approved')
  const isMine = waitsForSecond(application) && isFirstApprover
  const sought = status === 'more_info_needed' || isBeingHandedIn(application) ? null : nextDecision(concerns)
  const isOffered = (one: DecidedStatus) => (one === 'approved' ? !isMine : one === sought)
  const shown = allowed.filter((one) => isUndecided && isOffered(one)).toReversed()
  return {
    next: shown.find((one) => one === sought) ?? null,
    shown,
    others: allowed.filter((one) => one !== 'approved' && !shown.includes(one)),
  }
}
