import { charge, glands, sideVents } from './details.ts'
import { box, copies, detailWidth, dots, line } from './mark.ts'
import { enamel, graphite, palette } from './palette.ts'
import { strokes, type Point } from './path.ts'
import { cables, conduit, floorShadow, ground, picture, seam, wallShadow } from './scene.ts'
import { modelling, solid, type Body } from './solid.ts'

/** A slender battery tower (670 x 150 x 960 mm at 10 kWh), its control head on top, and a three-phase inverter on the wall. */
export function luna(modules: number): string {
  const [head, module, plinth] = [50, 88, 12]
  const height = head + modules * module
  const tower: Body = { x: 280, y: ground - plinth - height, width: 240, height, depth: 40, radius: 16 }
  const inverter: Body = { x: 74, y: 112, width: 134, height: 150, depth: 60, radius: 10 }
  const join = tower.y + head
  const below = Array.from({ length: modules - 1 }, (_, index): Point => [0, (index + 1) * module])
  const batteryModule =
    line(palette.footShade, 7, `M288 ${join - 5}h224`) +
    line(palette.ink, detailWidth, seam(tower, join)) +
    charge(454, join + 62, 4) +
    line(palette.seam, 3, `M304 ${join + 24}h60`)
  return picture(
    wallShadow(inverter),
    floorShadow({ ...tower, height: height + plinth }),
    conduit(110, 112),
    cables([palette.clay, 'M150 262v34q0 14 14 14H280'], [palette.inkLit, 'M120 262v54q0 14 14 14H280']),
    glands([120, 262], [150, 262]),
    solid(inverter, enamel),
    modelling(inverter),
    line(palette.seam, 4, strokes(9, [90, 196], [0, 42], [13, 0])),
    box(palette.inkFront, detailWidth, 94, 134, 94, 34, 17),
    dots(palette.leafLit, 12, [112, 151], [132, 151]),
    dots(palette.sun, 12, [170, 151]),
    sideVents(inverter, 40, 8),
    solid({ x: 298, y: ground - plinth - 6, width: 204, height: plinth + 6, depth: 30, radius: 3 }, graphite),
    solid(tower, enamel),
    modelling(tower),
    line(palette.inkFront, 12, `M304 ${tower.y + 24}h192`),
    line(palette.leafLit, 5, `M304 ${tower.y + 24}h120`),
    copies('m', batteryModule, below),
  )
}
