import type { Figures } from './figures.ts'
import type { GuideWords } from './guide-words.ts'
import { colour, inner, paper, rule, write, type Sheet } from './sheet.server.ts'
import { sunRows, type SunRow } from './sun-rows.ts'

const row = 14.4
const [townWidth, barLeft, barWidth] = [112, 170, 150] as const
const chartWidth = 352
/** Hours at the right end of the bars' field. */
const mostSun = 7
const borderGap = 6
/** Where the rows of the next country begin. */
const border = sunRows.findIndex(({ place }) => place.country !== sunRows[0]?.place.country)

/** Towns from the coast to the Sahel: the sun of the worst month as a bar, the year's mean as a mark. */
export function sunChart(sheet: Sheet, words: GuideWords['sun'], figures: Figures, top: number): number {
  const rowTop = (index: number) => top + 16 + index * row + (index < border ? 0 : borderGap)
  head(sheet, words, top)
  rule(sheet, paper.margin, rowTop(border) - borderGap / 2, chartWidth)
  for (const [index, sun] of sunRows.entries()) drawRow(sheet, sun, words, figures, rowTop(index), index === 0)
  const aside = paper.margin + chartWidth + 20
  const below = write(sheet, words.body, aside, top, { size: 8.6, width: inner - chartWidth - 20, leading: 1.42 })
  write(sheet, words.source, aside, below + 10, {
    size: 6.8,
    width: inner - chartWidth - 20,
    colour: colour.muted,
    leading: 1.35,
  })
  return rowTop(sunRows.length)
}

function head(sheet: Sheet, words: GuideWords['sun'], y: number): void {
  const style = { face: 'strong', size: 7.5, colour: colour.muted, leading: 1.2 } as const
  write(sheet, words.town, paper.margin, y, style)
  write(sheet, words.worst, paper.margin + townWidth, y, style)
  write(sheet, words.hours, paper.margin + barLeft, y, style)
  write(sheet, words.panels, paper.margin + chartWidth - 60, y, { ...style, width: 60, align: 'right' })
  rule(sheet, paper.margin, y + 12, chartWidth, 0.8, colour.ink)
}

function drawRow(
  sheet: Sheet,
  sun: SunRow,
  words: GuideWords['sun'],
  figures: Figures,
  y: number,
  labelled: boolean,
): void {
  const left = paper.margin + barLeft
  const scale = barWidth / mostSun
  const style = { size: 8.2, leading: 1.2 } as const
  write(
    sheet,
    sun.place.key === 'lagos' ? `${sun.place.region} (${sun.place.city})` : sun.place.city,
    paper.margin,
    y + 1,
    style,
  )
  write(sheet, figures.month(sun.worstMonth), paper.margin + townWidth, y + 1, { ...style, colour: colour.muted })
  sheet.rect(left, y + 2, sun.worst * scale, 8.5).fill(colour.sun)
  sheet.rect(left + sun.mean * scale - 0.8, y + 0.8, 1.6, 11).fill(colour.ink)
  write(sheet, figures.two(sun.worst), left + 4, y + 2.2, { face: 'strong', size: 7.4, leading: 1.1 })
  write(
    sheet,
    labelled ? `${figures.two(sun.mean)} ${words.mean}` : figures.two(sun.mean),
    left + sun.mean * scale + 4,
    y + 2,
    {
      size: 7.2,
      colour: colour.muted,
      leading: 1.1,
    },
  )
  write(sheet, String(sun.panels), paper.margin + chartWidth - 40, y + 1, {
    ...style,
    face: 'strong',
    width: 40,
    align: 'right',
  })
}
