import { charge, glands, screen, sideVents, slots } from './details.ts'
import { box, detailWidth, dots, line } from './mark.ts'
import { amber, enamel, palette } from './palette.ts'
import type { Point } from './path.ts'
import { cables, conduit, floorShadow, ground, picture, wallShadow } from './scene.ts'
import { modelling, solid, type Body } from './solid.ts'

/** A wall inverter with a sun-coloured shoulder; a wall battery for the small one, a standing battery for the large one. */
export function ivem(size: 'small' | 'large'): string {
  const large = size === 'large'
  const inverter: Body = { x: 96, y: 84, width: large ? 166 : 146, height: large ? 232 : 196, depth: 60, radius: 12 }
  const battery: Body = large
    ? { x: 346, y: 158, width: 196, height: ground - 158, depth: 100, radius: 14 }
    : { x: 340, y: 112, width: 170, height: 208, depth: 60, radius: 14 }
  const { x, y } = inverter
  const foot = y + inverter.height
  const batteryFoot = battery.y + battery.height
  const route = (from: number, fall: number, end: number) =>
    `M${from} ${foot}v${fall}q0 14 14 14${large ? 'H346' : `H${end - 14}q14 0 14-14V${batteryFoot}`}`
  const buttons = [0, 1, 2, 3].map((index): Point => [x + 38 + index * 24, y + 142])
  return picture(
    wallShadow(inverter),
    large ? floorShadow(battery, 40) : wallShadow(battery),
    conduit(x + 40, y),
    cables([palette.clay, route(x + 93, large ? 10 : 44, 400)], [palette.inkLit, route(x + 63, large ? 30 : 64, 430)]),
    glands(
      [x + 63, foot],
      [x + 93, foot],
      ...(large
        ? []
        : ([
            [400, batteryFoot],
            [430, batteryFoot],
          ] as const)),
    ),
    solid(inverter, enamel),
    modelling(inverter),
    solid({ ...inverter, height: 44 }, amber),
    screen(x + 24, y + 62, inverter.width - 48, 58),
    dots(palette.inkFront, 11, ...buttons),
    slots(x + 30, y + 164, inverter.width - 60, large ? 4 : 2),
    sideVents(inverter, 76, large ? 11 : 8),
    solid(battery, enamel),
    modelling(battery),
    box(palette.inkFront, detailWidth, battery.x + 22, battery.y + 24, battery.width - 44, 30, 8),
    charge(battery.x + 38, battery.y + 39, 4, palette.leafLit),
    dots(palette.sun, 10, [battery.x + battery.width - 42, battery.y + 39]),
    line(
      palette.seam,
      3,
      `M${battery.x + 24} ${battery.y + 80}h${battery.width - 48}`,
      large ? `m0 120h${48 - battery.width}` : '',
    ),
  )
}
