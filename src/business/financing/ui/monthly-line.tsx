import type { ReactNode } from 'react'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Money } from '#kernel/money.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { startingTerms } from '../plan-limits.ts'

/** What is paid for a product with its panels, and the part of it that is its installation. */
type Complete = { readonly totalPrice: number; readonly installation: number }

/** What a product, or what it costs complete by its load, comes to a month by the plan that the simulator starts with; null where it is not sold in instalments. `isBelow`: it stands right under the price that it is of. */
export function monthlyLine(
  product: Product,
  text: Text,
  loads: readonly { readonly productId: number; readonly complete: Complete | null }[],
  isBelow = false,
): ReactNode {
  const { id, price, currency } = product
  if (price === null || !canBeFinanced(product)) return null
  const complete = loads.find(({ productId }) => productId === id)?.complete
  return monthlyWords({ amount: complete?.totalPrice ?? price, currency }, text, isBelow ? null : complete)
}

/** What a price comes to a month by that plan, and whose price it is. */
export function monthlyWords(
  { amount: totalAmount, currency }: Money,
  text: Text,
  complete?: Complete | null,
): ReactNode {
  const { monthlyPayment, instalments: months } = monthlyPaymentOf({ totalAmount, ...startingTerms })
  const amount = onOneLine(formatMoney({ amount: monthlyPayment, currency }))
  const whose = !complete ? 'alone' : complete.installation > 0 ? 'installed' : 'complete'
  return (
    <>
      <strong className="text-base tabular-nums">{text('everyday.instalments', { amount, months })}</strong>{' '}
      <span className="inline-block text-sm text-muted">
        {text(`everyday.instalments.${whose}`, { percent: startingTerms.downPaymentPercentage })}
      </span>
    </>
  )
}
