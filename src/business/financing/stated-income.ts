import { monthlyIncomeOf, type IncomePeriod } from './income-period.ts'

/**
 * What comes in each month, in whole units, of the one amount that an applicant wrote: `450 000`, `₦450,000 a month`, `450k`,
 * `1.2 million`. Null where there is none, where it is negative or has decimals, which no currency of ours has, and where there are
 * several: which of them is the income is not ours to guess.
 */
export function statedIncome(written: string, period: IncomePeriod = 'month'): number | null {
  const amounts = [...written.matchAll(/([-−])?(\d[\d\s.,'’\u00a0\u202f]*)\s*(k\b|mille|thousand|m\b|millions?)?/giu)]
  const [found] = amounts
  if (!found || amounts.length > 1) return null
  const [, minus, figures = '', unit = ''] = found
  const grouped = figures.replace(/[\s'’\u00a0\u202f]/g, '')
  const factor = /^(k|mille|thousand)$/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1
  const whole = readFigures(grouped) * factor
  if (minus || Math.abs(whole - Math.round(whole)) > 1e-6) return null
  const amount = monthlyIncomeOf(Math.round(whole), period)
  return Number.isSafeInteger(amount) ? amount : null
}

/** A dot or comma before three digits groups them; before one or two at the end it begins the decimals. */
function readFigures(text: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}
