import type { Language } from '#kernel/language.ts'
import { emptyTable, exampleTable } from './example-table.server.ts'
import type { Figures } from './figures.ts'
import type { GuideWords, Passage } from './guide-words.ts'
import { heading, numeral, skyBand } from './motif.server.ts'
import { colour, inner, paper, write, type Sheet } from './sheet.server.ts'
import { dayAndNight, dutyStrip, ratingPlate } from './step-pictures.server.ts'

const gap = 24
const half = (inner - gap) / 2
const bandHeight = 122

/** How to find out what a home needs: four steps, a filled table, an empty one. */
export function drawPageOne(
  sheet: Sheet,
  words: GuideWords,
  figures: Figures,
  language: Language,
  brandName: string,
): void {
  sheet.addPage()
  title(sheet, words, brandName)
  steps(sheet, words, figures, bandHeight + 32)
  const example = heading(sheet, words.example.title, paper.margin, 396)
  write(sheet, words.example.body, paper.margin + 250, 401, {
    size: 8,
    colour: colour.muted,
    width: inner - 250,
    align: 'right',
  })
  const total = exampleTable(sheet, words, figures, language, example + 2)
  write(sheet, words.formula, paper.margin, total - 17, { size: 7.5, colour: colour.muted, width: 240 })
  const yours = heading(sheet, words.yours.title, paper.margin, total + 14)
  write(sheet, words.yours.body, paper.margin + 100, total + 19, {
    size: 8,
    colour: colour.muted,
    width: inner - 100,
    align: 'right',
  })
  emptyTable(sheet, words, 7, yours + 2)
  write(sheet, words.page(1, 2), paper.margin, paper.height - 28, {
    size: 7,
    colour: colour.muted,
    width: inner,
    align: 'right',
  })
}

function title(sheet: Sheet, words: GuideWords, brandName: string): void {
  skyBand(sheet, bandHeight)
  write(sheet, brandName, paper.margin, 22, { face: 'strong', size: 9.5, colour: colour.sun })
  const below = write(sheet, words.title, paper.margin, 38, {
    face: 'display',
    size: 20,
    colour: colour.white,
    width: 370,
    leading: 1.14,
  })
  write(sheet, words.subtitle, paper.margin, below + 4, { size: 9, colour: '#D5DEE3', width: 360, leading: 1.35 })
}

function step(
  sheet: Sheet,
  number: number,
  { title: text, body }: Passage,
  x: number,
  y: number,
  width: number,
): number {
  numeral(sheet, number, x, y)
  write(sheet, text, x + 25, y + 2, { face: 'strong', size: 10.5, leading: 1.2 })
  return write(sheet, body, x + 25, y + 18, { size: 8.6, width: width - 25, leading: 1.38 })
}

function steps(sheet: Sheet, words: GuideWords, figures: Figures, top: number): void {
  const [left, right] = [paper.margin, paper.margin + half + gap]
  const second = top + 116
  step(sheet, 1, words.list, left, top, half)
  step(sheet, 2, words.plate, right, top, half - 122)
  ratingPlate(sheet, words.plate, figures.two(0.65), right + half - 112, top + 18)
  const strip = step(sheet, 3, words.hours, left, second, half)
  dutyStrip(sheet, words.hours.strip, left + 25, strip + 6, half - 25)
  const bars = step(sheet, 4, words.essential, right, second, half)
  dayAndNight(sheet, words.essential, right + 25, bars + 6, half - 25)
}
