import { box, detailWidth, fill, line, outlined } from '../mark.ts'
import { enamel, palette } from '../palette.ts'
import { strokes } from '../path.ts'
import { solid } from '../solid.ts'
import { door, earth, modules, tree, windows } from './parts.ts'
import { foot, outdoors, shadow } from './setting.ts'

const hall = (x: number, width: number, height: number, depth = 90) =>
  shadow(x + 10, width + depth * 0.5) +
  solid({ x, y: foot - height, width, height, depth, radius: 2 }, enamel) +
  fill(palette.wall, `M${x + 2} ${foot - height + 2}h${width - 4}v12h-${width - 4}z`) +
  fill(earth.skirt, `M${x + 2} ${foot - 20}h${width - 4}v18h-${width - 4}z`)

const flag = (x: number, y: number, colour: string) =>
  line(palette.ink, 5, `M${x} ${foot}V${y}`) + outlined(colour, 3, `M${x} ${y}q18-9 32 0t30-2v30q-16 10-30 2t-32 0z`)

/** A clinic: a cross over its door, modules on its flat roof. */
export function healthcare(): string {
  return outdoors(
    [150, 140],
    tree(86, 308, 46),
    hall(160, 330, 120),
    modules(3, [206, 186], 62, 40, 22) + modules(2, [408, 186], 58, 40, 22),
    outlined(palette.white, 3, 'M288 186h74v58h-74z'),
    fill(palette.leaf, 'M317 194h16v13h13v16h-13v13h-16v-13h-13v-16h13z'),
    box(palette.inkFront, 3, 296, 256, 58, 56, 2) +
      line(palette.whiteFront, 2.5, 'M325 258v52') +
      line(palette.ink, 5, 'M288 252h74'),
    windows(2, [184, 222], [38, 38], 50) + windows(2, [386, 222], [38, 38], 50),
  )
}

/** A school: a long roof of tiles and modules, a flag in the yard. */
export function education(): string {
  return outdoors(
    [520, 126],
    shadow(110, 470),
    outlined(palette.whiteFront, 3.5, 'M104 220h440v92H104z'),
    fill(earth.skirt, 'M106 290h436v20H106z'),
    line(palette.ink, detailWidth, 'M104 290h440'),
    windows(4, [126, 236], [44, 38], 58) + windows(2, [440, 236], [42, 38], 54),
    door(372, 238, 46, 74),
    outlined(earth.tile, 3.5, 'M82 220l46-76h392l46 76z'),
    line('#A95339', 2, strokes(13, [116, 214], [36, -62], [30, 0])),
    modules(6, [170, 206], 48, 46, 26),
    outlined(earth.tileLit, 3, 'M82 220h484v9H82z'),
    flag(58, 150, palette.leaf),
  )
}

/** A public building: steps, columns, a pediment with the sun in it. */
export function government(): string {
  const columns = [178, 244, 310, 376, 442]
  return outdoors(
    [118, 124],
    shadow(150, 380),
    outlined(palette.whiteShade, 3.5, 'M160 196h320v96H160z'),
    fill(palette.inkFront, 'M294 222h52v70h-52z'),
    ...columns.map((x) => box(palette.white, 3, x, 196, 22, 96, 3)),
    fill(palette.whiteShade, ...columns.map((x) => `M${x + 14} 198h6v92h-6z`)),
    outlined(palette.whiteFront, 3.5, 'M148 178h344v18H148zM148 292h344v10H148zM134 302h372v12H134z'),
    outlined(palette.whiteFront, 3.5, 'M140 178l180-76 180 76z'),
    outlined(palette.sun, 3, 'M290 168a30 30 0 0 1 60 0z'),
    modules(3, [514, 296], 26, 52, 20) + line(palette.ink, 5, 'M524 296v16m60-16v16'),
    flag(84, 128, palette.clay),
  )
}
