import { outlets, ports, screen, sideVents } from './details.ts'
import { box, detailWidth, dots, fill, line, outlined, outlineWidth } from './mark.ts'
import { enamel, graphite, palette } from './palette.ts'
import { strokes } from './path.ts'
import { floorShadow, picture } from './scene.ts'
import { modelling, recede, solid, type Body } from './solid.ts'

/** The large portable station: a dark case with two lifting bars along its sides, a wide screen, four outlets. */
export function largeStation(): string {
  const body: Body = { x: 146, y: 158, width: 290, height: 252, depth: 140, radius: 24 }
  const bars = 'M186 146v-24l42-25v24M408 146v-24l42-25v24'
  return picture(
    floorShadow({ ...body, height: 260 }),
    line(palette.ink, 16, 'M186 411h30m150 0h30'),
    solid(body, graphite),
    line(palette.ink, 19, bars),
    line(palette.inkLit, 12, bars),
    box(palette.whiteFront, detailWidth, 168, 184, 246, 134, 14),
    screen(184, 200, 120, 56),
    outlets(20, [332, 224], [384, 224], [332, 280], [384, 280]),
    ports(192, 276, 4),
    dots(palette.sun, 12, [194, 300], [216, 300]),
    dots(palette.leaf, 12, [238, 300]),
    line(palette.inkLit, 4, strokes(4, [180, 340], [222, 0], [0, 14])),
    sideVents(body, 74, 9, 14, palette.inkLit),
  )
}

/** A small station with a carrying handle over its top, its left edge at `x`. */
function smallStation(x: number): string {
  const body: Body = { x, y: 236, width: 252, height: 174, depth: 120, radius: 20 }
  const [dx, dy] = recede(body.depth / 2)
  const handle = `M${x + 30 + dx} ${238 + dy}v-38q0-18 18-18h156q18 0 18 18v38`
  return (
    floorShadow({ ...body, height: 180 }, 44) +
    line(palette.ink, 16, `M${x + 34} 411h24m136 0h24`) +
    solid(body, graphite) +
    line(palette.ink, 23, handle) +
    line(palette.inkLit, 16, handle) +
    box(palette.whiteFront, detailWidth, x + 16, 254, 220, 114, 12) +
    screen(x + 30, 268, 96, 50) +
    outlets(20, [x + 156, 294], [x + 206, 294]) +
    ports(x + 38, 342, 3) +
    dots(palette.sun, 12, [x + 156, 342]) +
    dots(palette.leaf, 12, [x + 206, 342]) +
    line(palette.inkLit, 4, `M${x + 30} 388h192`) +
    sideVents(body, 48, 6, 14, palette.inkLit)
  )
}

/** The small portable station, by itself or with its folding panel. */
export function portable(folding: boolean): string {
  if (!folding) return picture(smallStation(172))
  return picture(
    fill(palette.floorShadow, 'M46 394l94 16 94-16 94 16 60-22-80-26z'),
    outlined(palette.inkFront, outlineWidth, 'M46 176l94 18 94-18 94 18v214l-94-18-94 18-94-18z'),
    fill(palette.glass, 'M140 196l92-17v209l-92 17z'),
    line(palette.busbar, 2, 'M46 248l94 18 94-18 94 18M46 320l94 18 94-18 94 18M93 186v212m94 0v-212m94 0v212'),
    line(palette.ink, outlineWidth, 'M140 194v214m94-18v-214'),
    smallStation(276),
    line(palette.ink, 6, 'M200 400q10 42 64 30t42-40'),
  )
}

/** The all-in-one home station: a tall two-tone case with a light bar, on its own foot. */
export function homeStation(): string {
  const body: Body = { x: 196, y: 116, width: 206, height: 290, depth: 120, radius: 26 }
  return picture(
    floorShadow({ ...body, height: 300 }),
    solid({ x: 228, y: 396, width: 142, height: 20, depth: 80, radius: 4 }, graphite),
    solid(body, enamel),
    modelling(body),
    box(palette.inkFront, detailWidth, 218, 142, 162, 120, 16),
    screen(234, 158, 130, 64),
    line(palette.sun, 7, 'M238 242h122'),
    outlets(22, [256, 306], [312, 306]),
    ports(346, 296, 1),
    ports(346, 316, 1),
    line(palette.seam, 4, 'M232 354h134M232 368h134'),
    sideVents(body, 60, 12, 14),
  )
}
