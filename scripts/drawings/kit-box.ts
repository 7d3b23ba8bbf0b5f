import { box, detailWidth, dots, line } from './mark.ts'
import { enamel, palette } from './palette.ts'
import { move, n, type Point } from './path.ts'
import { cables, conduit, wallShadow } from './scene.ts'
import { solid, type Body } from './solid.ts'

/** What turns a unit into a kit: the protection box on the wall, its conduits to the roof and to the unit; one lamp per tier. */
export function kitBox(x: number, y: number, tier: number, unit: Point): string {
  const body: Body = { x, y, width: 92, height: 116, depth: 40, radius: 8 }
  const [unitX, unitY] = unit
  const foot = Math.max(unitY, y + 150)
  const lamps = [0, 1, 2].slice(0, tier).map((index): Point => [x + 20 + index * 16, y + 96])
  return (
    wallShadow(body) +
    conduit(x + 62, y) +
    cables([palette.inkLit, `${move(x + 30, y + 116)}V${n(foot - 14)}q0 14-14 14H${n(unitX)}`]) +
    solid(body, enamel) +
    box(palette.inkFront, detailWidth, x + 10, y + 24, 72, 46, 4) +
    line(palette.whiteFront, 14, `${move(x + 24, y + 40)}v14m22 0v-14m22 0v14`) +
    line(palette.clay, 7, `${move(x + 24, y + 43)}v2m22 0v-2m22 0v2`) +
    dots(palette.sun, 10, ...lamps)
  )
}
