import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { PaymentSchedule } from '../payment-schedule.tsx'
import { StatusTimeline } from '../status-timeline.tsx'
import { ApplicantCard } from './applicant-card.tsx'
import { applicationReviewQuery } from './application-review-query.ts'
import { AffordabilityCard } from './affordability-card.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { DecisionSummary } from './decision-summary.tsx'
import { ReviewDocuments } from './review-documents.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewPlan } from './review-plan.tsx'
import type { Decision } from './use-decision.ts'

/** An application as whoever decides on it works on it. On paper it is the summary of the decision. */
export function ApplicationReview({ id }: { id: string }) {
  const text = useText()
  const { data: application, error, refetch } = useQuery(applicationReviewQuery(id))
  const [decision, setDecision] = useState<Decision | null>(null)
  if (error && !application) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <StateBlock
        tone="error"
        title={text(isGone ? 'admin-applications.gone' : 'shell.error.title')}
        action={!isGone && <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>}
      />
    )
  }
  if (!application) return <Skeleton className="h-96" />
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
        <ReviewHeader application={application} />
        <DecisionPanel application={application} onDecide={setDecision} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 xl:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ReviewDocuments application={application} onAskAgain={setDecision} />
            <AffordabilityCard application={application} />
            <ApplicantCard application={application} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ReviewPlan application={application} />
            <PaymentSchedule plan={application} />
            <StatusTimeline application={application} clock="reader" />
          </div>
        </div>
      </div>
      <DecisionSummary application={application} />
      {decision && <DecisionDialog application={application} decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}
