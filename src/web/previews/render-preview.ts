import { bindWords, breakLines, measureByWords } from './break-lines.ts'
import { drawnOut, type Drawing, type Lettering } from './drawing.ts'
import type { Preview } from './preview.ts'

/** The size that chats and feeds ask for, in px. */
export const previewSize = { width: 1200, height: 630 }

const ink = '#0C2230'
const muted = '#40535F'
const wall = '#F6EEDF'
const margin = 64

/** Longer than any title that fits; what comes after is not even measured. */
const longestTitle = 300

type Layout = {
  /** Where the drawing's corner stands, and how wide it is. */
  readonly place: readonly [x: number, y: number, width: number]
  /** The width of the words, and the lowest baseline of the title. */
  readonly column: number
  readonly foot: number
  readonly sizes: readonly number[]
}

/** A tall drawing (4:3) stands beside the words, a wide one (16:9) lower than they; a scene is the whole picture. */
const beside: Layout = { place: [496, 102, 704], column: 490, foot: 450, sizes: [84, 72, 62, 54, 46, 40] }
const lower: Layout = { place: [560, 270, 640], column: 540, foot: 480, sizes: [68, 60, 52, 46, 42] }
const scene: Layout = { place: [0, 0, 1200], column: 570, foot: 440, sizes: [76, 68, 60, 52, 46] }

function layoutFor({ width, height }: Drawing): Layout {
  const ratio = width / height
  if (ratio > 1.8) return scene
  return ratio < 1.5 ? beside : lower
}

/** The picture of a page as SVG, its words as outlines: the brand, what it is, its title, its price. */
export function renderPreview(preview: Preview, drawing: Drawing, brandName: string, lettering: Lettering): string {
  const { width, height } = previewSize
  const layout = layoutFor(drawing)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${wall}" d="M0 0h${width}v${height}H0z"/>` +
    drawnOut(drawing, ...layout.place) +
    drawBrand(lettering.settable(brandName), lettering) +
    drawWords(preview, brandName, layout, lettering) +
    drawFoot(preview, lettering) +
    '</svg>'
  )
}

/** The mark of the site's header and the name beside it. */
function drawBrand(name: string, { outline }: Lettering): string {
  return (
    `<g transform="translate(${margin - 3} 40)scale(1.6)"><path fill="#F6A821" d="M7.5 19.5a10.5 10.5 0 0 1 21 0z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round" d="M2 19.5h32M9.5 19.5 5 31.5h26l-4.5-12M15.5 19.5 14 31.5M20.5 19.5 22 31.5M7.4 25.25h21.2"/></g>` +
    `<path fill="${ink}" d="${outline(name, 34, margin + 66, 83)}"/>`
  )
}

function drawWords(preview: Preview, brandName: string, layout: Layout, lettering: Lettering): string {
  const { settable, widthOf, outline } = lettering
  const title = settable(bindWords(preview.title.slice(0, longestTitle))) || settable(brandName)
  const top = 150
  const kind = fit(settable(preview.kind), 28, layout.column, lettering)
  const detail = fit(settable(preview.detail), 30, layout.column, lettering)
  const room = layout.foot - top - (kind ? 46 : 0) - (detail ? 52 : 0)
  const { size, lines } = setTitle(title, layout, room, widthOf)
  const lead = Math.round(size * 1.1)
  const first = top + (kind ? 46 : 0) + Math.round(size * 0.8)
  const last = first + (lines.length - 1) * lead
  return (
    (kind && `<path fill="${muted}" d="${outline(kind, 28, margin, top + 22)}"/>`) +
    `<path fill="${ink}" d="${lines.map((line, at) => outline(line, size, margin, first + at * lead)).join('')}"/>` +
    (detail && `<path fill="${muted}" d="${outline(detail, 30, margin, last + 56)}"/>`)
  )
}

/** The largest size in which the title fits, else the smallest and an ellipsis. */
function setTitle(title: string, { column, sizes }: Layout, room: number, widthOf: Lettering['widthOf']) {
  const measure = measureByWords((text) => widthOf(text, 1))
  const settings = sizes.map((size) => {
    const most = Math.max(1, Math.floor(room / (size * 1.1)))
    return { size, ...breakLines(title, measure, column / size, most) }
  })
  const setting = settings.find(({ whole }) => whole) ?? settings.at(-1)
  if (!setting) throw new Error('a layout has no size')
  return setting
}

function drawFoot({ offer, note }: Preview, { settable, outline }: Lettering): string {
  const [price, said] = [settable(offer), settable(note)]
  return (
    (price && `<path fill="${ink}" d="${outline(price, 48, margin, 566)}"/>`) +
    (said && `<path fill="${muted}" d="${outline(said, 26, margin, price ? 604 : 590)}"/>`)
  )
}

function fit(text: string, size: number, width: number, { widthOf }: Lettering): string {
  return breakLines(text, (part) => widthOf(part, size), width, 1).lines.join('')
}
