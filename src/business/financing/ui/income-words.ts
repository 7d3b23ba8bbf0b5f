import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Currency } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'

type Stated = { readonly monthlyIncome?: string | null | undefined; readonly incomePeriod?: string | null | undefined }

/** An income as its applicant told it: an amount as money with its period, other words as they are; empty where none was told. */
export function incomeWords({ monthlyIncome, incomePeriod }: Stated, currency: Currency, text: Text): string {
  const told = (monthlyIncome ?? '').trim()
  const amount = readAmount(told)
  if (told === '' || (amount === null && incomePeriod !== 'year')) return told
  const period = text(`eligibility.incomePeriod.${incomePeriod === 'year' ? 'year' : 'month'}`)
  return `${amount === null ? told : onOneLine(formatMoney({ amount, currency }))} ${period}`
}
