import { nightStart } from './load.ts'

/** Longer than this says nothing more: a battery that lasts three days without sun, or a profile that asks for nothing. */
export const longestHours = 72

/**
 * How long a full battery that can deliver `deliverableWh` carries a profile from 17:00, hour by hour, in hours to two
 * decimals; the last one in proportion. Without sun, around midnight as often as it lasts, at most 72 hours.
 */
export function backupDuration(profile: readonly number[], deliverableWh: number): number {
  let left = deliverableWh
  for (let elapsed = 0; elapsed < longestHours; elapsed++) {
    const asked = profile[(nightStart + elapsed) % profile.length] ?? 0
    if (asked > left) return Math.round((elapsed + left / asked) * 100) / 100
    left -= asked
  }
  return longestHours
}
