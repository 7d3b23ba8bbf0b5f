import { charge, screen, sideVents, slots } from './details.ts'
import { kitBox } from './kit-box.ts'
import { box, copies, detailWidth, dots, line } from './mark.ts'
import { enamel, graphite, palette } from './palette.ts'
import type { Point } from './path.ts'
import { floorShadow, ground, picture, seam } from './scene.ts'
import { solid, type Body } from './solid.ts'

/** A cabinet on castors: a dark inverter head with a grille, one battery drawer below it per 5 kWh. `tier` makes it a kit. */
export function ecoBeast(drawers: number, options: { tier?: number } = {}): string {
  const [head, drawer, castor] = [104, 70, 22]
  const x = options.tier === undefined ? 176 : 120
  const cabinet: Body = {
    x,
    y: ground - castor - drawers * drawer,
    width: 244,
    height: drawers * drawer,
    depth: 120,
    radius: 6,
  }
  const top: Body = { x: x - 6, y: cabinet.y - head + 6, width: 256, height: head, depth: 130, radius: 12 }
  const first = cabinet.y + 6
  const below = Array.from({ length: drawers - 1 }, (_, index): Point => [0, (index + 1) * drawer])
  const wheels: Point[] = [
    [x + 30, ground - 11],
    [x + 214, ground - 11],
  ]
  const drawerFront =
    line(palette.ink, detailWidth, seam(cabinet, first)) +
    charge(x + 24, first + 32, 4) +
    box(palette.inkFront, detailWidth, x + 98, first + 22, 86, 20, 10) +
    line(palette.inkLit, 4, `M${x + 110} ${first + 30}h62`) +
    line(palette.leaf, 14, `M${x + 214} ${first + 26}v12`)
  return picture(
    floorShadow({ ...cabinet, height: cabinet.height + castor }),
    options.tier === undefined ? '' : kitBox(466, 138, options.tier, [x + 274, top.y + head - 26]),
    dots(palette.ink, 22, [x + 288, ground - 38]),
    dots(palette.ink, 27, ...wheels),
    dots(palette.inkLit, 19, ...wheels),
    dots(palette.ink, 7, ...wheels),
    solid(cabinet, enamel),
    copies('d', drawerFront, below),
    solid(top, graphite),
    line(palette.inkLit, 3, `M${x + 8} ${top.y + 7}h228`),
    line(palette.leafLit, 6, `M${x + 6} ${top.y + head - 10}h232`),
    screen(x + 16, top.y + 24, 90, 50),
    slots(x + 132, top.y + 30, 92, 4, 12, palette.inkLit),
    sideVents(top, 36, 4, 14, palette.inkLit),
  )
}
