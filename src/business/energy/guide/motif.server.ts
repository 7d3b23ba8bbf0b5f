import { colour, paper, rule, write, type Sheet } from './sheet.server.ts'

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
