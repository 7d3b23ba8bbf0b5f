import { palette } from '../palette.ts'

/** A mark of few strokes, 64 x 64, in ink with one accent. */
const mark = (...parts: string[]) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
  `<g fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
  `${parts.join('')}</g></svg>\n`

const stroke = (d: string, colour = '') => `<path${colour && ` stroke="${colour}"`} d="${d}"/>`
const plane = (colour: string, d: string) => `<path fill="${colour}" stroke="none" d="${d}"/>`

/** Every partner's mark by the name of its file. */
export function partnerMarks(): Record<string, string> {
  return {
    // A cowrie, once money.
    'partner-credit': mark(
      plane(palette.sun, 'M32 6q20 6 20 27T32 58Q12 54 12 33T32 6z'),
      stroke('M32 6q20 6 20 27T32 58Q12 54 12 33T32 6z'),
      stroke('M32 16q-7 15 0 32M26 24l5 1M25 32h5M26 40l5-1M38 24l-5 1M38 32h-6M38 40l-5-1'),
    ),
    // A roof over an open book.
    'partner-training': mark(
      plane(palette.leafLit, 'M6 28 32 8l26 20z'),
      stroke('M6 28 32 8l26 20z'),
      stroke('M32 38q-8-6-20-4v18q12-2 20 4 8-6 20-4V34q-12-2-20 4zM32 38v18'),
    ),
    // A wind, and the disc that it blows across.
    'partner-testing': mark(
      plane(palette.sun, 'M48 12a14 14 0 1 1-14 14 14 14 0 0 1 14-14z'),
      stroke('M6 26h30q8 0 8-7t-8-6M6 38h42q9 0 9 8t-9 7M6 50h24'),
    ),
    // Boxes on their way.
    'partner-freight': mark(
      plane(palette.leafLit, 'M8 14h24v26H8z'),
      stroke('M8 40V14h24v26M8 40h4m12 0h16m-8-18h14l10 10v8h-4'),
      stroke('M18 36a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM46 36a6 6 0 1 1 0 12 6 6 0 0 1 0-12z'),
    ),
    // The nut of a shea tree between two leaves.
    'partner-insurance': mark(
      plane(palette.leafLit, 'M32 34Q8 34 8 10q24 0 24 24z'),
      stroke('M32 34Q8 34 8 10q24 0 24 24zM32 34q24 0 24-24-24 0-24 24z'),
      stroke('M32 34q-9 8-9 15t9 9q9-2 9-9t-9-15z'),
    ),
    // Three arrows in a round.
    'partner-recycling': mark(
      stroke('M24 14q12-8 22 2l5 8M52 12v13H39', palette.leaf),
      stroke('M53 37q-2 14-15 15H28M35 44l-8 8 8 8M16 47q-8-10-2-21l4-6M7 23l12-4 4 11'),
    ),
  }
}
