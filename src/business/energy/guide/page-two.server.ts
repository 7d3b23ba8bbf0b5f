import type { Figures } from './figures.ts'
import type { GuideIssuer } from './guide-issuer.ts'
import type { GuideWords } from './guide-words.ts'
import { heading, tickBox, colour, inner, paper, write, type Sheet } from './sheet.server.ts'
import { sizingCards } from './sizing-cards.server.ts'
import { sunChart } from './sun-chart.server.ts'

const gap = 24
const half = (inner - gap) / 2
const footHeight = 112

/** How a system is sized, the sun by town, what to ask and check, and how to reach us. */
export function drawPageTwo(sheet: Sheet, words: GuideWords, figures: Figures, issuer: GuideIssuer, date: Date): void {
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
