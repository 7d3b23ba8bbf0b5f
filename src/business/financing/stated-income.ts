import { monthlyIncomeOf, type IncomePeriod } from './income-period.ts'

/**
 * What comes in each month, in whole units, of the one amount that an applicant wrote: `450 000`, `₦450,000 a month`, `450k`,
 * `1.2 million`. Null where there is none, and where there are several: which of them is the income is not ours to guess.
 */
export function statedIncome(written: string, period: IncomePeriod = 'month'): number | null {
  const amounts = [...written.matchAll(/(\d[\d\s.,'’\u00a0\u202f]*)\s*(k\b|mille|thousand|m\b|millions?)?/giu)]
  const [found] = amounts
  if (!found || amounts.length > 1) return null
  const [, figures = '', unit = ''] = found
  const grouped = figures.replace(/[\s'’\u00a0\u202f]/g, '')
  const factor = /^(k|mille|thousand)$/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1
  const amount = monthlyIncomeOf(readFigures(grouped) * factor, period)
  return Number.isSafeInteger(amount) ? amount : null
}

/** A dot or comma before three digits groups them; before one or two at the end it begins the decimals. */
function readFigures(text: string): number {
  const decimals = /^(\d+)[.,](\d{1,2})$/.exec(text)
  if (decimals) return Number(`${decimals[1]}.${decimals[2]}`)
  return Number(text.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, ''))
}
