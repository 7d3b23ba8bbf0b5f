/** From the least to the most that a number may be. */
export type Range = { readonly low: number; readonly high: number }

/** What is known to the unit. */
export const exactly = (value: number): Range => ({ low: value, high: value })
/** Both ends `by` times. */
export const times = ({ low, high }: Range, by: number): Range => ({ low: low * by, high: high * by })
/** The least of both together to the most. */
export const plus = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high })
/** To the unit. */
export const whole = ({ low, high }: Range): Range => ({ low: Math.round(low), high: Math.round(high) })

/** Of a year's amount, a month's. */
export const perMonth = (range: Range): Range => times(range, 1 / 12)

/** An estimate to two figures of its larger end; what is known to the unit stays so. */
export function rounded(range: Range): Range {
  const { low, high } = range
  if (low === high) return range
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high)))) - 1)
  return { low: Math.round(low / step) * step, high: Math.round(high / step) * step }
}

/** A year's estimate as twelve of the months that are told. */
export const twelveMonths = (year: Range): Range => times(rounded(perMonth(year)), 12)
