import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { paymentShare } from '../../affordability.ts'

/** A percentage with as many decimals as it has, one at most. */
export const formatShare = (percent: number, language: Language) =>
  formatNumber(percent, language, Number.isInteger(percent) ? 0 : 1)

/** Whether the stated income carries the plan, in sentences: what it asks, and how the income compares. */
export function affordabilityWords(
  application: Pick<AdminApplication, 'affordability' | 'statedIncome' | 'isAffordable' | 'monthlyPayment'> & {
    readonly product: Pick<AdminApplication['product'], 'currency'>
  },
  text: Text,
): readonly string[] {
  const { affordability, statedIncome, isAffordable, monthlyPayment, product } = application
  if (!affordability) return [text('admin-applications.income.none')]
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const asked = text('admin-applications.income.asked', {
    minimum: money(affordability.minimumIncome),
    share: affordability.incomeShare,
    payment: money(monthlyPayment),
  })
  if (statedIncome === null || isAffordable === null) return [asked, text('admin-applications.income.unknown')]
  const income = money(statedIncome)
  const taken = paymentShare(monthlyPayment, statedIncome, isAffordable)
  const share = taken === null ? null : formatShare(taken, text.language)
  const missing = money(affordability.minimumIncome - statedIncome)
  const compared = isAffordable
    ? text('admin-applications.income.enough', { income })
    : text('admin-applications.income.short', { income, missing })
  return [asked, compared, ...(share === null ? [] : [text('admin-applications.income.share', { share })])]
}
