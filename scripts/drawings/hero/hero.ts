import { outlineWidth } from '../mark.ts'
import { palette } from '../palette.ts'
import { homeSystem, tank, wall } from './compound.ts'
import { house, houseShadow } from './house.ts'
import { distance, land } from './land.ts'
import { mango, palm, shrubs } from './trees.ts'

/**
 * The picture of the home page, 1440 x 600: a compound under the sun. A narrower frame keeps the right, where the house
 * stands; a wider one shows more of the empty left, where the words go.
 */
export function hero(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="600" viewBox="0 0 1440 600" preserveAspectRatio="xMaxYMax slice">' +
    `<g fill="none" stroke="${palette.ink}" stroke-width="${outlineWidth}" stroke-linecap="round" stroke-linejoin="round">` +
    `${land()}${distance()}${wall()}${houseShadow()}${mango()}${tank()}${palm()}${house()}${homeSystem()}${shrubs()}</g></svg>\n`
  )
}
