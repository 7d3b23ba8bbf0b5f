import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Money } from '#kernel/money.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { startingTerms } from '../plan-limits.ts'

/** What a product, or what it costs complete, comes to a month by the plan that the simulator starts with; null where it is not sold in instalments. */
export function monthlyLine(product: Product, text: Text, complete?: number): string | null {
  const { price, currency } = product
  return price !== null && canBeFinanced(product) ? monthlyWords({ amount: complete ?? price, currency }, text) : null
}

/** What a price comes to a month by that plan. */
export function monthlyWords({ amount: totalAmount, currency }: Money, text: Text): string {
  const { monthlyPayment, instalments: months } = monthlyPaymentOf({ totalAmount, ...startingTerms })
  const amount = onOneLine(formatMoney({ amount: monthlyPayment, currency }))
  return text('shell.instalments', { percent: startingTerms.downPaymentPercentage, amount, months })
}
