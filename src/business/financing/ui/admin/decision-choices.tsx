import { useState } from 'react'
import { Link } from 'react-router'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import type { AdminApplication } from '../../admin-application.ts'
import type { DocumentType } from '../../document-type.ts'
import { waitsForSecond } from '../../second-opinion.ts'
import { DownPaymentButton, isDownPaymentDue } from './down-payment.tsx'
import { useNextApplication } from './next-application.tsx'
import { choicesOf, unreadOf } from './next-decision.ts'
import { OpenNextDocument, showDocuments } from './review-documents.tsx'
import { useApplicationWork, type Work } from './use-application-work.ts'
import { decisionWord, type DecidedStatus, type Decision } from './use-decision.ts'

export type DecisionChoicesProps = {
  readonly application: AdminApplication
  /** Documents are still to be added by whoever began it: until then no decision comes next. */
  readonly isHandedIn: boolean
  readonly onDecide: (decision: Decision) => void
  /** Shows a document over the page. */
  readonly onShow: (type: DocumentType) => void
}

/** What can be done with an application: what comes next as buttons, what is rarer in a menu; once it is decided, the next application, or the call about the down payment. */
export function DecisionChoices({ application, isHandedIn, onDecide, onShow }: DecisionChoicesProps) {
  const text = useText()
  const { allowedStatuses, concerns, mayDecide } = application
  const isUndecided = allowedStatuses.includes('approved')
  const { next, shown, others } = choicesOf(application)
  const isWaiting = application.status === 'more_info_needed'
  const mayRemind = isWaiting && application.additionalInfo.email !== null
  const choice = (status: DecidedStatus) => ({
    key: status,
    label: text(`admin-applications.decide.${decisionWord(application, status)}`),
    onChoose: () => onDecide({ status }),
  })
  const following = useNextApplication(application.id)
  const { call } = contactLinks(application)
  const isToBeCalled = call !== null && isDownPaymentDue(application)
  return (
    <div
      role="group"
      aria-label={text('admin-applications.decision')}
      className="flex content-start gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:[&>:not(:last-child)]:min-w-0 max-lg:[&>:not(:last-child)]:grow max-lg:[&>:not(:last-child)]:px-2 max-lg:[&>:not(:last-child)]:text-sm max-lg:[&>:not(:last-child)]:leading-tight max-lg:[&>:not(:last-child)>svg]:hidden lg:grid lg:*:w-full"
    >
      {mayDecide && isUndecided && !mayRemind && !isHandedIn && (
        <OpenNextDocument {...{ application, onShow }} unread={unreadOf(concerns)} />
      )}
      {/* What is missing is waited for: to approve without it comes second. */}
      {isHandedIn && (
        <Button className="lg:hidden" onClick={showDocuments}>
          {text('admin-applications.documents.add')}
        </Button>
      )}
      {mayRemind && <RemindButton application={application} />}
      {shown.map((status) => (
        <Button key={status} tone={status === next ? 'primary' : 'secondary'} onClick={() => onDecide({ status })}>
          {text(`admin-applications.decide.${status}`)}
        </Button>
      ))}
      {waitsForSecond(application) && application.isFirstApprover && (
        <WorkButton application={application} work={{ approval: 'taken_back' }} tone="secondary">
          {text('admin-applications.second.takeBack')}
        </WorkButton>
      )}
      <DownPaymentButton application={application} />
      {isToBeCalled && (
        <Button asChild icon="phone" tone="secondary">
          <a href={call}>{text('admin.call')}</a>
        </Button>
      )}
      {!isUndecided && !isDownPaymentDue(application) && following && (
        <Button asChild iconAfter="arrow-right">
          <Link to={following}>{text('admin-applications.next')}</Link>
        </Button>
      )}
      <MenuButton
        label={text('admin.otherActions')}
        isBrief="phone"
        items={[
          call !== null && !isToBeCalled && { key: 'call', link: <a href={call}>{text('admin.call')}</a> },
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
