import type { ReactNode } from 'react'
import { quotePage } from '#business/quotes/quote-address.ts'
import { Link } from '#client/link.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Application } from '../application.ts'
import { Amount } from './amount.tsx'
import type { PictureOf } from './picture-of.ts'
import { writtenSize } from '#kernel/written-size.ts'

type ApplicationPlanProps = {
  application: Application
  pictureOf: PictureOf
  /** It is nobody's choice yet, and stands in what tells so. */
  isExample?: boolean
  /** Under the figures: a way to change them. */
  children?: ReactNode
}

/** The system and the plan that are applied for. */
export function ApplicationPlan({ application, pictureOf, isExample = false, children }: ApplicationPlanProps) {
  const text = useText()
  const { product, quote, downPayment, downPaymentPercentage, monthlyPayment, totalAmount, paymentSchedule } =
    application
  const { currency } = product
  const count = paymentSchedule.length - 1
  const rows = [
    {
      key: 'down',
      label:
        count > 0
          ? text('eligibility.plan.downPayment.share', { percent: downPaymentPercentage })
          : text('eligibility.plan.downPayment'),
      value: <Amount amount={downPayment} currency={currency} />,
    },
    {
      key: 'monthly',
      label: text('eligibility.plan.instalments', { count }),
      value: <Amount amount={monthlyPayment} currency={currency} />,
    },
    {
      key: 'total',
      label: text('eligibility.plan.total'),
      value: <Amount amount={totalAmount} currency={currency} />,
      strong: true,
    },
  ]
  return (
    <Card className={`keep-together grid gap-4 ${isExample ? 'border-0! p-0! shadow-none!' : ''}`}>
      <div className="flex items-center gap-4">
        <span className="w-20 shrink-0 overflow-hidden rounded-control">{pictureOf(product)}</span>
        <div className="min-w-0">
          <h2 className="text-card">{nameIn(product, text.language)}</h2>
          <p className="text-sm text-muted">
            {writtenSize([product.capacity, product.batteryCapacity].filter(Boolean).join(' · '), text.language)}
            {!quote && product.withoutPanels && <span className="block">{text('shell.withoutPanels')}</span>}
          </p>
        </div>
      </div>
      {quote && (
        <p className="text-sm">
          <Link to={quotePage(quote.key)} className="link inline-flex min-h-11 items-center">
            {text('eligibility.plan.quote', { reference: quote.reference })}
          </Link>
          <span className="block text-muted">
            {text('eligibility.plan.quote.parts', {
              units: quote.units,
              name: nameIn(quote, text.language),
              panels: quote.panels,
            })}
          </span>
        </p>
      )}
      <DataList rows={rows.filter(({ key }) => count > 0 || key !== 'monthly')} />
      {children}
    </Card>
  )
}
