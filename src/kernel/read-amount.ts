const plainAmount = /^\d+$/
/** Thousands by one sign throughout: `1,250,000`, `1 250 000`, `1.250.000`. */
const groupedAmount = /^[1-9]\d{0,2}(?:([ .,'’\u00a0\u202f])\d{3})(?:\1\d{3})*$/

/**
 * The whole units of a currency that a person wrote, however they group thousands; null for any other text. No currency of ours has
 * a smaller unit: decimals are no amount, and are never cut.
 */
export function readAmount(written: string): number | null {
  const text = written.trim()
  if (!plainAmount.test(text) && !groupedAmount.test(text)) return null
  const value = Number(text.replaceAll(/\D/g, ''))
  return Number.isSafeInteger(value) ? value : null
}
