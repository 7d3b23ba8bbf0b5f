/** A drawing of ours as a part of another: what is inside its root element, and the part of it that its view box shows. */
/** What a drawing asks of a typeface: sizes and lengths in px. */
export type Lettering = {
  /** The text as it can be set: what the typeface lacks is replaced or left out. */
  readonly settable: (text: string) => string
  readonly widthOf: (text: string, size: number) => number
  /** SVG path data from `x` on the baseline `y`. */
  readonly outline: (text: string, size: number, x: number, y: number) => string
}

/** A drawing of ours as a part of another: what is inside its root element, and the part of it that its view box shows. */
export type Drawing = {
  readonly content: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reads an SVG of `public/pictures`; null for anything else. */
export function readDrawing(svg: string): Drawing | null {
  const found = /^<svg[^>]* viewBox="([-\d ]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg)
  const [x, y, width, height] = found?.[1]?.split(' ').map(Number) ?? []
  if (!found || x === undefined || y === undefined || !width || !height) return null
  return { content: found[2] ?? '', x, y, width, height }
}

type Place = Omit<Drawing, 'content'>

function part(content: string, view: Place, { x, y, width, height }: Place): string {
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${content}</svg>`
}

/**
 * The drawing, `width` px wide, with its corner at `x` and `y`. Its left column and its top row are drawn out to the
 * picture's edges, so that wall, floor and cables go on.
 */
export function drawnOut({ content, ...view }: Drawing, x: number, y: number, width: number): string {
  const place = { x, y, width, height: (view.height * width) / view.width }
  return (
    (x > 0 ? part(content, { ...view, width: 1 }, { ...place, x: 0, width: x + 1 }) : '') +
    (y > 0 ? part(content, { ...view, height: 1 }, { ...place, y: 0, height: y + 1 }) : '') +
    part(content, view, place)
  )
}
