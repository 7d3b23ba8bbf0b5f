import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { Calculation } from '../calculation.ts'
import { MoneyText } from './money-text.tsx'

/** The monthly income that the plan asks for, said before anything personal is asked. */
export function IncomeNote({ plan: { affordability, product } }: { plan: Calculation }) {
  const text = useText()
  if (!affordability) return null
  const { incomeAbove, incomeAtLeast, incomeShare, activityMonths } = affordability
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const words =
    incomeAbove < incomeAtLeast
      ? text('plan.income.atLeast', { income: money(incomeAtLeast) })
      : text('plan.income.above', { income: money(incomeAbove) })
  const values = { share: incomeShare, least: money(incomeAtLeast), months: activityMonths }
  return (
    <div className="keep-together flex gap-3 rounded-control bg-leaf-soft p-4">
      <Icon name="shield" className="mt-0.5 size-6 text-leaf" />
      <div>
        <p className="font-semibold">
          <MoneyText>{words}</MoneyText>
        </p>
        <p className="mt-1 text-sm">
          <MoneyText>{text('plan.income.how', values)}</MoneyText>
        </p>
      </div>
    </div>
  )
}
