import { Figure } from '#design/figure.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Calculation } from '../calculation.ts'
import { Amount } from './amount.tsx'
import type { ChosenPlan } from './plan-address.ts'
import { partsOf } from './plan-sum.ts'
import type { PictureOf } from './picture-of.ts'

type PlanFiguresProps = { plan: Calculation; chosen: ChosenPlan; pictureOf: PictureOf }

/** Product, down payment, monthly payment and total, and what the total sums. */
export function PlanFigures({ plan, chosen, pictureOf }: PlanFiguresProps) {
  const text = useText()
  const { product, downPayment, monthlyPayment, totalAmount } = plan
  const { currency } = product
  const percent = text('plan.percent', { value: chosen.downPaymentPercentage })
  const instalments = plan.paymentSchedule.length - 1
  const inFull = instalments === 0
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="w-24 shrink-0 overflow-hidden rounded-control">{pictureOf(product)}</span>
        <div className="min-w-0">
          <p className="text-sm text-muted">{text('plan.product')}</p>
          <h3>{nameIn(product, text.language)}</h3>
          <p className="text-sm text-muted">
            {[product.capacity, product.batteryCapacity].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-3">
        <Figure
          size="lg"
          className="sm:col-span-2 print:col-span-1"
          label={text('plan.monthlyPayment')}
          value={inFull ? text('plan.monthlyPayment.none') : <Amount {...{ amount: monthlyPayment, currency }} />}
          note={!inFull && text('plan.monthlyPayment.count', { count: instalments })}
        />
        <Figure
          label={text('plan.downPayment')}
          value={<Amount {...{ amount: downPayment, currency }} />}
          note={!inFull && text('plan.downPayment.share', { percent })}
        />
        <Figure
          label={text('plan.totalAmount')}
          value={<Amount {...{ amount: totalAmount, currency }} />}
          note={text('plan.totalAmount.note')}
        />
      </div>
      <PlanSum plan={plan} />
      {product.priceStatus === 'illustrative' && <p className="text-sm text-muted">{text('plan.illustrative')}</p>}
    </>
  )
}

/** The payments, added up: `1 050 000 ₦ + 11 × 204 167 ₦ + 204 163 ₦ = 3 500 000 ₦`. */
function PlanSum({ plan }: { plan: Calculation }) {
  const { currency } = plan.product
  const parts = partsOf(plan)
  if (parts.length < 2) return null
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <p className="border-t border-line pt-3 text-sm">
      {parts.map(({ part, count, amount }) => (
        <span key={part}>
          {part !== 'first' && ' + '}
          <span className="money">{count > 1 ? `${count} × ${money(amount)}` : money(amount)}</span>
        </span>
      ))}
      {' = '}
      <strong className="money">{money(plan.totalAmount)}</strong>
    </p>
  )
}
