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
  /** What it costs as installed, where that is what is paid. */
  installedPrice?: number | undefined
  /** Chosen: what is said below it says that it comes without panels. */
  isAlone: boolean
}

/** What it is, or once it is chosen under which names it is sold too, and its price, by the month first. */
export function ProductLine({ product, twins, choice, installedPrice, isAlone }: ProductLineProps) {
  const text = useText()
  const { price: ownPrice, currency, capacity, batteryCapacity } = product
  const price = installedPrice ?? ownPrice
  const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount: price ?? 0 })
  const isSizeNamed = foldText(nameIn(product, text.language)).includes(foldText(capacity))
  return (
    <>
      <span className={`block ${isSizeNamed || isAlone ? 'max-lg:hidden' : ''}`}>
        {twins.length > 0 && isAlone
          ? text('simulator.choose.twin', {
              name: formatList(
                twins.map((twin) => nameIn(twin, text.language)),
                text.language,
              ),
            })
          : writtenSize([capacity, batteryCapacity].filter(Boolean).join(' · '), text.language)}
      </span>
      {monthlyPayment > 0 && (
        <span className="block font-semibold text-ink">
          <MoneyText>
            {text('simulator.cost.monthly', { amount: formatMoney({ amount: monthlyPayment, currency }) })}
          </MoneyText>
        </span>
      )}
      {price !== null && (
        // Once it is chosen the down payment says it too: a phone has no room for both.
        <span className={isAlone && monthlyPayment > 0 ? 'max-lg:hidden' : ''}>
          <span className={`money ${monthlyPayment > 0 ? '' : 'font-semibold text-ink'}`}>
            {formatMoney({ amount: price, currency })}
          </span>
          {!isAlone && installedPrice === undefined && isWithoutPanels(product) && (
            <>
              {' '}
              <span className="inline-block">{text('shell.withoutPanels')}</span>
            </>
          )}
        </span>
      )}
    </>
  )
}
