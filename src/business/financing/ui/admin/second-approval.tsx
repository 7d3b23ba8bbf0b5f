import { Banner } from '#design/banner.tsx'
import { formatList } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { latestFirstApproval } from '../../decisions.ts'
import { approvalLimit, needsSecondOpinion, waitsForSecond } from '../../second-opinion.ts'
import { limitWords, notesOf } from './review-timeline.tsx'
import type { DecidedStatus } from './use-decision.ts'

type OfApplication = { readonly application: AdminApplication }

/** Whether a decision would be the first of two approvals: the applicant is told after the second. */
export const isFirstApproval = (application: AdminApplication, status: DecidedStatus) =>
  status === 'approved' && needsSecondOpinion(application) && application.firstApproverName === null

/** Where two people must approve: above what that is, or who has and who must still. Nothing of what one approves, or is decided. */
export function SecondApproval({ application }: OfApplication) {
  const text = useText()
  if (waitsForSecond(application)) return <WaitsForSecond application={application} />
  if (!needsSecondOpinion(application) || !application.allowedStatuses.includes('approved')) return null
  return <p className="text-muted">{limitWords(approvalLimit(application), application.product.currency, text)}</p>
}

/** Who approved it first, over what and why, and who must agree too. */
function WaitsForSecond({ application }: OfApplication) {
  const text = useText()
  const { firstApproverName, isFirstApprover, mayDecide, otherApprovers } = application
  const first = latestFirstApproval(application.timeline)
  const names = formatList(
    otherApprovers.filter((name) => name !== firstApproverName),
    text.language,
  )
  const words = names
    ? text('admin-applications.second.waits.for', { names })
    : text('admin-applications.second.waits.nobody')
  return (
    <Banner tone="info" title={text('admin-applications.second.waits', { name: firstApproverName ?? '' })}>
      <p>{mayDecide && !isFirstApprover ? text('admin-applications.second.waits.yours') : words}</p>
      {first &&
        notesOf(first, application, text).map((note) => (
          <p key={note} className="mt-1 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        ))}
    </Banner>
  )
}
