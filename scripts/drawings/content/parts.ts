import { box, detailWidth, fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'
import { coordinates, move, polygon, strokes, type Point } from '../path.ts'

/** The colours of roofs and wood, as the picture of the home page has them. */
export const earth = { tile: '#C2664A', tileShade: '#8E4631', tileLit: '#D9835F', skirt: '#DDA06C', leafLit: '#1B8462' }

/** A row of modules whose lower edge starts at a point: each `width` wide, leaning back by `lean`, `rise` high. */
export function modules(count: number, [x, y]: Point, width: number, rise: number, lean: number): string {
  const across = width * count
  const at = (u: number, v: number): Point => [x + across * u + lean * v, y - rise * v]
  return (
    outlined(palette.inkFront, 3, polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))) +
    fill(palette.glass, polygon(at(0.02, 0.2), at(0.34, 0.94), at(0.02, 0.94))) +
    line(palette.busbar, 1.2, `${move(...at(0, 0.5))}h${coordinates(across)}`) +
    line(palette.whiteFront, 2.2, count > 1 ? strokes(count - 1, at(1 / count, 0), [lean, -rise], [width, 0]) : '')
  )
}

/** A row of windows with a sill. */
export function windows(count: number, [x, y]: Point, [width, height]: Point, step: number): string {
  const each = Array.from({ length: count }, (_, index) => x + index * step)
  return (
    outlined(palette.inkFront, detailWidth, ...each.map((left) => `M${left} ${y}h${width}v${height}h-${width}z`)) +
    fill(
      palette.glass,
      ...each.map(
        (left) =>
          `M${left + 2} ${y + 2}h${Math.round(width * 0.55)}l-${Math.round(width * 0.35)} ${height - 4}h-${Math.round(width * 0.2)}z`,
      ),
    ) +
    line(palette.whiteFront, 2, ...each.map((left) => `M${left + width / 2} ${y + 2}v${height - 4}`))
  )
}

/** A leaf-green door with its knob. */
export function door(x: number, y: number, width: number, height: number): string {
  return (
    box(palette.leaf, detailWidth, x, y, width, height, 2) +
    fill(earth.leafLit, `M${x + 6} ${y + 7}h${width - 12}v${height * 0.36}h-${width - 12}z`) +
    line(palette.sun, 5, `M${x + width - 8} ${y + height * 0.58}h0`)
  )
}

/** A round tree on its shadow. */
export function tree(x: number, y: number, r: number): string {
  const crown = `M${x - r} ${y - r * 1.5}a${coordinates(r * 0.6, r * 0.6, 0, 0, 1, r * 0.55, -r * 0.8)}a${coordinates(r * 0.62, r * 0.62, 0, 0, 1, r * 1.05, r * 0.1)}a${coordinates(r * 0.6, r * 0.6, 0, 0, 1, r * 0.2, r * 1.1)}q${coordinates(-r * 0.8, r * 0.5, -r * 1.7, 0)}z`
  return (
    fill(
      palette.floorShadow,
      `M${x - r * 0.7} ${y + 4}q${coordinates(r, -12, r * 2, 0)}q${coordinates(-r, 12, -r * 2, 0)}`,
    ) +
    outlined('#6B4A2B', 3, `M${x - 7} ${y}l4-${r}h6l4 ${r}z`) +
    outlined(palette.leaf, 3.5, crown) +
    line(earth.leafLit, 5, `M${x - r * 0.55} ${y - r * 1.6}q${coordinates(2, -r * 0.45, r * 0.4, -r * 0.5)}`) +
    line(palette.sun, 6, `M${x - r * 0.3} ${y - r}h0m${coordinates(r * 0.7, -r * 0.35)}h0`)
  )
}
