import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

/** Whether the stated income carries the plan, in sentences: what it asks, and how the income compares. */
export function affordabilityWords(application: AdminApplication, text: Text): readonly string[] {
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
  // Rounded up: a share that is over the limit never reads as the limit.
  const share = statedIncome > 0 ? Math.ceil((monthlyPayment * 100) / statedIncome) : null
  const missing = money(affordability.minimumIncome - statedIncome)
  const compared = isAffordable
    ? text('admin-applications.income.enough', { income })
    : text('admin-applications.income.short', { income, missing })
  return [asked, compared, ...(share === null ? [] : [text('admin-applications.income.share', { share })])]
}
