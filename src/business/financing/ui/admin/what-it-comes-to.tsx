import type { Product } from '#business/catalogue/product.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { formatMoney, onOneLine, type Currency } from '#kernel/money.ts'
import { weighPlan, type WeighedPlan } from '../../affordability.ts'
import { planInstalments } from '../../plan-instalments.ts'
import { planLimits } from '../../plan-limits.ts'
import { statedIncome } from '../../stated-income.ts'
import { formatShare } from './affordability-words.ts'

/** What stands in the fields of an application that is begun. */
export type Typed = Readonly<Record<string, string>>

type Plan = NonNullable<ReturnType<typeof planOf>>

type WhatItComesToProps = {
  readonly paid: Pick<Product, 'currency'> | undefined
  readonly plan: Plan | null
  readonly typed: Typed
}

/** What the chosen plan comes to, and what of the income it takes, by the rule that the applicant reads too. */
export function WhatItComesTo({ paid, plan, typed }: WhatItComesToProps) {
  const text = useText()
  const income = statedIncome(typed['monthlyIncome'] ?? '', typed['incomePeriod'] === 'year' ? 'year' : 'month')
  const weighed = plan && weighPlan(plan, income)
  return (
    <div role="status" className="font-semibold max-sm:w-full sm:order-last">
      <p>{paid && plan ? planWords(plan, paid.currency, text) : text('admin-applications.new.noPlan')}</p>
      {paid && weighed && (
        <p className={weighed.isAffordable ? 'text-leaf' : 'text-clay-deep'}>
          {shareWords(weighed, paid.currency, text)}
        </p>
      )}
    </div>
  )
}

function planWords(plan: Plan, currency: Currency, text: Text): string {
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency }))
  const count = plan.tenureMonths
  return joinWithDots([
    money(plan.totalAmount),
    count > 0 && text('admin-applications.plan.deposit', { amount: money(plan.downPayment) }),
    count > 0 && `${money(plan.monthlyPayment)} × ${text('admin-applications.months', { count })}`,
  ])
}

/** `24% of the income: fine`. */
function shareWords({ asked, isAffordable, isTooSmall, share }: WeighedPlan, currency: Currency, text: Text): string {
  const least = onOneLine(formatMoney({ amount: asked.incomeAtLeast, currency }))
  const verdict = isAffordable ? 'fine' : isTooSmall ? 'small' : 'much'
  return text(`admin-applications.new.share.${verdict}`, {
    share: share === null ? '' : formatShare(share, text.language),
    least,
  })
}

/** What is chosen of the plan of a product or quote, at the price that is shown; null without a price. */
export function planOf({ price }: Pick<Product, 'price'>, typed: Typed) {
  if (price === null) return null
  const numberIn = (name: string, standard: number) => (typed[name] === undefined ? standard : Number(typed[name]))
  const terms = {
    totalAmount: price,
    downPaymentPercentage: numberIn('downPaymentPercentage', planLimits.downPayment.default),
    tenureMonths: numberIn('tenureMonths', planLimits.tenure.default),
  }
  // When it begins changes no amount of it.
  const { monthlyPayment, downPayment: first } = planInstalments(terms, wallClock(new Date(0), 0).date)
  return { ...terms, monthlyPayment, downPayment: first }
}
