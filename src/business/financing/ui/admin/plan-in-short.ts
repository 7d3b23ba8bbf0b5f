import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

/** `3 500 000 ₦ · 204 167 ₦ × 12 months`. */
export function planInShort(
  { product, totalAmount, monthlyPayment, tenureMonths }: AdminApplication,
  text: Text,
): string {
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: product.currency }))
  return joinWithDots([
    money(totalAmount),
    tenureMonths > 0 &&
      onOneLine(`${money(monthlyPayment)} × ${text('admin-applications.months', { count: tenureMonths })}`),
  ])
}
