import * as z from 'zod/mini'
import type { PhotographSlot } from '#kernel/brand.ts'
import { countries, perCountry } from '#kernel/country.ts'
import { optionalLine, optionalPicture } from './setting-fields.ts'

/** A photograph and what it shows, in words for those who don't see it; a picture of '' is none. */
const photographSchema = z
  .object({ picture: optionalPicture, alt: optionalLine(160), altEn: optionalLine(160) }, 'not_an_object')
  .check(z.refine(({ picture, alt }) => picture === '' || alt !== '', { path: ['alt'], error: 'required' }))

/** By slot: what has none shows what stood there before. */
export const photographsSchema = z.object({
  team: photographSchema,
  crew: photographSchema,
  ...perCountry(() => photographSchema),
})
export type PhotographSettings = z.output<typeof photographsSchema>

export const photographSlots: readonly PhotographSlot[] = ['team', 'crew', ...countries]

const none = { picture: '', alt: '', altEn: '' }

/** What comes with the site is drawn: no photograph of anybody. */
export const noPhotographs: PhotographSettings = { team: none, crew: none, ...perCountry(() => none) }
