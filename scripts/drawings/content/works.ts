import { box, copies, detailWidth, dots, fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'
import { strokes } from '../path.ts'
import { door, earth, modules, tree, windows } from './parts.ts'
import { foot, outdoors, shadow } from './setting.ts'

const crate = (x: number, y: number, size: number) =>
  box('#C98A5A', 3, x, y - size, size, size, 2) +
  line('#8E5A31', 2.5, `M${x + 4} ${y - size + 12}h${size - 8}m0 ${size - 24}h-${size - 8}`)

/** A warehouse with its roller doors, and goods before it. */
export function business(): string {
  const shutter = (x: number) =>
    box(palette.inkLit, 3, x, 226, 92, 86, 2) + line(palette.inkFront, 2.5, strokes(5, [x + 4, 240], [84, 0], [0, 14]))
  return outdoors(
    [158, 128],
    shadow(120, 450),
    outlined(palette.whiteShade, 3.5, 'M510 172l52-30v150l-52 20z'),
    outlined(palette.whiteFront, 3.5, 'M108 172h402v140H108z'),
    outlined(earth.tileLit, 3.5, 'M94 172l40-44h408l26 14-44 30z'),
    modules(4, [156, 166], 74, 30, 28),
    fill(palette.sun, 'M110 190h398v16H110z'),
    shutter(140) + shutter(252),
    windows(1, [462, 232], [32, 30], 0) + door(404, 232, 40, 80),
    crate(352, foot, 34) + crate(358, 278, 26) + crate(536, 322, 40),
  )
}

/** A workshop under a saw-tooth roof, a module on every slope. */
export function manufacturing(): string {
  const tooth = 'M120 208v-62l124 62z'
  return outdoors(
    [508, 118],
    tree(64, 308, 42),
    shadow(130, 430),
    outlined(palette.whiteFront, 3.5, 'M120 208h372v104H120z'),
    fill(earth.skirt, 'M122 288h368v22H122z'),
    line(palette.ink, detailWidth, 'M120 288h372'),
    copies(
      't',
      outlined(earth.tile, 3.5, tooth) +
        outlined(palette.inkFront, 3, 'M140 147l86 43 12-10-84-42z') +
        line(palette.whiteFront, 2, 'M168 161l13-10m15 24 13-10'),
      [
        [124, 0],
        [248, 0],
      ],
    ),
    windows(4, [146, 230], [48, 36], 64),
    door(416, 236, 50, 76),
    outlined(palette.whiteShade, 3, 'M492 208h40v104h-40z') +
      line(palette.seam, 4, strokes(4, [502, 230], [20, 0], [0, 14])),
    box(palette.inkLit, 3, 542, 262, 44, 50, 4) + dots(palette.sun, 8, [564, 278]),
  )
}

/** A field that a pump waters by the sun. */
export function agriculture(): string {
  const plant = line(palette.leaf, 4, 'M60 330q-10-12-18-12m18 12q0-16 0-24m0 24q10-12 18-12')
  return outdoors(
    [150, 130],
    fill('#C98A5A', 'M0 302q150-18 300-4 50 10 72 62H0z'),
    line('#A9713F', 3, 'M0 322q160-14 326-4M0 344q170-12 348-2'),
    copies('p', plant, [
      [70, -6],
      [140, -4],
      [210, 0],
      [272, 6],
      [36, 24],
      [106, 22],
      [176, 24],
      [246, 26],
    ]),
    line(palette.ink, 11, 'M438 326V196') + line(palette.whiteShade, 5, 'M438 326V196'),
    modules(3, [364, 208], 46, 74, 40),
    shadow(480, 96, 322),
    box(palette.inkFront, 3.5, 492, 232, 84, 94, 12) + line(palette.inkLit, 4, 'M494 258h80m0 26h-80m0 24h80'),
    box(palette.ink, 3, 518, 222, 32, 10, 4),
    line(palette.leaf, 9, 'M492 306h-92q-14 0-14 14v10'),
    line('#4FA3C4', 6, 'M386 336v12m-10-8v10m20-10v10'),
  )
}

/** Rows of modules in the open. */
export function array(): string {
  const leg = 'M150 262v26m150-26v26m150-26v26'
  return outdoors(
    [474, 112],
    tree(70, 292, 40),
    line(palette.ink, 6, leg),
    modules(5, [112, 262], 78, 62, 44),
    fill(palette.floorShadow, 'M96 334h470l40-18H136z'),
    line(palette.ink, 7, 'M140 318v22m180-22v22m180-22v22'),
    modules(5, [84, 326], 94, 76, 52),
  )
}
