import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { termsWithin } from '../affordability.ts'
import type { Application } from '../application.ts'
import { planLimits } from '../plan-limits.ts'
import { statedIncome } from '../stated-income.ts'
import { planSearch, type ChosenPlan } from './plan-address.ts'

/** The way from a refusal to a plan that asks less of each month. */
export function LighterPlan({ application }: { application: Application }) {
  const text = useText()
  const plan = lighterPlan(application)
  const values = { months: plan.tenureMonths, percent: plan.downPaymentPercentage }
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p>{text('tracking.declined.next', values)}</p>
      <Button asChild iconAfter="arrow-right">
        <Link to={`/financing${planSearch(plan)}`}>{text('tracking.declined.plan')}</Link>
      </Button>
    </div>
  )
}

/**
 * The plan of the same system that the stated income carries; where that is not known, or carries none, the one that asks least of
 * a month without paying more than half of it first.
 */
function lighterPlan(application: Application): ChosenPlan {
  const { product, quote, downPaymentPercentage, additionalInfo } = application
  const income = statedIncome(additionalInfo.monthlyIncome, additionalInfo.incomePeriod)
  const { downPaymentPercentage: percent, tenureMonths } = (income &&
    termsWithin(application, product.currency, income)) || {
    downPaymentPercentage: Math.max(downPaymentPercentage, 50),
    tenureMonths: planLimits.tenure.max,
  }
  return { productId: product.id, downPaymentPercentage: percent, tenureMonths, quoteKey: quote?.key }
}
