/**
 * Rounds to three decimals: the precision of every figure that we answer (mWh, mW). Ratings are whole watts and duty
 * and hours have few decimals, so that this removes the noise of binary fractions and nothing else.
 */
export function toMilli(value: number): number {
  return Math.round(value * 1000) / 1000
}
