import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import { formatList } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { foldText } from '#kernel/fold-text.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Language } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { MoneyText } from './money-text.tsx'
import type { PlanChoice } from './plan-address.ts'

type ProductLineProps = {
  product: Product
  twins: readonly Product[]
  choice: PlanChoice
  /** What it costs installed, where that is known. */
  installedPrice: number | undefined
  /** That is what is paid. */
  isInstalled: boolean
  /** It is chosen, and stands alone. */
  isAlone: boolean
}

/** Its name, with its sizes where it does not say them. */
export function sizedName(product: Product, language: Language): string {
  const name = nameIn(product, language)
  const { capacity, batteryCapacity } = product
  if (foldText(name).includes(foldText(capacity))) return name
  return writtenSize([name, [capacity, batteryCapacity].filter(Boolean).join(' / ')].join(' '), language)
}

/** What a month of it costs, then all of it, and all of it installed; of one that stands alone, under which names it is sold too. */
export function ProductLine({ product, twins, choice, installedPrice, isInstalled, isAlone }: ProductLineProps) {
  const text = useText()
  const { price, currency } = product
  // What it costs stands with the sliders, and is said there as they move.
  if (isAlone) {
    const names = twins.map((twin) => nameIn(twin, text.language))
    return names.length > 0 && text('simulator.choose.twin', { name: formatList(names, text.language) })
  }
  const installed = installedPrice ?? null
  const totalAmount = isInstalled ? installed : (price ?? installed)
  if (totalAmount === null) return null
  const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount })
  const money = (amount: number) => formatMoney({ amount, currency })
  const isMonthly = monthlyPayment > 0
  const cost = isMonthly
    ? text('simulator.cost.monthly', { amount: money(monthlyPayment) })
    : text('simulator.cost.inFull', { amount: money(totalAmount) })
  const withoutPanels = totalAmount !== installed && isWithoutPanels(product) && text('shell.withoutPanels')
  return (
    <>
      <span className="block text-xl leading-snug font-semibold text-ink">
        <MoneyText>{cost}</MoneyText>
      </span>
      <span className="block empty:hidden">
        {isMonthly && totalAmount !== installed && <span className="money">{money(totalAmount)} </span>}
        {withoutPanels && <span className="inline-block">{withoutPanels}</span>}
      </span>
      {installed !== null && (isMonthly || totalAmount !== installed) && (
        <MoneyText>{text('simulator.installed', { amount: money(installed) })}</MoneyText>
      )}
    </>
  )
}
