import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

/** `3 500 000 ₦ · 1 050 000 ₦ down · 204 167 ₦ × 12 months`. */
export function planInShort(
  { product, totalAmount, downPayment, monthlyPayment, tenureMonths }: AdminApplication,
  text: Text,
): string {
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: product.currency }))
  return joinWithDots([
    money(totalAmount),
    tenureMonths > 0 && onOneLine(text('admin-applications.plan.deposit', { amount: money(downPayment) })),
    tenureMonths > 0 &&
      onOneLine(`${money(monthlyPayment)} × ${text('admin-applications.months', { count: tenureMonths })}`),
  ])
}
