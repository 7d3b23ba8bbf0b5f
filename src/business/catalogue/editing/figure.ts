import type { Currency } from '#kernel/money.ts'
import { readAmountCell } from '#kernel/table-cell.ts'

const groupedFigure = /^-?[1-9]\d{0,2}([ \u00a0\u202f]\d{3})+([.,]\d+)?$/
const plainFigure = /^-?(0|[1-9]\d*)([.,]\d+)?$/
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/

/**
 * The number that a person wrote: `12.5`, `0,716`, `1 250 000`; null for any other text. `2,048` is two thousand to some
 * and two to others: no number either.
 */
export function readFigure(written: string): number | null {
  const text = written.trim()
  if (ambiguous.test(text) || !(plainFigure.test(text) || groupedFigure.test(text))) return null
  const value = Number(text.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** Whether an amount is written in another currency than this. */
export function isForeign(given: unknown, currency: Currency): boolean {
  const written = typeof given === 'string' ? readAmountCell(given)?.currency : undefined
  return written !== undefined && written !== currency
}

/** A price as a whole number of units (specification 2, section 5), however people write an amount: what is none is 0, which no price is; decimals are not cut. */
export function readPrice(given: unknown): number {
  const value = typeof given === 'string' ? readAmountCell(given)?.amount : given
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0
}

/** As the API has them, and as a spreadsheet in French makes of them. */
const answers: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  vrai: true,
  faux: false,
  '': null,
}

/** A yes or no that may be left out, as a file has it in letters: null where nothing is given; any other text is left for a schema to refuse. */
export function readOptionalAnswer(given: unknown): unknown {
  if (given === undefined || given === null) return null
  if (typeof given !== 'string') return given
  const written = answers[given.trim().toLowerCase()]
  return written === undefined ? given : written
}

/** A figure that may be left out: null where nothing is given; what can't be read is left for a schema to refuse. */
export function readOptionalFigure(given: unknown): unknown {
  if (given === undefined || given === null) return null
  if (typeof given !== 'string') return given
  return given.trim() === '' ? null : (readFigure(given) ?? given)
}
