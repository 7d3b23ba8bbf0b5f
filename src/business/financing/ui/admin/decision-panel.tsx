import { useState } from 'react'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Icon } from '#design/icon.tsx'
import { toast } from '#design/toast.ts'
import { Link } from 'react-router'
import { formatList } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import { isDownPaymentReceived } from '../../after-approval.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { approvalLimit, needsSecondOpinion } from '../../second-opinion.ts'
import { ConcernBox } from './concern-list.tsx'
import { Decided } from './decided.tsx'
import { useNextApplication } from './next-application.tsx'
import { mayAskAgain, nextDecision, unreadOf } from './next-decision.ts'
import { cannotBeCalled } from './correct-contact.tsx'
import { OpenNextDocument } from './review-documents.tsx'
import { limitWords, notesOf } from './review-timeline.tsx'
import { useApplicationWork, type Work } from './use-application-work.ts'
import { decidedStatuses, decisionWord, type DecidedStatus, type Decision } from './use-decision.ts'

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
  const { allowedStatuses, concerns, firstApproverName, isFirstApprover } = application
  const mayAsk = documentTypes.some((type) => mayAskAgain(application, type))
  const allowed = decidedStatuses.filter(
    (one) => allowedStatuses.includes(one) || (one === 'more_info_needed' && mayAsk),
  )
  const mayApprove = allowed.includes('approved')
  const needsTwo = needsSecondOpinion(application)
  const waitsForSecond = needsTwo && firstApproverName !== null && mayApprove
  const isMine = waitsForSecond && isFirstApprover
  const isWaiting = application.status === 'more_info_needed'
  const mayRemind = isWaiting && application.additionalInfo.email !== null
  const next = isWaiting ? null : nextDecision(concerns)
  const isOffered = (status: DecidedStatus) => (status === 'approved' ? !isMine : status === next)
  const shown = allowed.filter((status) => mayApprove && isOffered(status)).toReversed()
  const others = allowed.filter((status) => status !== 'approved' && !shown.includes(status))
  const choice = (status: DecidedStatus) => ({
    key: status,
    label: text(`admin-applications.decide.${decisionWord(application, status)}`),
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
        <WaitsForSecond application={application} />
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
        {mayApprove ? (
          <div className="grid content-start gap-3">
            <ConcernsBefore application={application} />
            {cannotBeCalled(application) && (
              <p className="flex gap-2 text-muted">
                <Icon name="phone" className="mt-0.5 size-5 shrink-0" />
                {text('admin-applications.contact.noCall')}
              </p>
            )}
          </div>
        ) : (
          <Decided application={application} />
        )}
        <div
          role="group"
          aria-label={text('admin-applications.decision')}
          className="flex content-start gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:[&>:not(:last-child)]:min-w-0 max-lg:[&>:not(:last-child)]:grow max-lg:[&>:not(:last-child)]:px-2 max-lg:[&>:not(:last-child)]:text-sm max-lg:[&>:not(:last-child)]:leading-tight max-lg:[&>:not(:last-child)>svg]:hidden lg:grid lg:*:w-full"
        >
          {mayApprove && !mayRemind && <OpenNextDocument {...{ application, onShow }} unread={unreadOf(concerns)} />}
          {shown.map((status) => (
            <Button
              key={status}
              tone={status === next && mayApprove ? 'primary' : 'secondary'}
              onClick={() => onDecide({ status })}
            >
              {text(`admin-applications.decide.${status}`)}
            </Button>
          ))}
          {mayRemind && <RemindButton application={application} />}
          {isMine && (
            <WorkButton application={application} work={{ approval: 'taken_back' }} tone="secondary">
              {text('admin-applications.second.takeBack')}
            </WorkButton>
          )}
          <DownPaymentButton application={application} />
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

/** Reminds the applicant of what was asked for: within a day of asking it is not what comes next. */
function RemindButton({ application }: { application: AdminApplication }) {
  const text = useText()
  const [now] = useState(() => Date.now())
  const isOld = application.askedAt !== null && now - Date.parse(application.askedAt) > oneDayMs
  return (
    <WorkButton application={application} work={{ remind: true }} tone={isOld ? 'primary' : 'secondary'}>
      {text('admin-applications.remind')}
    </WorkButton>
  )
}

const oneDayMs = 86_400_000

/** Notes that the down payment of what was approved came. */
function DownPaymentButton({ application }: { application: AdminApplication }) {
  const text = useText()
  if (application.status !== 'approved' || isDownPaymentReceived(application)) return null
  return (
    <WorkButton application={application} work={{ received: 'down_payment' }} tone="secondary">
      {text('admin-applications.received')}
    </WorkButton>
  )
}

/** Who approved it first, over what and why, and who must agree too. */
function WaitsForSecond({ application }: { application: AdminApplication }) {
  const text = useText()
  const { firstApproverName, isFirstApprover, otherApprovers } = application
  const first = application.timeline.findLast(({ event }) => event === 'first_approval')
  const names = formatList(otherApprovers, text.language)
  const words = names
    ? text('admin-applications.second.waits.for', { names })
    : text('admin-applications.second.waits.nobody')
  return (
    <Banner tone="info" title={text('admin-applications.second.waits', { name: firstApproverName ?? '' })}>
      <p>{isFirstApprover ? words : text('admin-applications.second.waits.yours')}</p>
      {first &&
        notesOf(first, application, text).map((note) => (
          <p key={note} className="mt-1 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        ))}
    </Banner>
  )
}

type WorkButtonProps = Pick<ButtonProps, 'children' | 'tone'> & {
  readonly application: AdminApplication
  readonly work: Work
}

/** What is done at once, without a question. */
function WorkButton({ application, work, ...button }: WorkButtonProps) {
  const text = useText()
  const { mutate, isPending } = useApplicationWork(application)
  const onError = (error: unknown) =>
    toast({ title: text('admin.failure'), description: reasonOf(error, text('shell.error.text')), tone: 'error' })
  return <Button loading={isPending} onClick={() => mutate(work, { onError })} {...button} />
}

/** What is missing or odd before an approval, or that nothing is. */
function ConcernsBefore({ application }: { application: AdminApplication }) {
  const text = useText()
  const { concerns, affordability, incomeRead } = application
  if (concerns.length === 0) {
    const isOnlyStated = affordability !== null && incomeRead === null
    return (
      <p className="flex items-center gap-2">
        <Icon name="check-circle" className="size-5 shrink-0 text-leaf" />
        {text(isOnlyStated ? 'admin-applications.concerns.none.stated' : 'admin-applications.concerns.none')}
      </p>
    )
  }
  return <ConcernBox application={application} />
}

function neededWords(application: AdminApplication, text: Text): string {
  return limitWords(approvalLimit(application), application.product.currency, text)
}
