import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { downPaymentReceived } from '../../after-approval.ts'
import { Amount } from '../amount.tsx'
import { downPaymentWords } from './down-payment.tsx'

/** The system and the plan that are applied for, as they were when they were chosen. */
export function ReviewPlan({ application }: { application: AdminApplication }) {
  const text = useText()
  const { product, quote, downPayment, downPaymentPercentage, monthlyPayment, totalAmount, paymentSchedule } =
    application
  const { currency } = product
  const count = paymentSchedule.length - 1
  const paid = downPaymentReceived(application.timeline)
  const rows = [
    { key: 'total', label: text('plan.totalAmount'), value: <Amount amount={totalAmount} currency={currency} /> },
    {
      key: 'down',
      label: text('admin-applications.plan.down', { percent: downPaymentPercentage }),
      value: <Amount amount={downPayment} currency={currency} />,
    },
    ...(paid
      ? [
          {
            key: 'paid',
            label: text('admin-applications.timeline.down_payment_received'),
            value: downPaymentWords(paid, application, text) || text('admin.audit.yes'),
          },
        ]
      : []),
    ...(count > 0
      ? [
          {
            key: 'monthly',
            label: text('plan.monthlyPayment.count', { count }),
            value: <Amount amount={monthlyPayment} currency={currency} />,
            strong: true,
          },
        ]
      : []),
  ]
  return (
    <Card className="keep-together print:border-0 print:p-0">
      <h2 className="text-xl">{nameIn(product, text.language)}</h2>
      <p className="text-sm text-muted">
        {joinWithDots([
          product.capacity,
          product.batteryCapacity,
          !quote && product.withoutPanels && text('shell.withoutPanels'),
        ])}
      </p>
      <DataList rows={rows} className="mt-2" />
    </Card>
  )
}
