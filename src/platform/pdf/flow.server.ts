import { settableText } from '../lettering/typeface.server.ts'
import {
  canSet,
  colour,
  inner,
  measure,
  openSheet,
  paper,
  rule,
  write,
  type Sheet,
  type Style,
} from './sheet.server.ts'

type Element = PDFKit.PDFStructureElement

/** A tagged document that is written from top to bottom, over as many pages as it takes. */
export type Flow = {
  readonly sheet: Sheet
  readonly root: Element
  /** Where the next part begins, points from the top of the page. */
  y: number
  /** How high its last page is. */
  height: number
}

const top = 44
const bottom = paper.height - 62

/** An empty document with its first page. */
export function openFlow(info: Parameters<typeof openSheet>[0]): Flow {
  const sheet = openSheet({ ...info, tagged: true })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  sheet.addPage()
  return { sheet, root, y: top, height: paper.height }
}

/** Begins a page unless so many points are left on this one. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height <= bottom) return
  flow.sheet.addPage()
  flow.y = top
}

/** What says nothing to who hears the page: lines, colours, what stands on every page. */
function ornament(sheet: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.markContent('Artifact', { type })
  draw()
  sheet.endMarkedContent()
}

/** A PNG within a box at the left edge, which says nothing that words don't; the next part follows below. */
export function ornamentPicture(
  flow: Flow,
  png: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const { sheet, y } = flow
  ornament(sheet, () => void sheet.image(Buffer.from(png), paper.margin, y, { fit: [width, height], valign: 'center' }))
  flow.y = y + height + 8
}

type Paragraph = Style & {
  readonly gap?: number
  readonly tag?: 'P' | 'H1' | 'H2'
  /** The address that it opens: all of it is the link. */
  readonly href?: string
}

/** A text across the page, or `width` of it, as the element `tag`; the next part follows after `gap`. */
export function paragraph(flow: Flow, text: string, { gap = 4, tag = 'P', href, ...style }: Paragraph = {}): void {
  const { sheet, root } = flow
  const shown = { width: inner, ...style }
  const said = settable(text)
  const height = measure(sheet, said, shown)
  keepTogether(flow, height)
  const { y } = flow
  const content = () => void write(sheet, said, paper.margin, y, { ...shown, ...(href !== undefined && { href }) })
  const element = sheet.struct(tag, {}, href === undefined ? content : sheet.struct('Link', {}, content))
  root.add(element)
  flow.y = y + height + gap
}

/** A section's heading, never the last line of a page: `height` is what must follow it there. */
export function section(flow: Flow, text: string, height = 40): void {
  flow.y += 9
  keepTogether(flow, 30 + height)
  paragraph(flow, text, { tag: 'H2', face: 'display', size: 13, leading: 1.25, gap: 1 })
  ornament(flow.sheet, () => rule(flow.sheet, paper.margin, flow.y, 26, 2.2, colour.sun))
  flow.y += 8
}

export type Column = { readonly head: string; readonly width: number; readonly align?: 'left' | 'right' }
/** The first cell names the row. */
export type Row = { readonly cells: readonly string[]; readonly isTotal?: boolean }

const cellStyle = { size: 8.8, leading: 1.3 } as const
const headStyle = { face: 'strong', size: 7.8, colour: colour.muted, leading: 1.3 } as const
const styleOf = ({ isTotal }: Pick<Row, 'isTotal'>): Style => (isTotal ? { ...cellStyle, face: 'strong' } : cellStyle)
const padding = 3
const between = 6

/** A table that is no higher than this is not broken over two pages. */
const unbroken = 300

/** A table under a heading of its own; every page that it runs on to repeats its head. */
export function tableSection(flow: Flow, title: string, columns: readonly Column[], rows: readonly Row[]): void {
  const { sheet } = flow
  const height = rows.reduce((sum, row) => sum + rowHeight(sheet, columns, row.cells, styleOf(row)), 20)
  section(flow, title, Math.min(height, unbroken))
  table(flow, title, columns, rows)
}

