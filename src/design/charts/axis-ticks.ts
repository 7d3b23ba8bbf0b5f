/**
 * Round values from zero up to at least `highest`, about `count` of them besides zero: steps of 1, 2, 2.5 or 5 times a
 * power of ten. A chart of nothing gets the axis 0 to 1.
 */
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

export type Point = readonly [x: number, y: number]

/** SVG path data through the points, rounded between them, without overshooting a point that is level with a neighbour. */
export function smoothCurve(points: readonly Point[]): string {
  const slopes = points.map((_, index) => slopeAt(points, index))
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1]
      if (!previous) return `M${round(x)} ${round(y)}`
      const third = (x - previous[0]) / 3
      const leave = previous[1] + (slopes[index - 1] ?? 0) * third
      const arrive = y - (slopes[index] ?? 0) * third
      return `C${round(previous[0] + third)} ${round(leave)} ${round(x - third)} ${round(arrive)} ${round(x)} ${round(y)}`
    })
    .join('')
}

/** Level at ends and turning points, otherwise the gentler of the harmonic kind (Fritsch and Carlson, 1980). */
function slopeAt(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
  if (!before || !here || !after) return 0
  const left = (here[1] - before[1]) / (here[0] - before[0])
  const right = (after[1] - here[1]) / (after[0] - here[0])
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
