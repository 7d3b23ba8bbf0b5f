import { fill, line, outlineWidth } from '../mark.ts'
import { palette } from '../palette.ts'

/** The line on which things of a scene stand. */
export const foot = 312

const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

function framed(setting: string, marks: readonly string[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">' +
    `<path fill="${palette.wall}" d="M0 0h640v360H0z"/>${setting}` +
    `<g fill="none" stroke="${palette.ink}" stroke-width="${outlineWidth}" stroke-linecap="round" stroke-linejoin="round">` +
    `${marks.join('')}</g></svg>\n`
  )
}

/** Open air: the sun in its halo, a low hill, the ground. 640 x 360, with intrinsic size. */
export function outdoors(sun: readonly [x: number, y: number], ...marks: string[]): string {
  const [x, y] = sun
  const setting =
    disc(x, y, 104, palette.disc) +
    disc(x, y, 62, palette.sun) +
    `<path fill="${palette.floor}" d="M0 268q110-34 240-22t220-4 180 8v110H0z"/>` +
    `<path fill="#E3D5B9" d="M0 290h640v70H0z"/>`
  return framed(setting, [line(palette.wall, 3, 'M28 338h92m360 10h60M232 350h40'), ...marks])
}

/** The calm room of the catalogue's pictures: a wall, the sun's disc, a table. 640 x 360, with intrinsic size. */
export function indoors(...marks: string[]): string {
  const setting =
    disc(320, 158, 128, palette.disc) +
    `<path fill="${palette.floor}" stroke="${palette.horizon}" stroke-width="2" d="M-9 276h658v93H-9z"/>`
  return framed(setting, marks)
}

/** A flat shadow on the ground or the table, from `x` on, for a thing of a width. */
export const shadow = (x: number, width: number, y = foot) =>
  fill(palette.floorShadow, `M${x} ${y + 5}h${width}l46-22h-${width}z`)
