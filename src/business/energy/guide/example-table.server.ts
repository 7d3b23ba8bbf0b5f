import type { Language } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { lineEnergy } from '../load.ts'
import { exampleLines, exampleLoad } from './example-household.ts'
import type { Figures } from './figures.ts'
import type { GuideWords } from './guide-words.ts'
import { colour, inner, paper, rule, write, type Sheet, type Style } from './sheet.server.ts'

const row = 15.5

/** Left edge and width of each column, in the order of the words. */
const columns = [
  { key: 'appliance', x: 0, width: 168, align: 'left' },
  { key: 'quantity', x: 168, width: 36, align: 'right' },
  { key: 'power', x: 208, width: 46, align: 'right' },
  { key: 'share', x: 258, width: 46, align: 'right' },
  { key: 'day', x: 308, width: 42, align: 'right' },
  { key: 'night', x: 354, width: 42, align: 'right' },
  { key: 'essential', x: 400, width: 54, align: 'center' },
  { key: 'energy', x: 450, width: inner - 458, align: 'right' },
] as const

function cells(sheet: Sheet, y: number, texts: readonly string[], style: Style): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    const text = texts[index] ?? ''
    if (text !== '') write(sheet, text, paper.margin + x + (index === 0 ? 8 : 0), y, { ...style, width, align })
  }
}

function head(sheet: Sheet, words: GuideWords, y: number): number {
  sheet.roundedRect(paper.margin, y, inner, row + 1, 3).fill(colour.ink)
  const texts = columns.map(({ key }) => words.columns[key])
  cells(sheet, y + 3.6, texts, { face: 'strong', size: 7.5, colour: colour.white, leading: 1.2 })
  return y + row + 1
}

/** The example's lines and their three totals; returns where it ends. */
export function exampleTable(
  sheet: Sheet,
  words: GuideWords,
  figures: Figures,
  language: Language,
  top: number,
): number {
  let y = head(sheet, words, top)
  for (const [index, line] of exampleLines.entries()) {
    if (index % 2 === 1) sheet.rect(paper.margin, y, inner, row).fill(colour.sand)
    const texts = [
      nameIn(line, language),
      figures.whole(line.quantity),
      figures.whole(line.power),
      figures.percent(line.dutyCycle),
      figures.free(line.hoursDay),
      figures.free(line.hoursNight),
      line.isEssential ? words.yes : '–',
      figures.whole(lineEnergy(line)),
    ]
    cells(sheet, y + 2.8, texts, { size: 8.5, leading: 1.2 })
    y += row
  }
  return totals(sheet, words, figures, y)
}

function totals(sheet: Sheet, words: GuideWords, figures: Figures, top: number): number {
  const { essential, nonEssential } = exampleLoad
  const [essentialWh, restWh] = [essential.dayWh + essential.nightWh, nonEssential.dayWh + nonEssential.nightWh]
  const right = { align: 'right', leading: 1.2 } as const
  rule(sheet, paper.margin, top + 1, inner, 1, colour.ink)
  for (const [index, [label, value]] of (
    [
      [words.essentialTotal, essentialWh],
      [words.restTotal, restWh],
    ] as const
  ).entries()) {
    const y = top + 5 + index * 13
    write(sheet, label, paper.margin + 300, y, { ...right, size: 8.5, width: 150, colour: colour.muted })
    write(sheet, figures.whole(value), paper.margin + 450, y, { ...right, size: 8.5, width: inner - 458 })
  }
  const y = top + 33
  sheet.roundedRect(paper.margin + 250, y - 2, inner - 250, 21, 4).fill(colour.sunSoft)
  const inKilowattHours = `${figures.one((essentialWh + restWh) / 1000)}\u00a0${words.aDay}`
  write(sheet, `${words.total} (${inKilowattHours})`, paper.margin + 258, y + 3, {
    ...right,
    face: 'strong',
    size: 9.5,
    width: 192,
  })
  write(sheet, figures.whole(essentialWh + restWh), paper.margin + 450, y + 3, {
    ...right,
    face: 'strong',
    size: 9.5,
    width: inner - 458,
  })
  return y + 19
}

/** The same table without figures, for a pencil. */
export function emptyTable(sheet: Sheet, words: GuideWords, rows: number, top: number): number {
  const [start, height] = [head(sheet, words, top), 17.5]
  for (let index = 1; index <= rows; index++) rule(sheet, paper.margin, start + index * height, inner)
  const end = start + rows * height
  sheet.lineWidth(0.4).strokeColor(colour.line)
  for (const { x } of columns.slice(1)) sheet.moveTo(paper.margin + x + 4, start).lineTo(paper.margin + x + 4, end)
  sheet.stroke()
  return end
}