/** A table that `title` names to who hears it. */
export function table(flow: Flow, title: string, columns: readonly Column[], rows: readonly Row[]): void {
  const { sheet, root } = flow
  const heads = columns.map(({ head }) => head)
  const element = sheet.struct('Table', { title })
  root.add(element)
  const add = (cells: readonly string[], style: Style, tagOf: (at: number) => Cell) => {
    const row = sheet.struct('TR')
    element.add(row)
    writeRow(flow, columns, cells, style, (at, content) => row.add(sheet.struct(...tagOf(at), content)))
    row.end()
  }
  const line = (weight: number, stroke: string) =>
    ornament(sheet, () => rule(sheet, paper.margin, flow.y, widthOf(columns), weight, stroke))
  keepTogether(flow, rowHeight(sheet, columns, heads, headStyle) + 20)
  add(heads, headStyle, () => headOf('Column'))
  line(0.9, colour.ink)
  rows.forEach((row, at) => {
    const next = rows[at + 1]
    const height = rowHeight(sheet, columns, row.cells, styleOf(row)) + (next?.isTotal ? 20 : 0)
    const { y } = flow
    keepTogether(flow, height)
    if (flow.y < y) {
      ornament(sheet, () => writeRow(flow, columns, heads, headStyle, (_, content) => content()), 'Pagination')
      line(0.9, colour.ink)
    }
    if (row.isTotal) line(0.9, colour.ink)
    add(row.cells, styleOf(row), (cell) => (cell === 0 ? headOf('Row') : ['TD', {}]))
    if (!row.isTotal) line(0.5, colour.line)
  })
  element.end()
  flow.y += 4
}

type Cell = readonly [tag: 'TH' | 'TD', options: object]

/** The types don't know `scope` yet; an empty title is none. */
const headOf = (scope: 'Row' | 'Column'): Cell => ['TH', { title: '', scope }]

const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0)

function rowHeight(sheet: Sheet, columns: readonly Column[], cells: readonly string[], style: Style): number {
  const heights = columns.map(({ width }, at) =>
    measure(sheet, settable(cells[at] ?? '') || ' ', { ...style, width: width - between }),
  )
  return Math.max(...heights) + 2 * padding
}

/** Writes the cells of a row, each by `put`, and goes below it. */
function writeRow(
  flow: Flow,
  columns: readonly Column[],
  cells: readonly string[],
  style: Style,
  put: (at: number, content: () => void) => void,
): void {
  const { sheet, y } = flow
  const below = y + rowHeight(sheet, columns, cells, style)
  columns.forEach(({ width, align = 'left' }, at) => {
    const x = paper.margin + widthOf(columns.slice(0, at)) + (align === 'right' ? between : 0)
    const text = settable(cells[at] ?? '')
    put(at, () => {
      if (text !== '') write(sheet, text, x, y + padding, { ...style, width: width - between, align })
    })
  })
  flow.y = below
}

const roomToSign = 52

/** Room for each to sign, side by side, above a line with their name under it. */
export function signatureLines(flow: Flow, names: readonly string[]): void {
  const { sheet, root } = flow
  const width = (inner - between * 4 * (names.length - 1)) / names.length
  keepTogether(flow, roomToSign + 20)
  const y = flow.y + roomToSign
  names.forEach((name, at) => {
    const x = paper.margin + at * (width + between * 4)
    ornament(sheet, () => rule(sheet, x, y, width, 0.9, colour.ink))
    root.add(sheet.struct('P', {}, () => void write(sheet, settable(name), x, y + 4, { width })))
  })
  flow.y = y + 20
}

/** Has the last page be no higher than what stands on it, with its foot: whoever prints it cuts nothing off. */
export function endHere(flow: Flow): void {
  flow.height = Math.min(paper.height, flow.y + 62)
  const MediaBox = [0, paper.height - flow.height, paper.width, paper.height]
  Object.assign(flow.sheet.page.dictionary.data, { MediaBox })
}

/** Ends the document: what stands at the foot of each page, and its number. */
export function closeFlow(
  { sheet, root, height }: Flow,
  foot: (page: number, of: number) => readonly [string, string],
): void {
  root.end()
  const { count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page)
    const [left, right] = foot(page + 1, count)
    const y = (page === count - 1 ? height : paper.height) - 44
    const style = { size: 7.5, colour: colour.muted, leading: 1.3 } as const
    ornament(
      sheet,
      () => {
        rule(sheet, paper.margin, y - 6, inner)
        write(sheet, settable(left), paper.margin, y, { ...style, width: inner - 90 })
        write(sheet, settable(right), paper.margin, y, { ...style, width: inner, align: 'right' })
      },
      'Pagination',
    )
  }
}

/** The text in characters that the fonts have. */
function settable(text: string): string {
  return settableText(text, canSet)
}
