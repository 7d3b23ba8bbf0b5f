import { MenuButton } from '#design/admin/menu-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { Link } from 'react-router'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import type { DocumentType } from '../../document-type.ts'
import { needsSecondOpinion } from '../../second-opinion.ts'
import { ConcernBox } from './concern-list.tsx'
import { Decided } from './decided.tsx'
import { useNextApplication } from './next-application.tsx'
import { nextDecision, unreadOf } from './next-decision.ts'
import { OpenNextDocument } from './review-documents.tsx'
import { decidedStatuses, type DecidedStatus, type Decision } from './use-decision.ts'

type DecisionPanelProps = {
  readonly application: AdminApplication
  readonly onDecide: (decision: Decision) => void
  /** Shows a picture over the page. */
  readonly onShow: (type: DocumentType) => void
}

/**
 * What comes next beside what is missing or odd, and who has agreed where two must; what is rarer is in a menu. Once it is decided: who
 * decided over what, and the next application. On a phone all that is done stands at its foot, at the thumb.
 */
export function DecisionPanel({ application, onDecide, onShow }: DecisionPanelProps) {
  const text = useText()
  const { allowedStatuses, concerns, firstApproverName } = application
  const allowed = decidedStatuses.filter((status) => allowedStatuses.includes(status))
  const mayApprove = allowed.includes('approved')
  const needsTwo = needsSecondOpinion(application)
  const waitsForSecond = needsTwo && firstApproverName !== null && mayApprove
  const next = nextDecision(concerns)
  const shown = allowed.filter((status) => mayApprove && (status === next || status === 'approved')).toReversed()
  const others = allowed.filter((status) => !shown.includes(status))
  const choice = (status: DecidedStatus) => ({
    key: status,
    label: text(`admin-applications.decide.${status}`),
    onChoose: () => onDecide({ status }),
  })
  const following = useNextApplication(application.id)
  const { call } = contactLinks(application)
  return (
    <Card role="region" aria-labelledby="decision" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="decision" className="text-xl">
        {text('admin-applications.decision')}
      </h2>
      {waitsForSecond ? (
        <Banner tone="info" title={text('admin-applications.second.waits', { name: firstApproverName })}>
          {text('admin-applications.second.waits.text')}
        </Banner>
      ) : (
        needsTwo &&
        mayApprove && (
          <p className="text-muted">
            {firstApproverName
              ? text('admin-applications.second.given', { name: firstApproverName })
              : neededWords(application, text)}
          </p>
        )
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {mayApprove ? <ConcernsBefore application={application} /> : <Decided application={application} />}
        <div
          role="group"
          aria-label={text('admin-applications.decision')}
          className="flex content-start gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:[&>:not(:last-child)]:min-w-0 max-lg:[&>:not(:last-child)]:grow max-lg:[&>:not(:last-child)]:px-2 max-lg:[&>:not(:last-child)]:text-sm max-lg:[&>:not(:last-child)]:leading-tight max-lg:[&>:not(:last-child)>svg]:hidden lg:grid lg:*:w-full"
        >
          {mayApprove && <OpenNextDocument {...{ application, onShow }} unread={unreadOf(concerns)} />}
          {shown.map((status) => (
            <Button
              key={status}
              tone={status === next && mayApprove ? 'primary' : 'secondary'}
              onClick={() => onDecide({ status })}
            >
              {text(`admin-applications.decide.${status}`)}
            </Button>
          ))}
          {!mayApprove && following && (
            <Button asChild iconAfter="arrow-right">
              <Link to={following}>{text('admin-applications.next')}</Link>
            </Button>
          )}
          <MenuButton
            label={text('admin.otherActions')}
            isBrief="phone"
            items={[
              call !== null && { key: 'call', link: <a href={call}>{text('admin.call')}</a> },
              ...others.filter((status) => status !== 'declined').map(choice),
              {
                key: 'print',
                label: text('admin-applications.print'),
                onChoose: () => window.print(),
              },
              others.includes('declined') && { ...choice('declined'), isDangerous: true },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}

/** What is missing or odd before an approval, or that nothing is. */
function ConcernsBefore({ application }: { application: AdminApplication }) {
  const text = useText()
  if (application.concerns.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <Icon name="check-circle" className="size-5 shrink-0 text-leaf" />
        {text('admin-applications.concerns.none')}
      </p>
    )
  }
  return <ConcernBox application={application} />
}

function neededWords({ secondApprovalAbove: amount, product: { currency } }: AdminApplication, text: Text): string {
  if (amount === 0) return text('admin-applications.second.always')
  return text('admin-applications.second.needed', { amount: formatMoney({ amount, currency }) })
}
