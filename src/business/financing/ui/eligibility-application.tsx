import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { ApplicationForm } from './application-form.tsx'
import { wantedPlan } from './application-opening.ts'
import { openingQuery } from './application-opening-query.ts'
import { ApplicationPlan } from './application-plan.tsx'
import { ApplicationSent } from './application-sent.tsx'
import { EligibilityPanel } from './eligibility-panel.tsx'
import { EligibilitySupport } from './eligibility-support.tsx'
import {
  ApplicationExists,
  ApplicationFailed,
  ApplicationInitializing,
  PlanNotOffered,
  PriceChanged,
} from './eligibility-states.tsx'
import { planSearch } from './plan-address.ts'
import type { PictureOf } from './product-chooser.tsx'
import { keepSimulatedPlan, recallSimulatedPlan } from './simulated-plan.ts'

type EligibilityApplicationProps = { pictureOf: PictureOf; onTalkToExpert: () => void }

/** The application of this browser: begun or found again on load, completed, submitted. */
export function EligibilityApplication({ pictureOf, onTalkToExpert }: EligibilityApplicationProps) {
  const text = useText()
  const client = useQueryClient()
  const { country } = useVisitor()
  const [search] = useSearchParams()
  const [accepted, setAccepted] = useState<ApplicationRequest | null>(null)
  const [another, setAnother] = useState(false)
  const visit = useMemo(
    () => ({ wanted: wantedPlan(search, country, accepted ?? recallSimulatedPlan()), country, another }),
    [search, country, accepted, another],
  )
  const query = openingQuery(visit)
  const { data: opened, error, isFetching, refetch, dataUpdatedAt } = useQuery(query)

  const tell = useEffectEvent(() =>
    toast({
      tone: 'error',
      title: text('financing.eligibility.creation.title'),
      description: text('financing.eligibility.creation.text'),
    }),
  )
  useEffect(() => {
    if (error && !isFetching) tell()
  }, [error, isFetching])

  const accept = (plan: ApplicationRequest) => {
    keepSimulatedPlan(plan)
    setAccepted(plan)
  }
  const main = () => {
    if (error) return <ApplicationFailed isRetrying={isFetching} onRetry={() => void refetch()} />
    switch (opened?.kind) {
      case undefined:
        return <ApplicationInitializing />
      case 'draft':
        return (
          <ApplicationForm
            key={`${opened.application.id} ${dataUpdatedAt}`}
            application={opened.application}
            onSubmitted={(submitted) => client.setQueryData(query.queryKey, { kind: 'submitted', ...submitted })}
            onOutdated={() => void refetch()}
          />
        )
      case 'submitted':
        return <ApplicationSent {...opened} />
      case 'existing':
        return <ApplicationExists application={opened.application} onAnother={() => setAnother(true)} />
      case 'price_changed':
        return <PriceChanged {...opened} onAccept={() => accept(opened.now)} />
      case 'not_offered':
        return <PlanNotOffered productId={opened.productId} onTalkToExpert={onTalkToExpert} />
    }
  }
  const application = opened && 'application' in opened ? opened.application : null
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <aside className="grid gap-6 lg:order-last">
        {opened?.kind !== 'submitted' && <EligibilityPanel />}
        {application && (
          <ApplicationPlan application={application} pictureOf={pictureOf}>
            {opened?.kind === 'draft' && <ChangePlan application={application} />}
          </ApplicationPlan>
        )}
        <div className="max-lg:hidden">
          <EligibilitySupport reference={application?.reference} />
        </div>
      </aside>
      <div className="grid gap-8">
        {main()}
        <div className="lg:hidden">
          <EligibilitySupport reference={application?.reference} />
        </div>
      </div>
    </div>
  )
}

function ChangePlan({ application }: { application: Application }) {
  const text = useText()
  const chosen = { ...application, productId: application.product.id }
  return (
    <Button asChild size="sm" tone="secondary" icon="edit">
      <Link to={`/financing${planSearch(chosen)}`}>{text('financing.eligibility.changePlan')}</Link>
    </Button>
  )
}
