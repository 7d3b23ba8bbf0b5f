import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'

export const paper = { width: 595.28, height: 841.89, margin: 40 } as const
export const inner = paper.width - 2 * paper.margin

/** The colours of the identity, on paper. */
export const colour = {
  ink: '#0C2230',
  muted: '#40535F',
  sun: '#F6A821',
  sunSoft: '#FDF0D3',
  leaf: '#0E6E4F',
  leafSoft: '#E4F2EC',
  clay: '#B4432B',
  sand: '#FBF7EF',
  line: '#D8CDB8',
  white: '#FFFFFF',
} as const

const faces = ['text', 'strong', 'display'] as const
export type Face = (typeof faces)[number]
const fonts = faces.map((face) => [face, readFileSync(new URL(`./fonts/${face}.ttf`, import.meta.url))] as const)

const letters = create(readFileSync(new URL('./fonts/text.ttf', import.meta.url)))

/** True for a character that every face has: they are cut alike. */
export function canSet(character: string): boolean {
  return 'hasGlyphForCodePoint' in letters && letters.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

export type Sheet = PDFKit.PDFDocument

type SheetInfo = {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly date: Date
  /** Its parts are named for who can't see them; its pages can be turned back to until it is closed. */
  readonly tagged?: boolean
}

/** An empty A4 document with the fonts in it; the date is the only thing that sets two editions apart. */
export function openSheet({ tagged = false, ...info }: SheetInfo): Sheet {
  const sheet = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    ...(tagged && { tagged, bufferPages: true, pdfVersion: '1.7' as const }),
    info: { Title: info.title, Author: info.author, CreationDate: info.date },
  })
  for (const [face, bytes] of fonts) sheet.registerFont(face, bytes)
  return sheet
}

/** Everything written so far, as the bytes of a PDF. */
export function closeSheet(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
    sheet.end()
  })
}

export type Style = {
  readonly face?: Face
  readonly size?: number
  readonly colour?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly leading?: number
  /** What a press on it opens. */
  readonly href?: string
}

function set(sheet: Sheet, { face = 'text', size = 9, width, align = 'left', leading = 1.4, href }: Style) {
  sheet.font(face).fontSize(size)
  const lineGap = size * leading - sheet.currentLineHeight(true)
  const link = href === undefined ? {} : { link: href }
  return { lineGap, align, ...link, ...(width === undefined ? { lineBreak: false } : { width }) }
}

/** How high {@link write} would write a text. Points. */
export function measure(sheet: Sheet, text: string, style: Style): number {
  const { size = 9, leading = 1.4, width } = style
  const options = set(sheet, style)
  return width === undefined ? size * leading : sheet.heightOfString(text, options)
}

/** Writes `text` with its top left corner at `x`, `y`; returns where the next line may start. Points. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style = {}): number {
  const options = set(sheet, style)
  sheet.fillColor(style.colour ?? colour.ink).text(text, x, y, { ...options, features: ['kern', 'tnum'] })
  return y + measure(sheet, text, style)
}

/** A hairline. */
export function rule(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  weight = 0.6,
  stroke: string = colour.line,
): void {
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(stroke)
    .stroke()
}

/** The band at the top of the guide: the sun's disc on the horizon, behind it the ink of an early sky. */
export function skyBand(sheet: Sheet, height: number): void {
  const [centre, radius] = [paper.width - 104, 66]
  sheet.save().rect(0, 0, paper.width, height).clip()
  sheet.rect(0, 0, paper.width, height).fill(colour.ink)
  sheet.circle(centre, height, radius).fill(colour.sun)
  sheet.restore()
  panelField(sheet, centre, height, 14)
}

/** The panel grid running towards the horizon, as in the mark. */
function panelField(sheet: Sheet, centre: number, horizon: number, depth: number): void {
  sheet.save().rect(0, horizon, paper.width, depth).clip()
  sheet.rect(0, horizon, paper.width, depth).fill('#17364A')
  sheet.lineWidth(0.6).strokeColor('#5B7685')
  for (const y of [0, 3, 7.5]) sheet.moveTo(0, horizon + y).lineTo(paper.width, horizon + y)
  for (let column = -24; column <= 12; column++) {
    sheet.moveTo(centre + column * 20, horizon).lineTo(centre + column * 34, horizon + depth)
  }
  sheet.stroke().restore()
}

/** A step's number on a small sun. */
export function numeral(sheet: Sheet, number: number, x: number, y: number): void {
  sheet.circle(x + 9, y + 9, 9).fill(colour.sun)
  write(sheet, String(number), x, y + 3.6, { face: 'strong', size: 10, width: 18, align: 'center', leading: 1.1 })
}

/** An empty box to tick. */
export function tickBox(sheet: Sheet, x: number, y: number): void {
  sheet.roundedRect(x, y, 9, 9, 2).lineWidth(1).strokeColor(colour.leaf).stroke()
}

/** A section's heading, and the short line of sun under it. */
export function heading(sheet: Sheet, text: string, x: number, y: number): number {
  const below = write(sheet, text, x, y, { face: 'display', size: 14, leading: 1.25 })
  rule(sheet, x, below + 1, 26, 2.2, colour.sun)
  return below + 8
}
