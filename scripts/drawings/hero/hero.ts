import { outlineWidth } from '../mark.ts'
import { palette } from '../palette.ts'
import { homeSystem, tank, wall } from './compound.ts'
import { house, houseShadow } from './house.ts'
import { distance, land } from './land.ts'
import { mango, palm, shrubs } from './trees.ts'

/** A compound under the sun, `width` x `height` px of it, seen through a frame that ends at its right and its foot. */
function view(width: number, height: number, scale: number, foot: number): string {
  const [w, h] = [width / scale, height / scale].map(Math.round) as [number, number]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${1440 - w} ${foot - h} ${w} ${h}" preserveAspectRatio="xMaxYMax slice">` +
    `<g fill="none" stroke="${palette.ink}" stroke-width="${outlineWidth}" stroke-linecap="round" stroke-linejoin="round">` +
    `${land()}${distance()}${wall()}${houseShadow()}${mango()}${tank()}${palm()}${house()}${homeSystem()}${shrubs()}</g></svg>\n`
  )
}

/**
 * The picture of the home page by the name of its file, for a frame of 600 px in height: on a desk the compound stands
 * right of the words, on a tablet below them in the corner, on a phone below them across the screen.
 */
export function heroes(): Record<string, string> {
  return {
    hero: view(2560, 600, 0.8, 600),
    'hero-tablet': view(1280, 600, 0.55, 600),
    'hero-phone': view(360, 600, 0.43, 580),
  }
}
