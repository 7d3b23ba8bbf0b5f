/**
 * The first amount in what an applicant wrote about their income, in whole units: `450 000`, `₦450,000 a month`, `450k`,
 * `1.2 million`. Null where there is none.
 */
export function statedIncome(written: string): number | null {
  const found = /(\d[\d\s.,'’\u00a0\u202f]*)\s*(k\b|mille|thousand|m\b|millions?)?/iu.exec(written)
  if (!found) return null
  const [, figures = '', unit = ''] = found
  const grouped = figures.replace(/[\s'’\u00a0\u202f]/g, '')
  const factor = /^(k|mille|thousand)$/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1
  const amount = Math.round(readFigures(grouped) * factor)
  return Number.isSafeInteger(amount) ? amount : null
}

/** A dot or comma before three digits groups them; before one or two at the end it begins the decimals. */
function readFigures(text: string): number {
  const decimals = /^(\d+)[.,](\d{1,2})$/.exec(text)
  if (decimals) return Number(`${decimals[1]}.${decimals[2]}`)
  return Number(text.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, ''))
}
