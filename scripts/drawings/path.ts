export type Point = readonly [x: number, y: number]

/** A coordinate with one decimal at most: a third of the bytes of a picture are coordinates. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** Numbers side by side, a separator only where the sign does not already part them. */
export function coordinates(...values: number[]): string {
  return values
    .map(n)
    .reduce((joined, value) => joined + (joined === '' || value.startsWith('-') ? '' : ' ') + value, '')
}

export const move = (x: number, y: number) => `M${coordinates(x, y)}`
export const to = (x: number, y: number) => `l${coordinates(x, y)}`

/** Closed polygon through absolute points. */
export function polygon(...points: Point[]): string {
  return points
    .map(([x, y], index) => {
      const [px, py] = points[index - 1] ?? [0, 0]
      return index === 0 ? move(x, y) : to(Math.round(x) - Math.round(px), Math.round(y) - Math.round(py))
    })
    .join('')
    .concat('z')
}

/** `count` times the same straight stroke (`dx`, `dy`), each `stepX`, `stepY` from the one before. */
export function strokes(count: number, [x, y]: Point, [dx, dy]: Point, [stepX, stepY]: Point): string {
  const stroke = to(dx, dy)
  return move(x, y) + stroke + `m${coordinates(stepX - dx, stepY - dy)}${stroke}`.repeat(count - 1)
}
