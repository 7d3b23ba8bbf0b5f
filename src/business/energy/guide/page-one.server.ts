import type { Language } from '#kernel/language.ts'
import type { Figures } from './figures.ts'
import type { GuideWords, Passage } from './guide-words.ts'
import {
  heading,
  numeral,
  skyBand,
  colour,
  inner,
  paper,
  write,
  type Sheet,
  rule,
  type Style,
} from '#platform/pdf/sheet.server.ts'
import { nameIn } from '#kernel/name-in.ts'
import { lineEnergy } from '../load.ts'
import type { Profile } from '../load.ts'
import { exampleLines, exampleLoad } from './example-household.ts'

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

/** A rating plate, with its power and the figures that stand in for it pointed at. */
function ratingPlate(sheet: Sheet, words: GuideWords['plate'], current: string, x: number, y: number): void {
  const nbsp = '\u00a0'
  sheet.roundedRect(x, y, 112, 62, 4).lineWidth(1).fillAndStroke('#EEF1F2', colour.ink)
  for (const [dx, dy] of [
    [6, 6],
    [106, 6],
    [6, 56],
    [106, 56],
  ] as const)
    sheet.circle(x + dx, y + dy, 1.6).fill('#9AA7AE')
  write(sheet, words.product, x + 14, y + 6, { face: 'strong', size: 6.5 })
  write(sheet, `220–240${nbsp}V ~ 50${nbsp}Hz`, x + 14, y + 18, { size: 7.5 })
  sheet.roundedRect(x + 11, y + 30, 44, 13, 6.5).fill(colour.sun)
  write(sheet, `150${nbsp}W`, x + 11, y + 31.8, { face: 'strong', size: 8.5, width: 44, align: 'center', leading: 1.1 })
  write(sheet, `${current}${nbsp}A`, x + 64, y + 32, { size: 8 })
  write(sheet, 'R600a 45\u00a0g', x + 38, y + 47, { size: 6, colour: colour.muted })
  sheet.lineWidth(0.8).strokeColor(colour.ink)
  sheet
    .moveTo(x + 33, y + 43)
    .lineTo(x + 33, y + 68)
    .stroke()
  sheet
    .moveTo(x + 76, y + 42)
    .lineTo(x + 76, y + 79)
    .stroke()
  write(sheet, words.power, x + 4, y + 68, { face: 'strong', size: 7.5, colour: colour.leaf })
  write(sheet, words.current, x + 4, y + 79, { size: 7.5, width: 108, align: 'right', colour: colour.muted })
}

/** A day of 24 hours: the fridge's motor runs in one of three, whatever the hour. */
function dutyStrip(sheet: Sheet, caption: string, x: number, y: number, width: number): void {
  const hour = width / 24
  for (let index = 0; index < 24; index++) {
    const running = index % 3 === 0
    sheet.rect(x + index * hour, y, hour - 1, 10).fill(running ? colour.leaf : colour.leafSoft)
  }
  write(sheet, caption, x, y + 13, { size: 7.5, colour: colour.muted })
}

/** Day and night as two bars: what the battery carries, and what waits for the sun. */
function dayAndNight(sheet: Sheet, words: GuideWords['essential'], x: number, y: number, width: number): void {
  const bar = (from: number, until: number, top: number, fill: string) =>
    sheet.rect(x + (width * from) / 24, top, (width * (until - from)) / 24, 10).fill(fill)
  bar(0, 24, y, colour.leaf)
  bar(0, 24, y + 14, colour.sand)
  bar(9, 17, y + 14, colour.sun)
  write(sheet, words.night, x + 6, y + 1, { face: 'strong', size: 7, colour: colour.white, leading: 1.15 })
  write(sheet, words.sun, x, y + 27, { size: 7.5, colour: colour.muted, width, align: 'center' })
}

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
function exampleTable(sheet: Sheet, words: GuideWords, figures: Figures, language: Language, top: number): number {
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
  const sumOf = (profile: Profile) => profile.reduce((sum, value) => sum + value, 0)
  const [essentialWh, restWh] = [sumOf(exampleLoad.essential), sumOf(exampleLoad.other)]
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
function emptyTable(sheet: Sheet, words: GuideWords, rows: number, top: number): number {
  const [start, height] = [head(sheet, words, top), 17.5]
  for (let index = 1; index <= rows; index++) rule(sheet, paper.margin, start + index * height, inner)
  const end = start + rows * height
  sheet.lineWidth(0.4).strokeColor(colour.line)
  for (const { x } of columns.slice(1)) sheet.moveTo(paper.margin + x + 4, start).lineTo(paper.margin + x + 4, end)
  sheet.stroke()
  return end
}
