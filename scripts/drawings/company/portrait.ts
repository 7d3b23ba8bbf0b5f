import { fill, line, outlined } from '../mark.ts'
import { palette } from '../palette.ts'

/** A skin as the light from the upper left makes it: in the light, and turned away from it. */
export type Skin = { readonly lit: string; readonly shade: string }

export const skins = {
  umber: { lit: '#8A5A3C', shade: '#6E442B' },
  sienna: { lit: '#A06A45', shade: '#7F5132' },
  ebony: { lit: '#6B4530', shade: '#523322' },
} as const

export type Person = {
  readonly skin: Skin
  /** What lies behind the head: long hair, the back of a scarf. */
  readonly behind?: string
  readonly clothes: string
  /** Beard, glasses, jewels. */
  readonly face?: string
  /** Hair, scarf or hat, over the head. */
  readonly crown: string
  readonly glasses?: boolean
}

const face = 'M66 82q0-44 34-44t34 44q0 34-18 48-8 7-16 7t-16-7q-18-14-18-48z'

/** A head-and-shoulders portrait, 200 x 200, in the light of the product pictures. */
export function portrait({ skin, behind = '', clothes, face: features = '', crown, glasses = false }: Person): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">' +
    `<path fill="${palette.wall}" d="M0 0h200v200H0z"/><circle cx="78" cy="86" r="72" fill="${palette.disc}"/>` +
    `<g fill="none" stroke="${palette.ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">` +
    behind +
    outlined(skin.shade, 3, 'M84 122v34q16 14 32 0v-34z') +
    clothes +
    outlined(skin.lit, 3, 'M68 80q-9-4-9 6t10 12zM132 80q9-4 9 6t-10 12z') +
    outlined(skin.lit, 3.5, face) +
    fill(skin.shade, 'M112 42q20 10 20 40 0 33-17 46-8 8-15 8-5 0-9-3 31-14 31-52 0-22-10-39z') +
    line(palette.ink, 7, 'M86 86h0m28 0h0') +
    line(palette.ink, 3, 'M78 74q8-5 15-1M107 73q7-4 15 1') +
    line(skin.shade, 3, 'M100 88q-5 12-1 14h5') +
    line(palette.ink, 3, 'M88 114q12 9 24 0') +
    features +
    (glasses ? spectacles : '') +
    crown +
    '</g></svg>\n'
  )
}

const spectacles = line(
  palette.sunLit,
  2.5,
  'M79 77h10q7 0 7 8t-9 11h-6q-9-3-9-11t7-8zM111 77h10q7 0 7 8t-9 11h-6q-9-3-9-11t7-8zM96 84q4-3 8 0',
)
