import { box, fill, line, outlineWidth } from './mark.ts'
import { palette } from './palette.ts'
import { move, n, polygon, to } from './path.ts'
import { recede, type Body } from './solid.ts'

/** Where the wall meets the floor, and the line on which the fronts of standing bodies rest. */
const horizon = 366
export const ground = 418

/** The calm room that every product stands in: a sand wall, the sun's disc, the horizon line and the floor. */
const room =
  `<path fill="${palette.wall}" d="M0 0h640v480H0z"/>` +
  `<circle cx="214" cy="196" r="150" fill="${palette.disc}"/>` +
  `<path fill="${palette.floor}" stroke="${palette.horizon}" stroke-width="2" d="M-9 ${horizon}h658v123H-9z"/>`

/** What a standing body keeps from the light: on the floor, to the right and behind. */
export function floorShadow(body: Body, length = 70): string {
  const [dx, dy] = recede(body.depth)
  const [left, right, foot] = [body.x, body.x + body.width, body.y + body.height]
  const far = foot - length * 0.1
  return fill(
    palette.floorShadow,
    polygon(
      [left + 6, foot + 5],
      [right + 2, foot + 5],
      [right + length, far],
      [right + length + dx, far + dy],
      [right + dx, foot + dy],
    ),
  )
}

/** The shadow of a body that hangs on the wall. */
export function wallShadow(body: Body): string {
  const [dx, dy] = recede(body.depth)
  return box(
    palette.wallShadow,
    0,
    body.x + dx + 12,
    body.y + dy + 16,
    body.width + 4,
    body.height + 2,
    body.radius + 2,
  )
}

/** A picture of the family: room first, then the marks, 640 x 480, with intrinsic size. */
export function picture(...marks: string[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">' +
    `${room}<g fill="none" stroke="${palette.ink}" stroke-width="${outlineWidth}" stroke-linecap="round" stroke-linejoin="round">` +
    `${marks.join('')}</g></svg>\n`
  )
}

/** A conduit from the roof, the line of the panels: ink edges, a pale core. */
export function conduit(x: number, y: number): string {
  const d = `${move(x, y)}V-9`
  return line(palette.ink, 13, d) + line(palette.whiteFront, 8, d)
}

/** Cables, each a colour and its path: ink edges, coloured cores. */
export function cables(...runs: (readonly [colour: string, d: string])[]): string {
  return line(palette.ink, 11, ...runs.map(([, d]) => d)) + runs.map(([colour, d]) => line(colour, 6, d)).join('')
}

/** A join across the front of a body that turns the corner onto its side. */
export function seam(body: Body, y: number): string {
  return `${move(body.x, y)}h${n(body.width)}${to(...recede(body.depth))}`
}
