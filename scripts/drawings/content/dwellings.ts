import { detailWidth, fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'
import { polygon, strokes, type Point } from '../path.ts'
import { door, earth, modules, tree, windows } from './parts.ts'
import { foot, outdoors, shadow } from './setting.ts'

/** A house under a long roof: its front's left edge, its width and the height of its wall. */
function house(x: number, width: number, wall: number, panels: number): string {
  const eave = foot - wall
  const [rise, lean] = [78, 40]
  const roof = (u: number, v: number): Point => [x - 18 + (width + 36) * u + lean * v, eave - rise * v]
  return (
    shadow(x + 8, width + 44) +
    outlined(palette.whiteShade, 3.5, `M${x + width} ${eave}l34-${rise - 8} 34 44v${wall}l-68 30z`) +
    outlined(palette.whiteFront, 3.5, `M${x} ${eave}h${width}v${wall}h-${width}z`) +
    fill(earth.skirt, `M${x + 2} ${foot - 24}h${width - 4}v22h-${width - 4}z`) +
    line(palette.ink, detailWidth, `M${x} ${foot - 24}h${width}`) +
    outlined(
      earth.tileShade,
      3.5,
      polygon(roof(1, 0), roof(1, 1), [x + width + 88, eave - 30], [x + width + 72, eave - 20]),
    ) +
    outlined(earth.tile, 3.5, polygon(roof(0, 0), roof(1, 0), roof(1, 1), roof(0, 1))) +
    line('#A95339', 2, strokes(11, roof(1 / 12, 0.04), [lean * 0.92, -rise * 0.92], [(width + 36) / 12, 0])) +
    modules(panels, roof(0.14, 0.18), ((width + 36) * 0.72) / panels, rise * 0.62, lean * 0.62) +
    outlined(earth.tileLit, 3, `M${x - 18} ${eave}h${width + 36}v9h-${width + 36}z`)
  )
}

/** A family's house. */
export function residential(): string {
  return outdoors(
    [174, 132],
    tree(112, 306, 62),
    house(214, 236, 96, 4),
    windows(1, [236, 238], [54, 40], 0) + windows(1, [382, 238], [46, 40], 0),
    door(314, 234, 46, 78),
  )
}

/** A street: two houses and a lamp that the sun charges. */
export function community(): string {
  return outdoors(
    [356, 128],
    house(60, 130, 78, 2),
    door(84, 252, 34, 60) + windows(1, [136, 250], [36, 30], 0),
    house(396, 130, 78, 2),
    door(420, 252, 34, 60) + windows(1, [472, 250], [36, 30], 0),
    line(palette.ink, 11, 'M316 330V112q0-12 12-12h26') + line(palette.whiteShade, 5, 'M316 330V112q0-12 12-12h26'),
    modules(1, [268, 108], 62, 34, 18),
    outlined(palette.sun, 3, 'M340 100h40l8 14h-56z'),
    fill(palette.floorShadow, 'M296 334q30-10 62 0q-32 9-62 0'),
  )
}
