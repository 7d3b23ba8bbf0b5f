import { copies, fill, line } from '../mark.ts'
import { palette } from '../palette.ts'

/** Where the picture ends on its left, for the widest screens, and at its top, for the tallest frames. */
const west = -1760
const sky = -820
const horizon = 448

/** Sky, sun, hills and ground. The left stays empty: it carries the words. */
export function land(): string {
  return (
    `<path fill="${palette.wall}" stroke="none" d="M${west} ${sky}H1440V600H${west}z"/>` +
    `<circle cx="852" cy="196" r="190" fill="${palette.disc}" stroke="none"/>` +
    `<circle cx="852" cy="196" r="110" fill="${palette.sun}" stroke="none"/>` +
    fill(
      '#EFE3CB',
      `M${west} 430q220-40 440-16t420-2 420 0T0 420q120-34 260-22t250-8q150-30 300 6t290-14q170-30 340 4v70H${west}z`,
    ) +
    fill('#E3D8B9', `M${west} 436q240-22 520-4t560-2T0 438q190-26 380-8t330-4q210-22 400 2t330-8v40H${west}z`) +
    fill(palette.floor, `M${west} ${horizon}H1440v152H${west}z`) +
    line(palette.horizon, 2.5, `M${west} ${horizon}H1451`) +
    line(
      '#F0E6D2',
      5,
      'M96 500h170m40 0h30M380 548h230m36 0h20M60 566h90M690 574h120M-560 520h210m40 0h30M-1180 552h260',
    ) +
    line('#EFE4CD', 6, 'M1120 74h130m-58 24h110')
  )
}

/** Far acacias and roofs on the horizon, pale with distance; again further west. */
export function distance(): string {
  return copies(
    'far',
    fill(
      '#D9CDA6',
      'M196 448v-30q-38 2-44-10q20-16 46-16t48 16q-6 12-42 10v30zM404 448v-20q-26 2-30-7q14-11 31-11t32 11q-4 9-27 7v20z',
    ) +
      fill('#E0D2B2', 'M470 448v-18l-10-2 30-18 32 18-8 2v18zM532 448v-14h46v14z') +
      fill('#CDBE98', 'M484 448v-12h10v12zM548 448v-8h10v8z'),
    [
      [0, 0],
      [-760, 0],
      [-1660, 0],
    ],
  )
}
