import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { formatList } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { isOnStatedIncome } from '../../income-basis.ts'
import { ConcernBox, OnStatedIncome } from './concern-list.tsx'
import { cannotBeCalled } from './correct-contact.tsx'
import { Decided } from './decided.tsx'
import { DecisionChoices, type DecisionChoicesProps } from './decision-choices.tsx'
import { MoneyReceived } from './money-received.tsx'
import { SecondApproval } from './second-approval.tsx'

/**
 * What is missing or odd, and who has agreed where two must, beside what can be done; once it is decided, who decided over what. On a
 * phone all that is done stands at its foot, at the thumb.
 */
export function DecisionPanel(props: DecisionChoicesProps) {
  const text = useText()
  const { application } = props
  return (
    <Card role="region" aria-labelledby="decision" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="decision" className="text-xl">
        {text('admin-applications.decision')}
      </h2>
      <SecondApproval application={application} />
      <MoneyReceived application={application} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {application.allowedStatuses.includes('approved') ? (
          <BeforeDecision application={application} />
        ) : (
          <Decided application={application} />
        )}
        <DecisionChoices {...props} />
      </div>
    </Card>
  )
}

/** What is missing or odd before an approval, or that nothing is; and that its mail promises a call to nobody’s number. */
function BeforeDecision({ application }: { readonly application: AdminApplication }) {
  const text = useText()
  const { concerns, mayDecide, otherApprovers } = application
  const isOnStated = isOnStatedIncome(application)
  return (
    <div className="grid content-start gap-3">
      {!mayDecide && (
        <p className="flex gap-2">
          <Icon name="shield" className="mt-0.5 size-5 shrink-0" />
          {text('admin-applications.decision.byOthers', { names: formatList(otherApprovers, text.language) })}
        </p>
      )}
      {concerns.length > 0 ? (
        <ConcernBox application={application} />
      ) : (
        <p className="flex items-center gap-2">
          <Icon name="check-circle" className="size-5 shrink-0 text-leaf" />
          {text(isOnStated ? 'admin-applications.concerns.none.stated' : 'admin-applications.concerns.none')}
        </p>
      )}
      <OnStatedIncome application={application} />
      {cannotBeCalled(application) && (
        <p className="flex gap-2 text-muted">
          <Icon name="phone" className="mt-0.5 size-5 shrink-0" />
          {text('admin-applications.contact.noCall')}
        </p>
      )}
    </div>
  )
}
