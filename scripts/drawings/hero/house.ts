import { box, detailWidth, fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'
import { coordinates, move, polygon, strokes, to, type Point } from '../path.ts'

const eave: Point = [888, 356]
const along = 372
const slope: Point = [62, -118]
const roof = (u: number, v: number): Point => [eave[0] + along * u + slope[0] * v, eave[1] + slope[1] * v]

/** A bungalow with a long roof, a veranda and painted skirting; the light comes from the upper left. */
export function house(): string {
  return walls() + openings() + veranda() + roofing() + panels()
}

/** What the house keeps from the light, on the ground to its right. */
export function houseShadow(): string {
  return fill(palette.floorShadow, polygon([1240, 518], [1352, 452], [1440, 452], [1440, 486], [1400, 518]))
}

function walls(): string {
  return (
    outlined(palette.whiteShade, 3.5, 'M1236 356l62-92 50 26v160l-112 62z') +
    fill('#C98A5A', 'M1238 470l108-58v38l-108 60z') +
    outlined(palette.whiteFront, 3.5, 'M908 352h328v160H908z') +
    fill('#DDA06C', 'M910 470h324v40H910z') +
    line(palette.ink, detailWidth, 'M908 470h328l112-60') +
    fill('#EADFC9', 'M910 354h324v24H910z')
  )
}

function openings(): string {
  const window = (x: number) =>
    box(palette.inkFront, 3, x, 400, 64, 50, 3) +
    fill(palette.glass, `M${x + 2} 402h38l-24 46h-14z`) +
    line(palette.whiteFront, detailWidth, `M${x + 2} 416h60m-60 16h60M${x + 32} 402v46`) +
    line(palette.ink, 5, `M${x - 5} 453h74`)
  return (
    window(938) +
    window(1148) +
    box(palette.leaf, 3, 1044, 396, 58, 116, 2) +
    fill('#1B8462', 'M1052 404h18v42h-18zM1052 456h18v46h-18z') +
    line('#0A553D', detailWidth, 'M1078 404h16v42h-16zM1078 456h16v46h-16z') +
    line(palette.sun, 6, 'M1096 458h0')
  )
}

function veranda(): string {
  const column = (x: number) =>
    outlined(palette.white, 3, `M${x} 366h14v146h-14z`) + fill(palette.whiteShade, `M${x + 9} 368h4v142h-4z`)
  return (
    outlined(palette.whiteFront, 3, 'M1006 506h136l12 14H994z') +
    outlined(palette.whiteShade, 3, 'M994 520h160v8H994z') +
    column(1012) +
    column(1120)
  )
}

function roofing(): string {
  const gable = polygon(roof(1, 0), roof(1, 1), [1374, 296], [1362, 302], [1322, 254], [1262, 366])
  return (
    outlined('#8E4631', 3.5, gable) +
    outlined('#C2664A', 3.5, polygon(roof(0, 0), roof(1, 0), roof(1, 1), roof(0, 1))) +
    line('#A95339', 2, strokes(30, roof(1 / 31, 0.02), [slope[0] * 0.96, slope[1] * 0.96], [along / 31, 0])) +
    outlined('#D9835F', 3, `${move(...eave)}h${along}v10h${-along}z`) +
    line('#E8A888', 5, `${move(...roof(0.01, 1))}${to(along * 0.98, 0)}`)
  )
}

/** Two rows of six panels on the slope that faces us. */
function panels(): string {
  const [left, right, rows] = [0.1, 0.9, [0.14, 0.53] as const]
  const step = (right - left) / 6
  const height = 0.35
  const at = (u: number, v: number) => roof(u, v)
  const row = (v: number) => polygon(at(left, v), at(right, v), at(right, v + height), at(left, v + height))
  const glint = (v: number) =>
    polygon(at(left, v + height * 0.2), at(left + step * 2.4, v + height), at(left, v + height))
  const rise: Point = [slope[0] * height, slope[1] * height]
  const joints = rows.map((v) => strokes(5, at(left + step, v), rise, [step * along, 0]))
  const cells = rows.flatMap((v) => [
    strokes(2, at(left, v + height / 3), [along * (right - left), 0], [rise[0] / 3, rise[1] / 3]),
  ])
  return (
    fill(
      '#8E4631',
      ...rows.map(
        (v) =>
          `${move(...at(left, v))}h${coordinates(along * (right - left))}l6 5h${coordinates(-along * (right - left))}z`,
      ),
    ) +
    outlined(palette.inkFront, 3, ...rows.map(row)) +
    fill(palette.glass, ...rows.map(glint)) +
    line(palette.busbar, 1.2, ...cells) +
    line(palette.whiteFront, 2.2, ...joints)
  )
}
