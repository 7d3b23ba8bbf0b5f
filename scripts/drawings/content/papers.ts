import { box, detailWidth, dots, line, outlined } from '../mark.ts'
import { enamel, palette } from '../palette.ts'
import { strokes } from '../path.ts'
import { modelling, solid } from '../solid.ts'
import { earth } from './parts.ts'
import { coins } from './money.ts'
import { foot, indoors, shadow } from './setting.ts'

const sheet = (x: number, y: number, width: number, height: number) =>
  box(palette.wallShadow, 0, x + 12, y + 12, width, height, 8) + box(palette.white, 3.5, x, y, width, height, 8)

/** A list that is being ticked, beside the battery that it is about. */
export function checklist(): string {
  const rows = [140, 176, 212, 248]
  const battery = { x: 396, y: 176, width: 108, height: 136, depth: 50, radius: 12 }
  return indoors(
    sheet(164, 62, 178, 236),
    box(palette.sun, 3, 218, 48, 70, 28, 8) + dots(palette.ink, 7, [253, 62]),
    line(palette.ink, 5, 'M188 102h104'),
    line(palette.seam, 5, ...rows.map((y, index) => `M222 ${y}h${[92, 74, 86, 60][index]}`)),
    line(palette.leaf, 5, ...rows.slice(0, 3).map((y) => `M188 ${y - 2}l7 7 12-13`)),
    box(palette.white, detailWidth, 188, 240, 17, 17, 3),
    shadow(404, 120),
    box(palette.inkFront, 3.5, 424, 160, 40, 20, 4),
    solid(battery, enamel) + modelling(battery),
    line(palette.leaf, 9, strokes(4, [420, 284], [60, 0], [0, -20])),
  )
}

/** A board on which one line falls and another climbs past it. */
export function trends(): string {
  return indoors(
    line(palette.ink, 7, 'M238 252l-26 74m190-74 26 74'),
    shadow(190, 250, 326),
    box(palette.wallShadow, 0, 158, 60, 348, 206, 8) + box(palette.white, 3.5, 146, 48, 348, 206, 8),
    line(palette.seam, 2, strokes(4, [182, 92], [286, 0], [0, 34])),
    line(palette.ink, 4, 'M182 72v152h290'),
    line(palette.clay, 7, 'M196 118l60 10 54 26 58 14 84 30'),
    line(palette.sun, 9, 'M196 206l60-16 54-30 58-14 84-54') + dots(palette.sun, 20, [452, 92]),
    dots(palette.white, 9, [452, 92]),
  )
}

/** An open book from which the sun rises. */
export function book(): string {
  const rays = 'M320 84V56m-62 46-20-20m144 20 20-20M230 158h-30m210 0h30'
  return indoors(
    line(palette.sunShade, 7, rays),
    outlined(palette.sun, 3.5, 'M256 196a64 64 0 0 1 128 0z'),
    shadow(130, 380, 314),
    outlined(palette.leaf, 3.5, 'M134 188h372v126H134z'),
    outlined(palette.white, 3.5, 'M320 212q-78-40-172-24v112q94-16 172 14z'),
    outlined(palette.whiteFront, 3.5, 'M320 212q78-40 172-24v112q-94-16-172 14z'),
    line(
      palette.seam,
      4.5,
      'M176 216q60-6 112 14M176 242q60-6 112 14m-112 12q40-4 72 4M352 230q52-20 112-14m-112 40q52-20 112-14m-112 40q30-12 72-14',
    ),
  )
}

/** A month on the wall, its days of payment marked, and what is put aside for them. */
export function calendar(): string {
  const days = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const))
  const at = ([row, column]: readonly [number, number]) => [196 + column * 42, 148 + row * 34] as const
  const paid = days.filter(([row, column]) => column === row)
  return indoors(
    sheet(164, 60, 236, 216),
    outlined(earth.tile, 3.5, 'M164 108V68q0-8 8-8h220q8 0 8 8v40z'),
    line(palette.ink, 7, 'M218 48v28m128-28v28'),
    dots(palette.whiteShade, 15, ...days.map(at)),
    dots(palette.sun, 21, ...paid.map(at)),
    line(palette.ink, 3, ...paid.map(at).map(([x, y]) => `M${x - 4} ${y}l3 4 6-7`)),
    shadow(430, 104, foot),
    coins(470, foot, 6) + coins(528, foot, 3),
  )
}
