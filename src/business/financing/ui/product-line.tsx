import type { ReactNode } from 'react'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import { formatList } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { foldText } from '#kernel/fold-text.ts'
import { formatMoney } from '#kernel/money.ts'
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
  /** It is chosen, and stands alone: what it is, or under which names it is sold too. */
  isAlone: boolean
}

/** What it is, and its price, by the month first; then the same of it installed. */
export function ProductLine({ product, twins, choice, installedPrice, isInstalled, isAlone }: ProductLineProps) {
  const text = useText()
  const { price, currency, capacity, batteryCapacity } = product
  const isSizeNamed = foldText(nameIn(product, text.language)).includes(foldText(capacity))
  const size = writtenSize([capacity, batteryCapacity].filter(Boolean).join(' · '), text.language)
  // What it costs stands with the sliders, and is said there as they move.
  if (isAlone) {
    const names = twins.map((twin) => nameIn(twin, text.language))
    return twins.length > 0
      ? text('simulator.choose.twin', { name: formatList(names, text.language) })
      : !isSizeNamed && size
  }
  const offer = (amount: number, told: ReactNode) => {
    const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount: amount })
    if (monthlyPayment === 0) return <span className="block font-semibold text-ink">{told}</span>
    const monthly = text('simulator.cost.monthly', { amount: formatMoney({ amount: monthlyPayment, currency }) })
    return (
      <>
        <span className="block pt-0.5 font-semibold text-ink">
          <MoneyText>{monthly}</MoneyText>
        </span>
        <span className="block">{told}</span>
      </>
    )
  }
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <>
      {!isSizeNamed && <span className="block">{size}</span>}
      {price !== null &&
        !isInstalled &&
        offer(
          price,
          <>
            <span className="money">{money(price)}</span>{' '}
            {isWithoutPanels(product) && <span className="inline-block">{text('shell.withoutPanels')}</span>}
          </>,
        )}
      {installedPrice &&
        offer(
          installedPrice,
          <MoneyText>
            {isInstalled ? money(installedPrice) : text('simulator.installed', { amount: money(installedPrice) })}
          </MoneyText>,
        )}
    </>
  )
}
