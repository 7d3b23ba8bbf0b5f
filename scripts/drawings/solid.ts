import { arc, box, fill, line, outlined, outlineWidth } from './mark.ts'
import { palette, type Material } from './palette.ts'
import { move, n, to } from './path.ts'

/** A body seen from the front, from a little above and to the right; `depth` goes back along the receding axis. */
export type Body = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly radius: number
}

/** Where the receding axis takes a point that lies `depth` behind the front. */
export function recede(depth: number): [dx: number, dy: number] {
  return [depth * 0.5, depth * -0.3]
}

/** How far from a corner's centre its outline runs along the receding axis, and its middle lies; whole pixels keep files small. */
const tangent = (r: number) => [Math.round(r * 0.515), Math.round(r * 0.857)] as const
const middle = (r: number) => Math.round(r * Math.SQRT1_2)

/** A rounded box: its silhouette in the side's shade, the lit top, then the front, with the ink line. */
export function solid(body: Body, material: Material, lineWidth = outlineWidth): string {
  const { x, y, width, height, depth, radius: r } = body
  const [dx, dy] = recede(depth)
  const [tangentX, tangentY] = tangent(r)
  const turn = middle(r)
  const start = move(x + r - tangentX, y + r - tangentY)
  const rise = `${to(dx, dy)}${arc(r, tangentX, tangentY - r)}h${n(width - 2 * r)}`
  const silhouette = `${start}${rise}${arc(r, r, r)}v${n(height - 2 * r)}${arc(r, tangentX - r, tangentY)}${to(-dx, -dy)}z`
  const crisp = `${move(x + r, y)}${to(dx, dy)}h${n(width - 2 * r)}${to(r - 2, 2)}${to(-dx, -dy)}z`
  const top =
    r < 10
      ? crisp
      : `${start}${rise}${arc(r, turn, r - turn)}${to(-dx, -dy)}${arc(r, -turn, turn - r, 0)}h${n(2 * r - width)}z`
  return (
    outlined(material.side, lineWidth, silhouette) +
    fill(material.top, top) +
    box(material.front, lineWidth, x, y, width, height, r)
  )
}

/** The light that catches the left edge of a front, and the shade that gathers at its foot. */
export function modelling(body: Body): string {
  const { x, y, width, height, radius: r } = body
  return (
    line(palette.footShade, 12, `${move(x + r, y + height - 8)}h${n(width - 2 * r)}`) +
    line(palette.white, 6, `${move(x + 6, y + r + 4)}v${n(height - 2 * r - 8)}`)
  )
}
