import { useId, useState } from 'react'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { Calculation } from '../calculation.ts'
import { planSearch, type ChosenPlan } from './plan-address.ts'
import { partsOf } from './plan-sum.ts'

type PaymentScheduleProps = {
  plan: Pick<Calculation, 'paymentSchedule' | 'totalAmount'> & { product: Pick<Calculation['product'], 'currency'> }
  /** What is applied for by the link below; none once it is. */
  chosen?: ChosenPlan
  /** How many payments show before the schedule is expanded. */
  previewRows?: number
}

/** When each payment falls due and what is left after it; a few rows, or all with their sum: `1 050 000 ₦ + 11 × 204 167 ₦ + 204 163 ₦ = 3 500 000 ₦`. Paper has them all. */
export function PaymentSchedule({ plan, chosen, previewRows = 4 }: PaymentScheduleProps) {
  const text = useText()
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const rows = plan.paymentSchedule
  const parts = partsOf(plan)
  // Of a plan that stands above already nothing is said twice.
  const isClosed = previewRows === 0 && !isExpanded
  const money = (amount: number) => formatMoney({ amount, currency: plan.product.currency })
  return (
    <Card className="@container grid grid-cols-[minmax(0,1fr)] gap-4 print:mt-6 print:block print:border-0 print:p-0">
      <h3>{text('plan.schedule.title')}</h3>
      <table id={id} className={`w-full text-left [&_:is(td,th+th)]:pl-4 ${isClosed ? 'hidden print:table' : ''}`}>
        <thead>
          <tr className="border-b border-line align-bottom text-sm text-muted [&>th]:py-2 [&>th]:font-normal">
            <th scope="col">{text('plan.schedule.payment')}</th>
            <th scope="col" className="text-right">
              {text('plan.schedule.amount')}
            </th>
            <th scope="col" className="text-right @max-md:hidden">
              {text('plan.schedule.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ paymentNumber, dueDate, amount, remainingBalance }, index) => (
            <tr
              key={paymentNumber}
              className={`border-b border-line align-top [&>*]:py-2.5 print:[&>*]:py-1 ${
                isExpanded || index < previewRows ? '' : 'hidden print:table-row'
              }`}
            >
              <th scope="row" className="pr-3 font-semibold">
                {text('plan.schedule.month', { number: paymentNumber })}
                <span className="block text-sm font-normal text-muted print:ml-2 print:inline">
                  {paymentNumber === 0 ? text('plan.schedule.immediately') : formatLongDate(dueDate, text.language)}
                </span>
              </th>
              <td className="text-right">
                <span className="money">{money(amount)}</span>
                <span className="money block text-sm text-muted @md:hidden">
                  {text('plan.schedule.balanceOf', { amount: money(remainingBalance) })}
                </span>
              </td>
              <td className="money text-right text-muted @max-md:hidden">{money(remainingBalance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="print:table-row-group">
          <tr className="font-semibold [&>*]:py-2.5">
            <th scope="row">{text('plan.schedule.total', { count: rows.length })}</th>
            <td className="money text-right">{money(plan.totalAmount)}</td>
          </tr>
          {parts.length > 1 && (
            <tr className={`text-sm ${isExpanded ? '' : 'hidden print:table-row'}`}>
              <td colSpan={3}>
                {parts.map(({ part, count, amount }) => (
                  <span key={part}>
                    {part !== 'first' && ' + '}
                    <span className="money">{count > 1 ? `${count} × ${money(amount)}` : money(amount)}</span>
                  </span>
                ))}
                {' = '}
                <strong className="money">{money(plan.totalAmount)}</strong>
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <div className="grid gap-3 print:hidden">
        {rows.length > previewRows && (
          <Button
            tone="secondary"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? text('plan.schedule.collapse') : text('plan.schedule.expand', { count: rows.length })}
          </Button>
        )}
        {chosen && (
          <Button asChild size="lg" iconAfter="arrow-right">
            <Link to={`/eligibility${planSearch(chosen)}`}>{text('plan.schedule.eligibility')}</Link>
          </Button>
        )}
      </div>
    </Card>
  )
}
