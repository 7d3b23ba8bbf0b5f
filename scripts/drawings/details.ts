import { box, detailWidth, dots, fill, line, outlined } from './mark.ts'
import { palette } from './palette.ts'
import { coordinates, move, n, polygon, strokes, to, type Point } from './path.ts'
import { recede, type Body } from './solid.ts'

/** A dark screen: bars that rise and fall like a day's sun, and a dial of the battery. */
export function screen(x: number, y: number, width: number, height: number): string {
  const step = Math.round(width / 8)
  const foot = y + height - 12
  const bars = [0.25, 0.6, 1, 0.5].map(
    (share, index) => `${move(x + 14 + index * step, foot)}v${n(-Math.round(share * (height - 26)) - 1)}`,
  )
  const [dialX, dialY, r] = [x + width - height * 0.45, y + height / 2, height * 0.26]
  return (
    box(palette.ink, detailWidth, x, y, width, height, 6) +
    fill(
      palette.inkFront,
      polygon(
        [x + width * 0.62, y + 2],
        [x + width - 3, y + 2],
        [x + width - 3, y + height - 3],
        [x + width * 0.42, y + height - 3],
      ),
    ) +
    line(palette.sun, step * 0.6, ...bars) +
    line(palette.leafLit, 4, `${move(dialX, dialY - r)}a${coordinates(r, r, 0, 1, 1, -r, r)}`)
  )
}

/** Lamps that show the state of charge: the lit ones in leaf. */
export function charge(x: number, y: number, lit: number, colour: string = palette.leaf): string {
  return line(colour, 5, strokes(lit, [x, y], [4, 0], [13, 0]))
}

/** Cooling slots along the side of a body, following the receding axis. */
export function sideVents(body: Body, from: number, count: number, step = 12, colour: string = palette.seam): string {
  const [dx, dy] = recede(body.depth).map((value) => Math.round(value * 0.5)) as [number, number]
  const start: Point = [Math.round(body.x + body.width + dx * 0.5), Math.round(body.y + from + dy * 0.5)]
  return line(colour, 4, strokes(count, start, [dx, dy], [0, step]))
}

/** A hand hold let into the side. */
export function sideHandle(body: Body, from: number, height: number): string {
  const [dx, dy] = recede(body.depth)
  return `${move(body.x + body.width + dx * 0.3, body.y + from + dy * 0.3)}${to(dx * 0.4, dy * 0.4)}v${n(height)}${to(dx * -0.4, dy * -0.4)}z`
}

/** Horizontal cooling slots on a front. */
export function slots(
  x: number,
  y: number,
  width: number,
  count: number,
  step = 11,
  colour: string = palette.seam,
): string {
  return line(colour, 4, strokes(count, [x, y], [width, 0], [0, step]))
}

/** Cable glands below a body. */
export const glands = (...at: Point[]) =>
  outlined(palette.inkLit, detailWidth, ...at.map(([x, y]) => `${move(x - 8, y)}h16v8h-16z`))

/** British outlets, as Nigeria wires them: a round well and three slots. */
export function outlets(r: number, ...centres: Point[]): string {
  return (
    dots(palette.ink, r * 2 + 5, ...centres) +
    dots(palette.white, r * 2, ...centres) +
    line(palette.ink, 3, ...centres.map(([x, y]) => `${move(x, y - 9)}v6m-9 9h4m10 0h4`))
  )
}

/** The sockets of cables with small plugs, side by side. */
export const ports = (x: number, y: number, count: number) =>
  line(palette.ink, 9, strokes(count, [x, y], [10, 0], [30, 0]))
