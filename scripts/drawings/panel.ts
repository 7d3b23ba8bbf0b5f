import { fill, line, outlined, outlineWidth } from './mark.ts'
import { palette } from './palette.ts'
import { coordinates, move, polygon, strokes, to, type Point } from './path.ts'
import { ground, picture } from './scene.ts'

/** A module of `columns` x `rows` half cells leaning on its stand; `widthToHeight` is the frame's real proportion. */
export function panel(columns: number, rows: number, widthToHeight: number): string {
  const [height, lean, edge] = [352, 62, 13]
  const width = Math.round(height * widthToHeight * 1.16)
  const left = Math.round(310 - (width + lean) / 2)
  const foot = ground - 4
  const at = (u: number, v: number): Point => [left + width * u + lean * v, foot - height * v]
  const within = (u: number, v: number) => at(0.03 + u * 0.94, 0.018 + v * 0.964)
  const step = ([x, y]: Point, [x2, y2]: Point): Point => [x2 - x, y2 - y]
  const origin = within(0, 0)
  const [across, up] = [step(origin, within(1, 0)), step(origin, within(0, 1))]
  const middle = within(0, 0.5)
  const leg = `${move(...at(1, 0.62))}L${coordinates(left + width + 118, foot - 32)}`
  return picture(
    fill(
      palette.floorShadow,
      polygon(
        [left + 6, foot + 4],
        [left + width + 4, foot + 4],
        [left + width + 160, foot - 44],
        [left + 120, foot - 44],
      ),
    ),
    line(palette.ink, 11, leg),
    line(palette.whiteShade, 5, leg),
    outlined(
      palette.whiteShade,
      outlineWidth,
      polygon(at(1, 0), at(1, 1), [at(1, 1)[0] + edge, foot - height - 6], [left + width + edge, foot - 6]),
    ),
    outlined(palette.whiteFront, outlineWidth, polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))),
    fill(palette.inkFront, polygon(origin, within(1, 0), within(1, 1), within(0, 1))),
    fill(palette.glass, polygon(within(0, 0.3), within(0, 1), within(0.55, 1))),
    fill('#223F50', polygon(within(0.72, 1), within(0.9, 1), within(0, 0.02), within(0, 0.2))),
    line(palette.busbar, 1, strokes(rows - 1, within(0, 1 / rows), across, [up[0] / rows, up[1] / rows])),
    line(palette.ink, 2.5, strokes(columns - 1, within(1 / columns, 0), up, [across[0] / columns, 0])),
    line(palette.whiteFront, 3.5, move(...middle) + to(...across)),
  )
}
