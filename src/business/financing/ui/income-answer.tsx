import { Link } from '#client/link.tsx'
import { Banner } from '#design/banner.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { termsWithin, weighPlan } from '../affordability.ts'
import type { Application } from '../application.ts'
import { planSearch } from './plan-address.ts'

type IncomeAnswerProps = {
  application: Application
  /** What comes in each month, in whole units. */
  income: number
}

/** How a stated income stands to the plan, as staff will see it; where it falls short, the plan that it carries. */
export function IncomeAnswer({ application, income }: IncomeAnswerProps) {
  const text = useText()
  const { monthlyPayment, product, quote } = application
  const weighed = weighPlan(application, product.currency, income)
  if (!weighed) return <p>{text('application.income.nothing')}</p>
  const { asked, isAffordable, isTooSmall, share } = weighed
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const values = {
    payment: money(monthlyPayment),
    share: share === null ? '' : formatNumber(share, text.language, Number.isInteger(share) ? 0 : 1),
    most: asked.incomeShare,
    least: money(asked.incomeAtLeast),
    minimum: money(asked.minimumIncome),
  }
  if (isAffordable) {
    return (
      <Banner tone="success" title={text('application.income.fine', values)}>
        {text('application.income.fine.text', values)}
      </Banner>
    )
  }
  const plan = isTooSmall ? null : termsWithin(application, product.currency, income)
  return (
    <Banner
      tone="info"
      title={isTooSmall ? text('application.income.small', values) : text('application.income.short', values)}
    >
      <p>{text(plan ? 'application.income.short.text' : 'application.income.none.text', values)}</p>
      {plan && (
        <Link
          to={`/financing${planSearch({ ...plan, productId: product.id, quoteKey: quote?.key })}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {text('application.income.plan', { percent: plan.downPaymentPercentage, months: plan.tenureMonths })}
        </Link>
      )}
    </Banner>
  )
}
