import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** The life of an application, in the order that it is told. */
export const applicationStatuses = [
  'draft',
  'submitted',
  'in_review',
  'more_info_needed',
  'approved',
  'declined',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The key of what staff call a status: what was sent to them is theirs to review. */
export function staffStatusKey(status: ApplicationStatus) {
  return status === 'submitted' ? 'admin.application.toReview' : (`tracking.status.${status}` as const)
}

/** Who changes a status: the visitor who applies, or the company. */
export const statusActors = ['applicant', 'staff'] as const
export type StatusActor = (typeof statusActors)[number]

const staff = ['staff'] as const

/** From each status to each that may follow it, and who may do so. What does not stand here can't happen. */
const allowedChanges: Readonly<Record<ApplicationStatus, Partial<Record<ApplicationStatus, readonly StatusActor[]>>>> =
  {
    draft: { submitted: ['applicant'] },
    submitted: { in_review: staff, more_info_needed: staff, approved: staff, declined: staff, withdrawn: statusActors },
    in_review: { more_info_needed: staff, approved: staff, declined: staff, withdrawn: statusActors },
    // The applicant's change is sending the last document that was asked for.
    more_info_needed: { in_review: statusActors, approved: staff, declined: staff, withdrawn: statusActors },
    approved: { in_review: staff, withdrawn: statusActors },
    declined: { in_review: staff },
    withdrawn: {},
  }

/** What can follow a status, as far as `actor` decides it. */
export function changesFrom(status: ApplicationStatus, actor: StatusActor): readonly ApplicationStatus[] {
  return applicationStatuses.filter((next) => allowedChanges[status][next]?.includes(actor))
}

/** What somebody has still to decide on: where staff may approve. */
export const undecidedStatuses = applicationStatuses.filter((status) =>
  changesFrom(status, 'staff').includes('approved'),
)

/** What staff decide next: of those what waits for its applicant is left out. */
export const toDecideStatuses = undecidedStatuses.filter((status) => status !== 'more_info_needed')

/** What was decided, by staff or by the applicant who withdrew. */
export const decidedStatuses = ['approved', 'declined', 'withdrawn'] as const satisfies readonly ApplicationStatus[]

export const isDecided = (status: ApplicationStatus): status is (typeof decidedStatuses)[number] =>
  decidedStatuses.some((decided) => decided === status)

/** An approval that no longer holds: it takes a reason, which the applicant reads. */
export const isApprovalTakenBack = (from: ApplicationStatus, to: ApplicationStatus) =>
  from === 'approved' && to === 'in_review'

/** Whether a change of status decides, or undoes what was decided: that is for whoever has the right to. */
export const isDecision = (from: ApplicationStatus, to: ApplicationStatus) => isDecided(from) || isDecided(to)

/** The next status. Refuses with `conflict` (`status`: `status_not_allowed`) what the table does not allow. */
export function changeStatus(
  from: ApplicationStatus,
  to: ApplicationStatus,
  actor: StatusActor,
): Outcome<ApplicationStatus> {
  if (changesFrom(from, actor).includes(to)) return done(to)
  return refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] })
}
