import { charge, glands, screen, sideVents } from './details.ts'
import { box, copies, detailWidth, dots, line } from './mark.ts'
import { enamel, graphite, palette } from './palette.ts'
import type { Point } from './path.ts'
import { cables, conduit, floorShadow, ground, picture, wallShadow } from './scene.ts'
import { modelling, solid, type Body } from './solid.ts'

/** A hybrid inverter with its wiring bay on the wall, and a rack of dark battery units on the floor, one per 5 kWh. */
export function deye(units: number): string {
  const inverter: Body = { x: 84, y: 70, width: 176, height: 232, depth: 60, radius: 16 }
  const base: Body = { x: 326, y: ground - 16, width: 222, height: 16, depth: 120, radius: 3 }
  const unit: Body = { x: 334, y: ground - 86, width: 206, height: 70, depth: 120, radius: 6 }
  const above = Array.from({ length: units - 1 }, (_, index): Point => [0, (index + 1) * -74])
  const rackUnit =
    solid(unit, graphite) +
    line(palette.inkLit, 3, `M344 ${unit.y + 7}h186`) +
    box(palette.whiteFront, detailWidth, 348, unit.y + 18, 62, 36, 4) +
    charge(358, unit.y + 30, 4) +
    line(palette.whiteFront, 5, `M430 ${unit.y + 48}v-20h62v20`) +
    dots(palette.sun, 11, [516, unit.y + 26]) +
    dots(palette.clay, 11, [516, unit.y + 46])
  return picture(
    wallShadow(inverter),
    floorShadow(base, 30),
    conduit(126, 70),
    cables([palette.clay, 'M176 302v36q0 14 14 14H334'], [palette.inkLit, 'M146 302v56q0 14 14 14H334']),
    glands([146, 302], [176, 302]),
    solid(inverter, enamel),
    modelling(inverter),
    line(palette.ink, detailWidth, 'M84 228h176l30-18'),
    screen(108, 94, 128, 66),
    dots(palette.ink, 21, ...[0, 1, 2, 3].map((index): Point => [118 + index * 36, 192])),
    dots(palette.leafLit, 14, [118, 192]),
    dots(palette.sun, 14, [154, 192]),
    line(palette.seam, 7, 'M106 250h0M238 250h0M140 268h64'),
    sideVents(inverter, 44, 8, 15),
    solid(base, graphite),
    copies('u', rackUnit, above),
  )
}
