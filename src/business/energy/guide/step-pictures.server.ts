import type { GuideWords } from './guide-words.ts'
import { colour, write, type Sheet } from './sheet.server.ts'

/** A rating plate, with its power and the figures that stand in for it pointed at. */
export function ratingPlate(sheet: Sheet, words: GuideWords['plate'], current: string, x: number, y: number): void {
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
export function dutyStrip(sheet: Sheet, caption: string, x: number, y: number, width: number): void {
  const hour = width / 24
  for (let index = 0; index < 24; index++) {
    const running = index % 3 === 0
    sheet.rect(x + index * hour, y, hour - 1, 10).fill(running ? colour.leaf : colour.leafSoft)
  }
  write(sheet, caption, x, y + 13, { size: 7.5, colour: colour.muted })
}

/** Day and night as two bars: what the battery carries, and what waits for the sun. */
export function dayAndNight(sheet: Sheet, words: GuideWords['essential'], x: number, y: number, width: number): void {
  const bar = (from: number, until: number, top: number, fill: string) =>
    sheet.rect(x + (width * from) / 24, top, (width * (until - from)) / 24, 10).fill(fill)
  bar(0, 24, y, colour.leaf)
  bar(0, 24, y + 14, colour.sand)
  bar(9, 17, y + 14, colour.sun)
  write(sheet, words.night, x + 6, y + 1, { face: 'strong', size: 7, colour: colour.white, leading: 1.15 })
  write(sheet, words.sun, x, y + 27, { size: 7.5, colour: colour.muted, width, align: 'center' })
}
