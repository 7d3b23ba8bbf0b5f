import type { Product } from '#business/catalogue/product.ts'
import { Card } from '#design/card.tsx'
import { SliderField } from '#design/slider-field.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { downPaymentOf } from '../down-payment.ts'
import { planLimits } from '../plan-limits.ts'
import { MoneyText } from './money-text.tsx'
import type { PlanChoice } from './plan-address.ts'
import type { Simulator } from './use-simulator.ts'

const { downPayment, tenure } = planLimits

/** How much is paid first, and over how many months the rest. */
export function PlanSliders({ simulator: { product, choice, choose } }: { simulator: Simulator }) {
  const text = useText()
  const { downPaymentPercentage: percent, tenureMonths: months } = choice
  const percentage = (value: number) => text('simulator.percent', { value })
  const duration = (count: number) => text('simulator.months', { count })
  return (
    <Card className="grid gap-6">
      <h2 className="text-2xl">{text('simulator.terms')}</h2>
      <SliderField
        label={text('simulator.downPayment')}
        value={percent}
        {...downPayment}
        onChange={(value) => choose({ downPaymentPercentage: value })}
        unit="%"
        valueText={percentage(percent)}
        marks={markedValues(downPayment).map((value) => ({ value, label: percentage(value) }))}
        hint={
          product && (
            <span className="font-semibold text-ink">
              <MoneyText>{downPaymentWords(product, choice, text)}</MoneyText>
            </span>
          )
        }
      />
      <SliderField
        label={text('simulator.duration')}
        value={months}
        {...tenure}
        onChange={(value) => choose({ tenureMonths: value })}
        unit={text('simulator.months.unit', { count: months })}
        valueText={duration(months)}
        marks={markedValues(tenure).map((value) => ({ value, label: duration(value) }))}
      />
    </Card>
  )
}

/** The ends of a track and its middle. */
function markedValues({ min, max }: { min: number; max: number }): number[] {
  return [min, (min + max) / 2, max]
}

/** What the percentage comes to. */
function downPaymentWords({ price, currency }: Product, choice: PlanChoice, text: Text): string {
  if (price === null) return ''
  const total = formatMoney({ amount: price, currency })
  if (choice.tenureMonths === 0) return text('simulator.downPayment.inFull', { total })
  const amount = formatMoney({ amount: downPaymentOf({ ...choice, totalAmount: price }), currency })
  return text('simulator.downPayment.amount', { amount, total })
}
