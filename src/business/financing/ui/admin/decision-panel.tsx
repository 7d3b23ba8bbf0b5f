import { Banner } from '#design/banner.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import type { ApplicationStatus } from '../../application-status.ts'
import { needsSecondOpinion } from '../../second-opinion.ts'
import { decidedStatuses, type Decision } from './use-decision.ts'

const tones: Partial<Record<ApplicationStatus, ButtonProps['tone']>> = { approved: 'primary', declined: 'danger' }

type DecisionPanelProps = {
  readonly application: AdminApplication
  readonly onDecide: (decision: Decision) => void
}

/** What can be decided now, and who has agreed where two must. */
export function DecisionPanel({ application, onDecide }: DecisionPanelProps) {
  const text = useText()
  const { allowedStatuses, firstApproverName } = application
  const allowed = decidedStatuses.filter((status) => allowedStatuses.includes(status))
  const needsTwo = needsSecondOpinion(application)
  const waitsForSecond = needsTwo && firstApproverName !== null && allowed.includes('approved')
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.decision')}</h2>
      {waitsForSecond ? (
        <Banner tone="info" title={text('admin-applications.second.waits', { name: firstApproverName })}>
          {text('admin-applications.second.waits.text')}
        </Banner>
      ) : (
        needsTwo && (
          <p className="text-muted">
            {firstApproverName
              ? text('admin-applications.second.given', { name: firstApproverName })
              : neededWords(application, text)}
          </p>
        )
      )}
      {allowed.length === 0 && <p className="text-muted">{text('admin-applications.decision.none')}</p>}
      <div className="flex flex-wrap gap-3">
        {allowed.map((status) => (
          <Button key={status} tone={tones[status] ?? 'secondary'} onClick={() => onDecide({ status })}>
            {text(`admin-applications.decide.${status}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function neededWords({ secondApprovalAbove: amount, product: { currency } }: AdminApplication, text: Text): string {
  if (amount === 0) return text('admin-applications.second.always')
  return text('admin-applications.second.needed', { amount: formatMoney({ amount, currency }) })
}
