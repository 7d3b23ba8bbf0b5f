import { fill, outlineWidth } from '../mark.ts'
import { palette } from '../palette.ts'
import { homeSystem, tank, wall } from './compound.ts'
import { house, houseShadow } from './house.ts'
import { distance, land } from './land.ts'
import { mango, palm, shrubs } from './trees.ts'

/** What both pictures of the home page show: a compound under the sun. */
function compound(): string {
  return (
    `<g fill="none" stroke="${palette.ink}" stroke-width="${outlineWidth}" stroke-linecap="round" stroke-linejoin="round">` +
    `${land()}${distance()}${wall()}${houseShadow()}${mango()}${tank()}${palm()}${house()}${homeSystem()}${shrubs()}</g></svg>\n`
  )
}

/**
 * The picture of the home page, 1440 x 600. A narrower frame keeps the right, where the house stands; a wider one shows
 * more of the empty left, where the words go.
 */
export function hero(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="600" viewBox="0 0 1440 600" preserveAspectRatio="xMaxYMax slice">' +
    compound()
  )
}

/** The same compound for phones, 600 x 1000: small, at the foot of a tall sky that carries the words. */
export function heroUpright(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000" viewBox="600 -820 840 1400">' +
    fill(palette.wall, 'M600-820h840V2H600z') +
    compound()
  )
}
