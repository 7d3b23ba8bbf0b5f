export type Bounds = { min: number; max: number; step?: number }

/** The nearest value that the bounds allow, on a step counted from `min`; `min` for what is not a number. */
export function withinBounds(value: number, { min, max, step = 1 }: Bounds): number {
  if (Number.isNaN(value)) return min
  const lastStep = Math.floor((max - min) / step + 1e-9)
  const steps = Math.min(Math.max(Math.round((value - min) / step), 0), lastStep)
  return Number((min + steps * step).toFixed(6))
}
