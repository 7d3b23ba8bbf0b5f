import { coordinates, move, n, type Point } from './path.ts'
import { palette } from './palette.ts'

/** Widths of the family's ink line at 640 pixels: around a body (inherited from the picture), and on its face. */
export const outlineWidth = 3.5
export const detailWidth = 2.5

const width = (value: number) => (value === outlineWidth ? '' : ` stroke-width="${n(value)}"`)

/** A plane of colour without a line. */
export const fill = (colour: string, ...d: string[]) => `<path fill="${colour}" stroke="none" d="${d.join('')}"/>`

/** An open line of `colour`. */
export const line = (colour: string, thickness: number, ...d: string[]) =>
  `<path${colour === palette.ink ? '' : ` stroke="${colour}"`}${width(thickness)} d="${d.join('')}"/>`

/** A plane with the ink line around it. */
export const outlined = (colour: string, thickness: number, ...d: string[]) =>
  `<path fill="${colour}"${width(thickness)} d="${d.join('')}"/>`

/** A rounded rectangle with the ink line around it; thickness 0 for none. */
export function box(colour: string, thickness: number, x: number, y: number, w: number, h: number, r: number): string {
  const edge = thickness === 0 ? ' stroke="none"' : width(thickness)
  return `<rect fill="${colour}"${edge} x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"/>`
}

/** Round lamps, buttons and screws: the caps of lines without length. */
export const dots = (colour: string, size: number, ...centres: Point[]) =>
  line(colour, size, ...centres.map(([x, y]) => `${move(x, y)}h0`))

/** Several of `mark`, each moved by an offset: the first is drawn, the others refer to it. */
export function copies(id: string, mark: string, offsets: readonly Point[]): string {
  const copy = ([x, y]: Point) => `<use href="#${id}"${x === 0 ? '' : ` x="${n(x)}"`}${y === 0 ? '' : ` y="${n(y)}"`}/>`
  return offsets.length === 0 ? mark : `<g id="${id}">${mark}</g>${offsets.map(copy).join('')}`
}

/** Round corner of an outline. */
export const arc = (r: number, dx: number, dy: number, sweep = 1) => `a${coordinates(r, r, 0, 0, sweep, dx, dy)}`
