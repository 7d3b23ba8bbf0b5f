import { arc, box, detailWidth, dots, fill, line, outlined } from '../mark.ts'
import { brandMarkLines } from '../brand-mark.ts'
import { screen } from '../details.ts'
import { enamel, palette } from '../palette.ts'
import { strokes } from '../path.ts'
import { modelling, solid } from '../solid.ts'
import { earth, modules, tree, windows } from './parts.ts'
import { foot, indoors, outdoors, shadow } from './setting.ts'

/** An office with the modules that it sells on its own roof. */
export function office(): string {
  const tower = { x: 232, y: 104, width: 176, height: 208, depth: 110, radius: 2 }
  return outdoors(
    [150, 128],
    shadow(250, 210),
    solid(tower, enamel),
    modules(3, [272, 96], 44, 30, 22),
    ...[124, 170, 216].map((y) => windows(3, [254, y], [34, 28], 49)),
    fill(palette.sun, 'M234 254h172v14H234z'),
    box(palette.inkFront, 3, 294, 268, 52, 44, 2) + line(palette.whiteFront, 2.5, 'M320 270v40'),
    tree(520, 316, 50),
    tree(120, 322, 38),
  )
}

/** A glass over a year of sun, month by month. */
export function insight(): string {
  const months = [70, 82, 96, 104, 100, 84, 66, 58, 68, 86, 92, 76]
  return indoors(
    shadow(150, 320),
    box(palette.white, 3.5, 142, 76, 330, 236, 10),
    line(palette.sun, 15, ...months.map((height, index) => `M${172 + index * 24.5} 280v-${height}`)),
    line(palette.ink, 4, 'M162 290h290'),
    line(palette.seam, 5, 'M166 108h120m-120 22h74'),
    line(palette.ink, 20, 'M452 214l66 70') + line(earth.tile, 11, 'M476 240l42 44'),
    dots(palette.ink, 136, [404, 162]) + dots(palette.whiteFront, 122, [404, 162]),
    line(palette.sun, 24, 'M372 206v-34m34 36v-62m34 56v-46'),
    line(palette.white, 7, `M356 150${arc(52, 30, -36)}`),
  )
}

/** An inverter on the wall, its cover open to the screwdriver. */
export function wiring(): string {
  const body = { x: 214, y: 62, width: 190, height: 176, depth: 60, radius: 14 }
  return indoors(
    box(palette.wallShadow, 0, 240, 62, 208, 178, 16),
    line(palette.ink, 12, 'M262 238v68h-90v60m176-128v128') +
      line(palette.clay, 6, 'M262 240v66h-90v60') +
      line(palette.leaf, 6, 'M348 240v126'),
    solid(body, enamel) + modelling(body),
    screen(238, 86, 110, 62),
    line(palette.sun, 8, 'M380 92v50'),
    line(palette.seam, 4, strokes(3, [238, 176], [142, 0], [0, 14])),
    line(palette.ink, 12, 'M450 300l58-70') + line(palette.whiteShade, 6, 'M450 300l58-70'),
    line(palette.ink, 34, 'M512 226l40-48') +
      line(palette.sun, 27, 'M512 226l40-48') +
      line(palette.sunShade, 5, 'M514 214l26-32'),
  )
}

/** Two who talk: one about the sun at their place. */
export function voices(): string {
  return indoors(
    shadow(160, 320, 306),
    outlined(palette.leaf, 3.5, 'M300 160h190q16 0 16 16v96q0 16-16 16h-18l8 32-44-32H300q-16 0-16-16v-96q0-16 16-16z'),
    line(palette.white, 7, 'M372 206h104m-104 26h104m-104 26h62'),
    outlined(
      palette.white,
      3.5,
      'M150 64h190q18 0 18 18v108q0 18-18 18H226l-46 36 8-36h-38q-18 0-18-18V82q0-18 18-18z',
    ),
    outlined(palette.sun, 3.5, 'M205 152a40 40 0 0 1 80 0z'),
    line(palette.sunShade, 6, 'M245 100V86m-44 34-10-10m98 10 10-10'),
    line(palette.ink, 5, 'M172 152h146m-120 22h94'),
  )
}

/** A bulb whose filament is the sun. */
export function bulb(): string {
  return indoors(
    line(palette.sunShade, 7, 'M320 40V20m-92 58-16-16m216 16 16-16M196 158h-24m296 0h24'),
    shadow(290, 90, 322),
    outlined(palette.white, 3.5, 'M284 250q0-26-24-46a84 84 0 1 1 120 0q-24 20-24 46z'),
    outlined(palette.sun, 3.5, 'M280 168a40 40 0 0 1 80 0z'),
    line(palette.ink, 4, 'M264 168h112m-80 0-8 80m64-80 8 80'),
    line(palette.white, 7, `M262 118${arc(66, 36, -40)}`),
    box(palette.whiteShade, 3.5, 284, 250, 72, 48, 6) + line(palette.ink, detailWidth, 'M286 266h68m-68 16h68'),
    outlined(palette.inkFront, 3.5, 'M300 298h40l-8 16h-24z'),
  )
}

/** The brand's mark, for what has no picture. */
export function emblem(): string {
  return indoors(
    `<g stroke="none" transform="translate(212 78)scale(6)">${brandMarkLines(palette.ink)}</g>`,
    line(palette.seam, 4, `M248 ${foot}h144`),
  )
}
