import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { moneyHeld } from '../../received-payments.ts'
import { Amount } from '../amount.tsx'
import { paymentWords } from './payment-words.ts'

/** The system and the plan that are applied for, as they were when they were chosen. */
export function ReviewPlan({ application }: { application: AdminApplication }) {
  const text = useText()
  const { product, quote, downPayment, downPaymentPercentage, monthlyPayment, totalAmount, paymentSchedule, status } =
    application
  const { currency } = product
  const count = paymentSchedule.length - 1
  const { payments, refunds, remaining, toRefund } = moneyHeld(application, application.timeline)
  const rows = [
    { key: 'total', label: text('plan.totalAmount'), value: <Amount amount={totalAmount} currency={currency} /> },
    {
      key: 'down',
      label: text('admin-applications.plan.down', { percent: downPaymentPercentage }),
      value: <Amount amount={downPayment} currency={currency} />,
    },
    ...payments.map((payment) => ({
      key: `paid ${payment.id}`,
      label: text('admin-applications.timeline.down_payment_received'),
      value: paymentWords(payment, application, text) || text('admin.audit.yes'),
    })),
    ...refunds.map((refund) => ({
      key: `refunded ${refund.id}`,
      label: text('admin-applications.timeline.down_payment_refunded'),
      value: paymentWords(refund, application, text),
    })),
    ...(payments.length > 0 && status === 'approved' && remaining > 0
      ? [
          {
            key: 'remaining',
            label: text('admin-applications.received.rest'),
            value: <Amount amount={remaining} currency={currency} />,
          },
        ]
      : []),
    ...(toRefund > 0
      ? [
          {
            key: 'refund',
            label: text(status === 'approved' ? 'admin-applications.overpaid' : 'admin-applications.refund'),
            value: <Amount amount={toRefund} currency={currency} />,
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
