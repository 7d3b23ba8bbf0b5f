import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { startingTerms } from '../plan-limits.ts'

/** What a product costs a month by the plan that the simulator starts with; null where it is not sold in instalments. */
export function monthlyLine(product: Product, text: Text): string | null {
  const { price, currency } = product
  if (price === null || !canBeFinanced(product)) return null
  const { monthlyPayment, instalments: months } = monthlyPaymentOf({ totalAmount: price, ...startingTerms })
  const amount = onOneLine(formatMoney({ amount: monthlyPayment, currency }))
  return text('catalogue.card.instalments', { percent: startingTerms.downPaymentPercentage, amount, months })
}
