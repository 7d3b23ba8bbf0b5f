import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { weighPlan, weighWithRunning } from '../../affordability.ts'
import { runningPayments } from '../../running-contract.ts'
import { momentsOf } from './moments-of.ts'

/** A percentage with as many decimals as it has, one at most. */
export const formatShare = (percent: number, language: Language) =>
  formatNumber(percent, language, Number.isInteger(percent) ? 0 : 1)

/**
 * Whether the income carries the plan, in sentences: what it asks, how the income read in the documents, else the stated one, compares, and
 * what the payment takes of it, alone and with the contracts of the same person that run.
 */
export function affordabilityWords(
  application: Pick<
    AdminApplication,
    'country' | 'affordability' | 'statedIncome' | 'incomeRead' | 'countedIncome' | 'monthlyPayment' | 'others'
  > & {
    readonly product: Pick<AdminApplication['product'], 'currency'>
  },
  text: Text,
): readonly string[] {
  const { affordability, statedIncome, incomeRead, countedIncome, monthlyPayment, product, others } = application
  if (!affordability) return [text('admin-applications.income.none')]
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const asked = text('admin-applications.income.asked', {
    minimum: money(affordability.minimumIncome),
    share: affordability.incomeShare,
    payment: money(monthlyPayment),
  })
  const unknown = text('admin-applications.income.unknown')
  const weighed = weighPlan(application, product.currency, countedIncome)
  if (countedIncome === null || !weighed) return [asked, unknown]
  const income = money(countedIncome)
  const share = weighed.share === null ? null : formatShare(weighed.share, text.language)
  const { currency } = product
  const together = weighWithRunning({ monthlyPayment, currency }, countedIncome, runningPayments(others))?.share ?? null
  const all = together === null ? null : formatShare(together, text.language)
  const missing = money(affordability.minimumIncome - countedIncome)
  const by = incomeRead ? '.read' : ''
  const compared = weighed.isAffordable
    ? text(`admin-applications.income.enough${by}`, { income })
    : text(`admin-applications.income.short${by}`, { income, missing })
  const read = incomeRead && [
    statedIncome === null ? unknown : text('admin-applications.income.statedIs', { income: money(statedIncome) }),
    incomeReadWords(incomeRead, application, text),
  ]
  return [asked, ...(read ?? []), compared, ...(share === null ? [] : [shareSentence(share, all, text)])]
}

const shareSentence = (share: string, all: string | null, text: Text) =>
  all === null
    ? text('admin-applications.income.share', { share })
    : text('admin-applications.income.share.all', { share, all })

/** Who read an income in the documents, and when. */
export function incomeReadWords(
  { by, at }: NonNullable<AdminApplication['incomeRead']>,
  application: Pick<AdminApplication, 'country'>,
  text: Text,
): string {
  return text('admin-applications.income.readBy', {
    name: by ?? '',
    date: momentsOf(application, text).inShort(at),
  })
}
