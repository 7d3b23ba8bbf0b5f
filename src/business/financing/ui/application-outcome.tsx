import { Link } from '#client/link.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { quoteDays } from '#kernel/retention.ts'
import type { Application } from '../application.ts'
import { applicationPage } from '../application-page.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { ApplicationSent } from './application-sent.tsx'
import { MoneyText } from './money-text.tsx'
import type { OpenedApplication } from './opened-application.ts'
import { planSearch } from './plan-address.ts'

type ApplicationOutcomeProps = {
  opened: Exclude<OpenedApplication, { kind: 'draft' }>
  onAnother: () => void
  onAccept: (plan: ApplicationRequest) => void
  onTalkToExpert: () => void
}

/** Why there is no form: it is submitted, there is one already, at another price, or no plan that can be applied for. */
export function ApplicationOutcome({ opened, onAnother, onAccept, onTalkToExpert }: ApplicationOutcomeProps) {
  switch (opened.kind) {
    case 'submitted':
      return <ApplicationSent {...opened} />
    case 'existing':
      return <ApplicationExists application={opened.application} onAnother={onAnother} />
    case 'price_changed':
      return <PriceChanged {...opened} onAccept={() => onAccept(opened.now)} />
    case 'not_offered':
      return (
        <PlanNotOffered reason={opened.productId === null ? 'none' : 'notOffered'} onTalkToExpert={onTalkToExpert} />
      )
    case 'other_country':
      return <PlanNotOffered reason="otherCountry" onTalkToExpert={onTalkToExpert} />
    case 'quote_gone':
      return <PlanNotOffered reason="quoteGone" onTalkToExpert={onTalkToExpert} />
  }
}

/** The visitor has an application with us: another is begun only when they say so. */
function ApplicationExists({ application, onAnother }: { application: Application; onAnother: () => void }) {
  const text = useText()
  const { id, reference, status } = application
  return (
    <StateBlock
      icon="check"
      title={text('application.existing.title', { reference })}
      description={text('application.existing.text', { status: text(`tracking.status.${status}`) })}
      action={
        <>
          <Button asChild>
            <Link to={applicationPage(id)}>{text('application.submitted.follow')}</Link>
          </Button>
          <Button tone="secondary" onClick={onAnother}>
            {text('application.existing.another')}
          </Button>
        </>
      }
    />
  )
}

type PriceChangedProps = { was: ApplicationRequest; now: ApplicationRequest; onAccept: () => void }

/** The price is another one than the visitor was shown. */
function PriceChanged({ was, now, onAccept }: PriceChangedProps) {
  const text = useText()
  const money = (amount: number) => formatMoney({ amount, currency: countryTable[now.country].currency })
  const values = { was: money(was.totalAmount), now: money(now.totalAmount), monthly: money(now.monthlyPayment) }
  return (
    <Banner tone="info" title={text('application.priceChanged.title')} className="self-start">
      <p>
        <MoneyText>{text('application.priceChanged', values)}</MoneyText>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onAccept}>
          {text('application.priceChanged.accept')}
        </Button>
        <Button asChild size="sm" tone="secondary">
          <Link to={`/financing${planSearch(now)}`}>{text('eligibility.changePlan')}</Link>
        </Button>
      </div>
    </Banner>
  )
}

type PlanNotOfferedProps = { reason: 'none' | 'notOffered' | 'otherCountry' | 'quoteGone'; onTalkToExpert: () => void }

/** There is no plan yet that can be applied for in this country: the simulator makes one. */
function PlanNotOffered({ reason, onTalkToExpert }: PlanNotOfferedProps) {
  const text = useText()
  return (
    <StateBlock
      icon="calendar"
      title={text(`application.choose.${reason}.title`)}
      description={text(`application.choose.${reason}.text`, { days: quoteDays })}
      action={
        <>
          <Button asChild iconAfter="arrow-right">
            <Link to="/financing">{text('application.choose')}</Link>
          </Button>
          <Button tone="secondary" icon="chat" onClick={onTalkToExpert}>
            {text('application.expert')}
          </Button>
        </>
      }
    />
  )
}
