import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

const moneyOf =
  ({ product: { currency } }: AdminApplication) =>
  (amount: number) =>
    onOneLine(formatMoney({ amount, currency }))

/** `3 500 000 ₦ · 1 050 000 ₦ down · 204 167 ₦ × 12 months`. */
export const planInShort = (application: AdminApplication, text: Text): string =>
  joinWithDots([priceInShort(application, text), application.tenureMonths > 0 && monthlyInShort(application, text)])

/** `3 500 000 ₦ · 1 050 000 ₦ down`. */
export function priceInShort(application: AdminApplication, text: Text): string {
  const { totalAmount, downPayment, tenureMonths } = application
  const money = moneyOf(application)
  return joinWithDots([
    money(totalAmount),
    tenureMonths > 0 && onOneLine(text('admin-applications.plan.deposit', { amount: money(downPayment) })),
  ])
}

/** `204 167 ₦ × 12 months`; what is paid at once is its price. */
export function monthlyInShort(application: AdminApplication, text: Text): string {
  const { totalAmount, monthlyPayment, tenureMonths: count } = application
  const money = moneyOf(application)
  if (count === 0) return money(totalAmount)
  return onOneLine(`${money(monthlyPayment)} × ${text('admin-applications.months', { count })}`)
}
