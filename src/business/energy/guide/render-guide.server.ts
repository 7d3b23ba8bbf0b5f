import { contentLanguageOf, type Language, type LocalizedContent } from '#kernel/language.ts'
import { figuresOf, type Figures } from './figures.ts'
import type { GuideIssuer } from './guide-issuer.ts'
import type { GuideWords } from './guide-words.ts'
import { drawPageOne } from './page-one.server.ts'
import {
  closeSheet,
  openSheet,
  heading,
  tickBox,
  colour,
  inner,
  paper,
  write,
  type Sheet,
  rule,
} from '#platform/pdf/sheet.server.ts'
import { wordsEn } from './words-en.ts'
import { wordsFr } from './words-fr.ts'
import { sizingCards } from './sizing-cards.server.ts'
import { sunRows, type SunRow } from './sun-rows.ts'

const wordsOf: LocalizedContent<GuideWords> = { fr: wordsFr, en: wordsEn }

/**
 * The free guide of the audit: a PDF of two A4 pages in one language. The same language, issuer and date give the same
 * bytes.
 */
export function renderGuide(language: Language, issuer: GuideIssuer, date: Date): Promise<Buffer> {
  const words = wordsOf[contentLanguageOf(language)]
  const figures = figuresOf(language)
  const sheet = openSheet({ title: words.title, author: issuer.name, language, date })
  drawPageOne(sheet, words, figures, language, issuer.name)
  drawPageTwo(sheet, words, figures, issuer, date)
  return closeSheet(sheet)
}

const gap = 24
const half = (inner - gap) / 2
const footHeight = 112

/** How a system is sized, the sun by town, what to ask and check, and how to reach us. */
function drawPageTwo(sheet: Sheet, words: GuideWords, figures: Figures, issuer: GuideIssuer, date: Date): void {
  sheet.addPage()
  sheet.rect(0, 0, paper.width, 8).fill(colour.sun)
  const intro = heading(sheet, words.sizing.title, paper.margin, 30)
  const cards = write(sheet, words.sizing.body, paper.margin, intro + 1, { size: 9, colour: colour.muted })
  const sizing = sizingCards(sheet, words, figures, cards + 6)
  const sun = heading(sheet, words.sun.title, paper.margin, sizing + 18)
  const lists = sunChart(sheet, words.sun, figures, sun + 4) + 18
  questions(sheet, words.ask, lists)
  checklist(sheet, words.check, lists)
  contact(sheet, words, issuer, words.edition(figures.date(date)))
}

function questions(sheet: Sheet, { title, questions: texts }: GuideWords['ask'], top: number): void {
  let y = heading(sheet, title, paper.margin, top) + 2
  for (const [index, text] of texts.entries()) {
    write(sheet, `${index + 1}.`, paper.margin, y, { face: 'strong', size: 8.4, colour: colour.leaf, leading: 1.32 })
    y = write(sheet, text, paper.margin + 15, y, { size: 8.4, width: half - 15, leading: 1.32 }) + 3
  }
}

function checklist(sheet: Sheet, { title, points }: GuideWords['check'], top: number): void {
  const x = paper.margin + half + gap
  let y = heading(sheet, title, x, top) + 2
  for (const text of points) {
    tickBox(sheet, x, y + 1)
    y = write(sheet, text, x + 16, y, { size: 8.4, width: half - 16, leading: 1.32 }) + 7
  }
}

function contact(sheet: Sheet, words: GuideWords, issuer: GuideIssuer, edition: string): void {
  const top = paper.height - footHeight
  sheet.rect(0, top, paper.width, footHeight).fill(colour.ink)
  const pale = '#D5DEE3'
  write(sheet, issuer.name, paper.margin, top + 14, { face: 'strong', size: 9.5, colour: colour.sun })
  write(sheet, words.contact.title, paper.margin, top + 27, {
    face: 'display',
    size: 15,
    colour: colour.white,
    leading: 1.2,
  })
  const below = write(sheet, words.contact.body, paper.margin, top + 48, { size: 8.4, colour: pale, width: 220 })
  const address = `${issuer.url}/smart-solar-plan`
  write(sheet, address.replace(/^https?:\/\//, ''), paper.margin, below, {
    face: 'strong',
    size: 9,
    colour: colour.white,
  })
  sheet.link(paper.margin, below - 1, 220, 13, address)
  const column = 140
  for (const [index, office] of issuer.offices.entries()) {
    const x = paper.width - paper.margin - (issuer.offices.length - index) * column + 8
    const line = write(sheet, office.country, x, top + 16, { face: 'strong', size: 9, colour: colour.white })
    const phones = write(sheet, office.address, x, line, { size: 8, colour: pale, width: column - 12, leading: 1.3 })
    write(sheet, office.phoneNumbers.join('\n'), x, phones + 2, {
      size: 8,
      colour: pale,
      width: column - 12,
      leading: 1.3,
    })
  }
  write(sheet, issuer.email, paper.margin, below + 14, { size: 8.4, colour: pale })
  sheet.link(paper.margin, below + 13, 160, 12, `mailto:${issuer.email}`)
  const small = { size: 7, colour: '#9FB0BA' } as const
  write(sheet, edition, paper.margin, top + footHeight - 18, small)
  write(sheet, words.page(2, 2), paper.margin, top + footHeight - 18, { ...small, width: inner, align: 'right' })
}

const row = 14.4
const [townWidth, barLeft, barWidth] = [112, 170, 150] as const
const chartWidth = 352
/** Hours at the right end of the bars' field. */
const mostSun = 7
const borderGap = 6
/** Where the rows of the next country begin. */
const border = sunRows.findIndex(({ place }) => place.country !== sunRows[0]?.place.country)

/** Towns from the coast to the Sahel: the sun of the worst month as a bar, the year's mean as a mark. */
function sunChart(sheet: Sheet, words: GuideWords['sun'], figures: Figures, top: number): number {
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
