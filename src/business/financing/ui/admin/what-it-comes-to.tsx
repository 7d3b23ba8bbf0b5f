import type { Product } from '#business/catalogue/product.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { formatMoney, onOneLine, type Currency } from '#kernel/money.ts'
import { weighPlan, weighWithRunning, type WeighedPlan } from '../../affordability.ts'
import { planInstalments } from '../../plan-instalments.ts'
import { planLimits } from '../../plan-limits.ts'
import type { KnownApplication } from '../../admin-application.ts'
import { runningPayments } from '../../running-contract.ts'
import { statedIncome } from '../../stated-income.ts'
import { formatShare } from './affordability-words.ts'

/** What stands in the fields of an application that is begun. */
export type Typed = Readonly<Record<string, string>>

type Plan = NonNullable<ReturnType<typeof planOf>>

type WhatItComesToProps = {
  readonly paid: Pick<Product, 'currency'> | undefined
  readonly plan: Plan | null
  readonly typed: Typed
  /** What the same person has applied for. */
  readonly known: readonly KnownApplication[]
}

/** What the chosen plan comes to, and what of the income it takes, alone and with what runs, by the rule that the applicant reads too. */
export function WhatItComesTo({ paid, plan, typed, known }: WhatItComesToProps) {
  const text = useText()
  const income = statedIncome(typed['monthlyIncome'] ?? '', typed['incomePeriod'] === 'year' ? 'year' : 'month')
  const weighed = plan && paid && weighPlan(plan, paid.currency, income)
  const { monthlyPayment } = plan ?? {}
  const all =
    paid && monthlyPayment
      ? weighWithRunning({ monthlyPayment, currency: paid.currency }, income, runningPayments(known))
      : null
  return (
    <div role="status" className="font-semibold max-sm:w-full sm:order-last">
      <p>{paid && plan ? planWords(plan, paid.currency, text) : text('admin-applications.new.noPlan')}</p>
      {paid && weighed && (
        <p className={(all ?? weighed).isAffordable ? 'text-leaf' : 'text-clay-deep'}>
          {shareWords(weighed, all, paid.currency, text)}
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

/** `24% of the income: fine`; with contracts that run `24% of the income, 52% with what runs already: too much`. */
function shareWords(alone: WeighedPlan, all: WeighedPlan | null, currency: Currency, text: Text): string {
  const { asked, isAffordable, isTooSmall } = all ?? alone
  if (isTooSmall) {
    const least = onOneLine(formatMoney({ amount: asked.incomeAtLeast, currency }))
    return text('admin-applications.new.share.small', { least })
  }
  const percent = ({ share }: WeighedPlan) => (share === null ? '' : formatShare(share, text.language))
  const verdict = isAffordable ? 'fine' : 'much'
  const share = percent(alone)
  if (!all) return text(`admin-applications.new.share.${verdict}`, { share })
  return text(`admin-applications.new.share.all.${verdict}`, { share, all: percent(all) })
}

/** What is chosen of a plan, whatever it pays. */
export function termsIn(typed: Typed) {
  const numberIn = (name: string, standard: number) => (typed[name] === undefined ? standard : Number(typed[name]))
  return {
    downPaymentPercentage: numberIn('downPaymentPercentage', planLimits.downPayment.default),
    tenureMonths: numberIn('tenureMonths', planLimits.tenure.default),
  }
}

/** What is chosen of the plan of a product or quote, at the price that is shown; null without a price. */
export function planOf({ price }: Pick<Product, 'price'>, typed: Typed) {
  if (price === null) return null
  const terms = { totalAmount: price, ...termsIn(typed) }
  // When it begins changes no amount of it.
  const { monthlyPayment, downPayment: first } = planInstalments(terms, wallClock(new Date(0), 0).date)
  return { ...terms, monthlyPayment, downPayment: first }
}
