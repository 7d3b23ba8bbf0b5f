import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Spinner } from '#design/spinner.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { currencyOf } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Application } from '../application.ts'
import { applicationPage } from '../application-page.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { MoneyText } from './money-text.tsx'
import { planSearch } from './plan-address.ts'

/** The application is being found or begun. */
export function ApplicationInitializing() {
  const text = useText()
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {text('financing.eligibility.initializing')}
      </p>
      {[1, 2, 3, 4, 5].map((slot) => (
        <Skeleton key={slot} className="h-36 w-full rounded-card" />
      ))}
    </div>
  )
}

/** It could not be begun. */
export function ApplicationFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('financing.eligibility.creation.title')}
      description={text('financing.eligibility.creation.text')}
      action={
        <Button icon="refresh" loading={isRetrying} onClick={onRetry}>
          {text('financing.eligibility.retry')}
        </Button>
      }
    />
  )
}

/** The visitor has an application with us: another is begun only when they say so. */
export function ApplicationExists({ application, onAnother }: { application: Application; onAnother: () => void }) {
  const text = useText()
  const { id, reference, status } = application
  return (
    <StateBlock
      icon="check"
      title={text('financing.eligibility.existing.title', { reference })}
      description={text('financing.eligibility.existing.text', { status: text(`financing.status.${status}`) })}
      action={
        <>
          <Button asChild>
            <Link to={applicationPage(id)}>{text('financing.eligibility.submitted.follow')}</Link>
          </Button>
          <Button tone="secondary" onClick={onAnother}>
            {text('financing.eligibility.existing.another')}
          </Button>
        </>
      }
    />
  )
}

type PriceChangedProps = { was: ApplicationRequest; now: ApplicationRequest; onAccept: () => void }

/** The price is another one than the visitor was shown. */
export function PriceChanged({ was, now, onAccept }: PriceChangedProps) {
  const text = useText()
  const money = (amount: number) => formatMoney({ amount, currency: currencyOf[now.country] })
  const values = {
    was: money(was.totalAmount),
    now: money(now.totalAmount),
    monthly: money(now.monthlyPayment),
  }
  return (
    <Banner tone="info" title={text('financing.eligibility.priceChanged.title')}>
      <p>
        <MoneyText>{text('financing.eligibility.priceChanged', values)}</MoneyText>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onAccept}>
          {text('financing.eligibility.priceChanged.accept')}
        </Button>
        <Button asChild size="sm" tone="secondary">
          <Link to={`/financing${planSearch(now)}`}>{text('financing.eligibility.changePlan')}</Link>
        </Button>
      </div>
    </Banner>
  )
}

type PlanNotOfferedProps = { productId: number | null; onTalkToExpert: () => void }

/** There is no plan yet that can be applied for in this country: the simulator makes one. */
export function PlanNotOffered({ productId, onTalkToExpert }: PlanNotOfferedProps) {
  const text = useText()
  const { country, language } = useVisitor()
  const place = contactOf[country].name[language]
  const reason = productId === null ? 'none' : 'notOffered'
  return (
    <StateBlock
      icon="calendar"
      title={text(`financing.eligibility.choose.${reason}.title`)}
      description={text(`financing.eligibility.choose.${reason}.text`, { country: place })}
      action={
        <>
          <Button asChild iconAfter="arrow-right">
            <Link to="/financing">{text('financing.eligibility.choose')}</Link>
          </Button>
          <Button tone="secondary" icon="chat" onClick={onTalkToExpert}>
            {text('financing.eligibility.expert')}
          </Button>
        </>
      }
    />
  )
}
