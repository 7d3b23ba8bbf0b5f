/**
 * Round values from zero up to at least `highest`, about `count` of them besides zero: steps of 1, 2, 2.5 or 5 times a
 * power of ten. A chart of nothing gets the axis 0 to 1.
 */
export function axisTicks(highest: number, count = 4): readonly number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1]
  const rough = highest / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power
  const steps = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
