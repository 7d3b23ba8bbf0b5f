import { box, detailWidth, dots, line, outlined } from '../mark.ts'
import { enamel, palette } from '../palette.ts'
import { move, strokes } from '../path.ts'
import { modelling, solid } from '../solid.ts'
import { foot, indoors, shadow } from './setting.ts'

/** A stack of coins standing on `y`, around `x`. */
export function coins(x: number, y: number, count: number): string {
  const top = y - count * 13
  return (
    outlined(palette.sunShade, 3, `M${x - 27} ${top}v${count * 13}a27 9 0 0 0 54 0V${top}z`) +
    line(
      palette.ink,
      detailWidth,
      ...Array.from({ length: count - 1 }, (_, index) => `${move(x - 27, top + 13 * (index + 1))}a27 9 0 0 0 54 0`),
    ) +
    `<ellipse cx="${x}" cy="${top}" rx="27" ry="9" fill="${palette.sunLit}" stroke-width="3"/>` +
    line(palette.sunShade, 3, `M${x - 10} ${top}h20`)
  )
}

/** Stacks that grow, and a shoot on the last. */
export function growth(): string {
  return indoors(
    shadow(150, 310),
    coins(190, foot, 2) + coins(268, foot, 4) + coins(346, foot, 7) + coins(424, foot, 10),
    line(palette.leaf, 6, 'M424 180V106'),
    outlined(palette.leaf, 3, 'M424 146q-48 4-56-40q48-6 56 40z') +
      outlined(palette.leafLit, 3, 'M424 122q2-46 48-50q4 44-48 50z'),
  )
}

/** A meter that counts, and what the count costs. */
export function meter(): string {
  const body = { x: 198, y: 84, width: 172, height: 214, depth: 60, radius: 16 }
  return indoors(
    box(palette.wallShadow, 0, 224, 84, 190, 214, 18),
    solid(body, enamel) + modelling(body),
    dots(palette.ink, 122, [284, 162]) + dots(palette.whiteFront, 112, [284, 162]),
    line(palette.seam, 4, 'M240 182a48 48 0 0 1 88 0M284 120v8m-36 10 6 6m66-6-6 6'),
    line(palette.clay, 6, 'M284 166l26-28') + dots(palette.ink, 14, [284, 166]),
    box(palette.ink, 3, 228, 236, 112, 36, 5),
    line(palette.sun, 5, 'M242 246v16m18-16v16m18-16v16m18-16v16m18-16h10v8h-10v8h10'),
    line(palette.ink, 10, 'M258 298v66m52-66v66') +
      line(palette.clay, 4, 'M258 300v66') +
      line(palette.leaf, 4, 'M310 300v66'),
    shadow(426, 108, 326),
    coins(462, 326, 4) + coins(524, 326, 2),
    line(palette.seam, 4, strokes(5, [384, 112], [14, -8], [0, 14])),
  )
}
