import { box, dots, fill, line } from './mark.ts'
import { palette } from './palette.ts'
import { picture } from './scene.ts'

/** What stands in for a picture that is missing: a unit under its dust cover. */
export function placeholder(): string {
  return picture(
    fill(palette.floorShadow, 'M232 424h176l82-10 44-26-40-4z'),
    fill(palette.whiteShade, 'M226 166l44-26q4-2 8-2h150q12 0 12 12v240l-46 28z'),
    box(palette.wall, 0, 218, 156, 178, 262, 16),
    line(
      palette.seam,
      4,
      'M234 156h146q16 0 16 16v230q0 16-16 16h-146q-16 0-16-16v-230q0-16 16-16M222 162l44-24M392 162l44-20M392 412l48-24',
    ).replace('d=', 'stroke-dasharray="1 11" d='),
    dots(palette.disc, 74, [307, 250]),
    line(palette.seam, 5, 'M262 330h90'),
  )
}
