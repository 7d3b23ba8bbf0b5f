import * as z from 'zod/mini'
import { brandGrounds, ownColours, type BrandColour } from '#kernel/brand.ts'
import { contrastOf, isColour, leastContrast } from '#kernel/contrast.ts'
import { line } from '#kernel/form-fields.ts'
import { optionalPicture } from './setting-fields.ts'

/** `#rrggbb` that can be read beside what it stands on, or carries. Codes: those of a line, `not_a_colour`, `low_contrast`. */
const colourOf = (name: BrandColour) =>
  line(7, 7).check(
    z.refine(isColour, { error: 'not_a_colour', abort: true }),
    z.refine((colour) => contrastOf(colour, brandGrounds[name]) >= leastContrast, 'low_contrast'),
  )

/** The company's mark, '' for the one that comes with the site, and its two colours. */
export const lookSchema = z.object({ logo: optionalPicture, sun: colourOf('sun'), leaf: colourOf('leaf') })
export type LookSettings = z.output<typeof lookSchema>

/** What comes with the site. */
export const ownLook: LookSettings = { logo: '', ...ownColours }
