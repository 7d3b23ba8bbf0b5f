/** One row of a table: what was measured, against what it is held. */
export type Figure = {
  readonly what: string
  /** Null where it was not measured; `detail` says why. */
  readonly value: number | null
  readonly unit: Unit
  /** The bound, on the side that `better` names; null for a figure that is only told. */
  readonly target: number | null
  readonly better: 'higher' | 'lower'
  /** What the value was made from. */
  readonly detail?: string
}

export type Unit = 'x' | 'ms' | 'KiB' | 'points' | '1'

/** Whether a figure is on the right side of its target; null without one, or without a value. */
export function isMet({ value, target, better }: Figure): boolean | null {
  if (target === null || value === null) return null
  return better === 'higher' ? value >= target : value <= target
}
