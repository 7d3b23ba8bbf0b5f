import { fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'

/** A mango tree: a dark crown, lit from the upper left, with fruit. */
export function mango(): string {
  return (
    fill(palette.floorShadow, 'M628 520q10-16 84-14t84 12-80 12-88-10z') +
    outlined('#6B4A2B', 3.5, 'M682 518q10-40 4-100l24 0q-4 60 12 100z') +
    outlined(
      palette.leaf,
      3.5,
      'M618 424q-44-4-42-46t42-44q2-46 46-54t66 24q40-6 54 28t-6 56q18 34-16 50t-60 0q-22 20-48 10t-36-24z',
    ) +
    fill('#1B8462', 'M606 408q-18-10-14-32t36-26q-2-44 34-54t56 16q-30 2-32 30-34 0-34 34-34 4-46 32z') +
    line('#0A553D', 3.5, 'M664 384q12 12 28 6M722 362q14 10 26 0M700 410q14 8 26 0') +
    line(palette.sun, 9, 'M650 366h0M704 342h0M738 390h0M676 416h0M626 384h0')
  )
}

/** A coconut palm at the edge of the compound. */
export function palm(): string {
  const fronds = [
    'q-34-34-78-12q44-2 66 22z',
    'q-22-46-72-54q40 22 56 60z',
    'q-2-50 36-74q-14 34-20 74z',
    'q24-40 74-30q-38 10-58 38z',
    'q38-12 66 26q-32-16-62-14z',
    'q-40-4-56 40q22-26 52-30z',
  ]
  return (
    outlined('#8A6238', 3.5, 'M1388 516q-2-130-22-232l12-4q26 104 32 236z') +
    line('#5F4125', 2.5, 'M1386 478l20-4m-22-34l20-4m-24-36l18-5m-22-35l16-5') +
    outlined(palette.leaf, 3.5, ...fronds.map((d) => `M1372 280${d}`)) +
    line('#6B4A2B', 15, 'M1366 294h0m16 4h0')
  )
}

/** Low planting along the walls. */
export function shrubs(): string {
  return (
    outlined(palette.leaf, 3, 'M866 516q-8-30 16-28 8-24 28-10 22-6 20 18 16 4 10 20z') +
    fill('#1B8462', 'M876 510q-2-18 14-18 8-16 18-6-8 6-10 12-16 0-22 12z') +
    line(palette.clay, 7, 'M894 502h0m14-14h0m10 18h0')
  )
}
