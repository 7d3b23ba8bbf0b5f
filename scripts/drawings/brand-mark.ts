import { palette } from './palette.ts'

/** The lines of the mark on its 36 x 36 field: the sun's disc on the horizon, the panel grid below. The same as the site's logo. */
const sun = `<path fill="${palette.sun}" d="M7.5 19.5a10.5 10.5 0 0 1 21 0z"/>`
const grid = (colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round" ` +
  'd="M2 19.5h32M9.5 19.5 5 31.5h26l-4.5-12M15.5 19.5 14 31.5M20.5 19.5 22 31.5M7.4 25.25h21.2"/>'

/** The mark without a field, 36 x 36, its grid in a colour. */
export const brandMarkLines = (colour: string) => sun + grid(colour)

/** The mark on a field of ink, 64 x 64; `scale` is the mark's share of the field, `radius` rounds the field. */
export function brandMark(scale: number, radius: number): string {
  const factor = Math.round(((64 * scale) / 36) * 100) / 100
  const [dx, dy] = [32 - 18 * factor, 32 - 20.25 * factor].map((value) => Math.round(value * 100) / 100)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64"${radius > 0 ? ` rx="${radius}"` : ''} fill="${palette.ink}"/>` +
    `<g transform="translate(${dx} ${dy})scale(${factor})">${brandMarkLines('#fff')}</g></svg>\n`
  )
}
